import type { Phrases } from '../phrases.ts';
import type { newsletter as original } from '../pt-BR/newsletter.ts';

export const newsletter: Phrases<typeof original> = {
  label: 'One letter a month about hiring for knowledge',
  placeholder: 'you@email.com',
  website: 'Leave this field empty',
  submit: 'Subscribe',
  sent: 'One more step: open the email we sent to {{email}} and confirm.',
};
