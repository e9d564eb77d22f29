import type { Phrases } from '../phrases.ts';
import type { publicCompany as original } from '../pt-BR/public-company.ts';

export const publicCompany: Phrases<typeof original> = {
  title: 'Jobs at {{name}}',
  verifiedBy: {
    domain: 'Verified domain: {{domain}}',
    cnpj: 'Verified CNPJ',
    operator: 'Verified company',
  },
  unverified: 'Prova has not verified this company yet.',
  keptPromises: 'Kept {{percent, number}}% of its {{promises, number}} reply promises in the last year',
  about: 'About the company',
  jobs: 'Open jobs',
  none: 'No open jobs right now',
  noneText: 'Check back another day, or see jobs at other companies.',
  others: 'See all jobs',
  website: 'Website',
  linkedin: 'LinkedIn',
  people: '{{size}} people',
  yourData: 'Your data at this company',
  notFound: 'Company not found',
  notFoundText: 'The address may be incomplete, or the company has left Prova.',
  loadError: 'The company could not be loaded',
};
