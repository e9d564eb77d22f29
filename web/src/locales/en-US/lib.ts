import type { Phrases } from '../phrases.ts';
import type { lib as ptLib } from '../pt-BR/lib.ts';

export const lib: Phrases<typeof ptLib> = {
  errors: {
    connection: 'Connection error. Check your internet and try again.',
    code: 'Part of the page did not load. Check your internet and try again. If it keeps happening, reload the page.',
    authentication: 'Authentication failed',
    sessionExpired: 'Session expired. Please sign in again.',
    unexpected: 'Something went wrong on this page. Try again. If it keeps happening, reload it.',
    toBilling: 'See plan and billing',
    fixFields: 'Please correct the errors in the form',
  },
  language: { updateFailed: 'Your language preference could not be saved' },
};
