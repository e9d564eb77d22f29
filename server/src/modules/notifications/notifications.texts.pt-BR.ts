import type { TextKey } from './notifications.kinds.ts';

export interface NotificationTexts {
  readonly kinds: Readonly<Record<TextKey, { readonly title: string; readonly message: string }>>;
  /** Stands for a name that must not be shown; it begins a sentence. */
  readonly somebody: string;
  /** For an entry that an older or newer version of the product wrote. */
  readonly other: { readonly title: string; readonly message: string };
}

export const ptBR: NotificationTexts = {
  kinds: {
    'APPLICATION_UPDATE.moved': {
      title: 'Sua candidatura mudou de etapa',
      message: '{jobTitle}, {companyName}: agora você está em {stageName}.',
    },
    'APPLICATION_UPDATE.not_selected': {
      title: 'Retorno sobre a sua candidatura',
      message: '{companyName} não vai seguir com a sua candidatura para {jobTitle} desta vez. Agradecemos o seu tempo.',
    },
    'APPLICATION_UPDATE.job_closed': {
      title: 'Vaga encerrada',
      message: '{companyName} encerrou a vaga {jobTitle}.',
    },
    'APPLICATION_UPDATE.received': {
      title: 'Nova candidatura',
      message: '{candidateName} se candidatou para {jobTitle}.',
    },
    'APPLICATION_UPDATE.withdrawn': {
      title: 'Candidatura retirada',
      message: '{candidateName} retirou a candidatura para {jobTitle}.',
    },
    'JOB_OFFER.offered': {
      title: 'Você recebeu uma oferta',
      message: '{companyName} enviou uma oferta para {jobTitle}. Os detalhes estão no seu e-mail.',
    },
    'JOB_OFFER.cancelled': {
      title: 'Oferta cancelada',
      message: '{companyName} cancelou a oferta para {jobTitle}.',
    },
    'JOB_OFFER.viewed': {
      title: 'Oferta aberta',
      message: '{candidateName} abriu a oferta para {jobTitle}.',
    },
    'JOB_OFFER.accepted': {
      title: 'Oferta aceita',
      message: '{candidateName} aceitou a oferta para {jobTitle}.',
    },
    'JOB_OFFER.declined': {
      title: 'Oferta recusada',
      message: '{candidateName} recusou a oferta para {jobTitle}.',
    },
    'JOB_OFFER.expired': {
      title: 'Oferta expirada',
      message: '{candidateName} não respondeu a tempo à oferta para {jobTitle}.',
    },
    'HIRED.hired': {
      title: 'Contratação confirmada',
      message: 'Sua contratação para {jobTitle} em {companyName} está confirmada.',
    },
    'HIRED.hire': {
      title: 'Contratação confirmada',
      message: '{candidateName} agora faz parte da equipe: {jobTitle}.',
    },
    'NEW_JOB.match': {
      title: 'Nova vaga para você',
      message: '{jobTitle}, {companyName}, combina com o seu perfil.',
    },
    'NEW_JOB.shared': {
      title: 'Vaga compartilhada com você',
      message: '{companyName} compartilhou com você a vaga {jobTitle}.',
    },
    'MESSAGE.export_ready': {
      title: 'Seus dados estão prontos',
      message: 'A cópia dos seus dados pode ser baixada por 7 dias.',
    },
    'MESSAGE.request_answered': {
      title: 'Resposta ao seu pedido sobre dados',
      message: '{companyName} respondeu. A resposta está na página de privacidade e no seu e-mail.',
    },
    'MESSAGE.request_new': {
      title: 'Novo pedido sobre dados pessoais',
      message: 'Alguém fez um pedido a {companyName}. A lei pede resposta em 15 dias.',
    },
    'MESSAGE.request_due': {
      title: 'Pedido sobre dados vence em breve',
      message: 'Um pedido feito a {companyName} ainda não tem resposta.',
    },
    'MESSAGE.request_overdue': {
      title: 'Pedido sobre dados atrasado',
      message: 'O prazo de um pedido feito a {companyName} passou sem resposta.',
    },
  },
  somebody: 'Uma pessoa',
  other: { title: 'Novidade', message: 'Há uma novidade para você.' },
};
