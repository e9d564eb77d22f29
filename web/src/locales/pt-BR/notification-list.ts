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
  preferences: 'Preferências',
  filters: 'Filtrar notificações',
  show: 'Mostrar',
  showAll: 'Todas',
  showUnread: 'Não lidas',
  type: 'Tipo',
  anyType: 'Todos os tipos',
  types: {
    APPLICATION_UPDATE: 'Candidaturas',
    JOB_OFFER: 'Ofertas',
    HIRED: 'Contratações',
    PROFILE_VIEW: 'Visitas ao perfil',
    NEW_JOB: 'Vagas',
    MESSAGE: 'Mensagens e dados pessoais',
  },
  noneFound: 'Nada com este filtro',
  noneUnread: 'Tudo lido',
  noneFoundText: 'As outras notificações continuam na lista completa.',
  clear: 'Mostrar todas',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'notification-list': Phrases<typeof notificationList>;
  }
}
