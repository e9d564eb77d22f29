import type { Phrases } from '../phrases.ts';

export const notificationList = {
  title: 'Notificações',
  markAllRead: 'Marcar todas como lidas',
  more: 'Ver mais antigas',
  emptyTitle: 'Nada por aqui ainda',
  empty: 'Quando algo mudar nas suas vagas ou candidaturas, você vê aqui primeiro.',
  loadError: 'Erro ao carregar notificações',
  actionError: 'Não foi possível marcar como lida. Tente de novo.',
  isUnread: 'Não lida',
  all: 'Ver todas',
  intro: 'O que mudou nas suas vagas e candidaturas.',
  today: 'Hoje',
  yesterday: 'Ontem',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'notification-list': Phrases<typeof notificationList>;
  }
}
