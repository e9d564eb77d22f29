import type { DeclineReason } from './decline-reasons.ts';

/** Why an offer was declined, in English, on pages and in mails. */
export const declineWordsEnUS = {
  pay: 'Pay or benefits',
  other_offer: 'I accepted another offer',
  role: 'The work is not what I am looking for',
  place: 'Location or work model',
  timing: 'Start date or timing',
  stay: 'I am staying where I am',
  process: 'The hiring process',
  other: 'Another reason',
} as const satisfies Record<DeclineReason, string>;
