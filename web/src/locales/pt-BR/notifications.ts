import type { Phrases } from '../phrases.ts';

export const notifications = {
  unread_one: 'Notificações, {{count}} não lida',
  unread_many: 'Notificações, {{count}} não lidas',
  unread_other: 'Notificações, {{count}} não lidas',
  unreadCapped: 'Notificações, mais de 99 não lidas',
  none: 'Notificações, nenhuma nova',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    notifications: Phrases<typeof notifications>;
  }
}
