import type { Phrases } from '../phrases.ts';
import type { legal as ptLegal } from '../pt-BR/legal.ts';

export const legal: Phrases<typeof ptLegal> = {
  dataRequest: 'Make a request about my data',
  contents: 'On this page',
  version: 'Version {{version}}, effective {{since}}',
  changes: 'What changed in this version: {{changes}}',
  earlier: 'Earlier versions',
  earlierVersion: 'Version {{version}}, from {{since}}: {{changes}}',
  contactTitle: 'Contact',
  contact: 'For questions and requests about your data or this document, write to the data protection officer:',
  authority: 'You may also contact the Brazilian data protection authority (ANPD).',
  search: {
    label: 'Search the help',
    placeholder: 'What are you looking for?',
    found_one: '{{count}} result',
    found_other: '{{count}} results',
    none: 'No results',
    inQuestions: 'In the frequently asked questions',
    nothing: 'We found nothing with these words. Tell us what you need:',
    contact: 'Contact us',
  },
};
