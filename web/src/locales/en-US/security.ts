import type { Phrases } from '../phrases.ts';
import type { security as source } from '../pt-BR/security.ts';

export const security: Phrases<typeof source> = {
  cancel: 'Cancel',
  identity: {
    title: 'Confirm that it is you',
    intro: 'This changes who can reach your account or your data. It holds for 10 minutes.',
    password: 'Your password',
    wrongPassword: 'Wrong password. Check it and try again.',
    submit: 'Confirm',
  },
};
