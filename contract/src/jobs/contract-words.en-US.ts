import type { CONTRACT_TYPES } from './job-fields.ts';

/** What kinds of contract are called in English, on pages and in mails. */
export const contractWordsEnUS = {
  fulltime: 'Full time',
  parttime: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
  other: 'Other',
  CLT: 'CLT (Brazilian full employment)',
  PJ: 'PJ (Brazilian contractor)',
  freelance: 'Freelance',
} as const satisfies Record<(typeof CONTRACT_TYPES)[number], string>;
