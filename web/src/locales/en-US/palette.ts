import type { Phrases } from '../phrases.ts';
import type { palette as ptPalette } from '../pt-BR/palette.ts';

export const palette: Phrases<typeof ptPalette> = {
  label: 'Search or go to',
  placeholder: 'What are you looking for?',
  results: 'Results',
  jobs: 'Jobs',
  people: 'Applications',
  screens: 'Screens',
  actions: 'Actions',
  newJob: 'New job',
  light: 'Use the light theme',
  dark: 'Use the dark theme',
  failed: 'The search failed. Try again in a moment.',
};
