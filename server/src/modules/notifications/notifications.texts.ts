import type { Locale } from '@prova/contract/common';
import type { NotificationWords } from '../../platform/notification.ts';

interface NotificationTexts {
  /** Stands for a name that must not be shown; it begins a sentence. */
  readonly somebody: string;
  /** For an entry that an older or newer version of the product wrote. */
  readonly other: NotificationWords;
}

export const notificationTexts: Readonly<Record<Locale, NotificationTexts>> = {
  'pt-BR': { somebody: 'Uma pessoa', other: { title: 'Novidade', message: 'Há uma novidade para você.' } },
  'en-US': { somebody: 'Someone', other: { title: 'Update', message: 'You have an update.' } },
};
