import type { CONTRACT_TYPES } from './job-fields.ts';

/** What kinds of contract are called in Portuguese, on pages and in mails. */
export const contractWordsPtBR = {
  fulltime: 'Tempo integral',
  parttime: 'Meio período',
  contract: 'Contrato',
  temporary: 'Temporário',
  internship: 'Estágio',
  volunteer: 'Voluntariado',
  other: 'Outro',
  CLT: 'CLT',
  PJ: 'PJ',
  freelance: 'Freelance',
} as const satisfies Record<(typeof CONTRACT_TYPES)[number], string>;
