import type { Phrases } from '../phrases.ts';
import type { helpSearch as ptHelpSearch } from '../pt-BR/help-search.ts';

export const helpSearch: Phrases<typeof ptHelpSearch> = {
  label: 'Search the help',
  placeholder: 'What are you looking for?',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  inQuestions: 'In the frequently asked questions',
  nothing: 'We found nothing with these words. Tell us what you need:',
  more: 'Did not find what you were looking for?',
  contact: 'Contact us',
};
