import type { Phrases } from '../phrases.ts';
import type { palette as ptPalette } from '../pt-BR/palette.ts';

export const palette: Phrases<typeof ptPalette> = {
  label: 'Search or go to',
  placeholder: 'What are you looking for?',
  results: 'Results',
  jobs: 'Jobs',
  people: 'Candidates',
  further_one: 'and {{count, number}} more application',
  further_many: 'and {{count, number}} more applications',
  further_other: 'and {{count, number}} more applications',
  similarName: 'similar name · {{job}}',
  everybody: 'See all {{count, number}} people found',
  screens: 'Screens',
  actions: 'Actions',
  talents: 'Open talent',
  newJob: 'New job',
  light: 'Use the light theme',
  dark: 'Use the dark theme',
  failed: 'The search failed. Try again in a moment.',
};
