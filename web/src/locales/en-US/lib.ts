import type { Phrases } from '../phrases.ts';
import type { lib as ptLib } from '../pt-BR/lib.ts';

export const lib: Phrases<typeof ptLib> = {
  errors: {
    connection: 'Connection error. Check your internet and try again.',
    authentication: 'Authentication failed',
    sessionExpired: 'Session expired. Please sign in again.',
    unexpected: 'Something failed on this page. Try again; if it goes on, reload it.',
    fixFields: 'Please correct the errors in the form',
  },
  language: { updateFailed: 'The language preference could not be saved' },
};
