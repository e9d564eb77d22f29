import type { Phrases } from '../phrases.ts';
import type { subscription as original } from '../pt-BR/subscription.ts';

export const subscription: Phrases<typeof original> = {
  confirm: {
    title: 'Confirm your subscription',
    intro: 'Once a month you will get our letter about hiring for knowledge. You can leave whenever you like.',
    press: 'Confirm subscription',
  },
  confirmed: {
    title: 'Subscription confirmed',
    intro: 'Done. The next letter will arrive in your inbox, and each one has a link to leave.',
  },
  leave: {
    title: 'Leave the Prova letter',
    intro:
      'You will stop getting the monthly letter. If it was not you who asked for it, we will not write to this address about it again.',
    press: 'Stop receiving it',
  },
  left: {
    title: 'Done, we no longer send it',
    intro: 'This address no longer gets our letter.',
  },
  again: 'Receive it again',
  notMe: 'It was not me',
  failed: 'Nothing has changed yet',
  over: {
    title: 'This link no longer works',
    text: 'Confirmation links work for 7 days. To get the letter, subscribe again at the foot of this page.',
    leaving: 'Use the link in the latest letter, or',
    contact: 'contact us',
  },
};
