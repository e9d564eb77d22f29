import type { Phrases } from '../phrases.ts';
import type { unsubscribe as ptUnsubscribe } from '../pt-BR/unsubscribe.ts';

export const unsubscribe: Phrases<typeof ptUnsubscribe> = {
  title: 'Stop receiving these emails',
  intro:
    'You will no longer get emails like the one that brought you here. What has a deadline or is about the security of your account is still sent.',
  stop: 'Stop receiving them',
  failed: 'Nothing has changed yet',
  doneTitle: 'Done, we will not send more',
  done: 'You no longer get emails like that one. Inside Prova, the bell still shows what is new.',
  again: 'Receive them again',
  backTitle: 'You receive these emails again',
  back: 'Everything is as it was before.',
};
