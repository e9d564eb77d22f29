import type { Phrases } from '../phrases.ts';
import type { interviewResults as portuguese } from '../pt-BR/interview-results.ts';

/** Of the page of an interview. */
export const interviewResults: Phrases<typeof portuguese> = {
  title: 'Technical tests',
  loadError: 'The test results did not load',
  /** Of tests without a score. */
  status: {
    sent: 'Not started yet',
    started: 'Under way',
    done: 'Being graded',
    declined: 'Declined',
    expired: 'Not taken in time',
    cancelled: 'Canceled',
  },
};
