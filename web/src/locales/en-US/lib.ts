import type { Phrases } from '../phrases.ts';
import type { lib as ptLib } from '../pt-BR/lib.ts';

export const lib: Phrases<typeof ptLib> = {
  errors: {
    connection: 'Connection error. Check your internet and try again.',
    code: 'Part of the page did not load. Check your internet and try again; if it persists, reload the page.',
    authentication: 'Authentication failed',
    sessionExpired: 'Session expired. Please sign in again.',
    unexpected: 'Something failed on this page. Try again; if it persists, reload it.',
    fixFields: 'Please correct the errors in the form',
  },
  language: { updateFailed: 'The language preference could not be saved' },
};
