import type { Phrases } from '../phrases.ts';

export const notifications = {
  title: 'Notificações',
  unread_one: 'Notificações, {{count}} não lida',
  unread_many: 'Notificações, {{count}} não lidas',
  unread_other: 'Notificações, {{count}} não lidas',
  unreadCapped: 'Notificações, mais de 99 não lidas',
  none: 'Notificações, nenhuma nova',
  markAllRead: 'Marcar todas como lidas',
  more: 'Ver mais antigas',
  emptyTitle: 'Nada por aqui ainda',
  empty: 'Quando algo mudar nas suas vagas ou candidaturas, você vê aqui primeiro.',
  loadError: 'Erro ao carregar notificações',
  actionError: 'Não foi possível marcar como lida. Tente de novo.',
  isUnread: 'Não lida',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    notifications: Phrases<typeof notifications>;
  }
}
