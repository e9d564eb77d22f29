import type { Phrases } from '../phrases.ts';
import { stageNames } from './job-words.ts';

export const applicationStatus = {
  title: 'Sua candidatura',
  greeting: 'Olá, {{name}}',
  stage: 'Etapa atual: {{stage}}',
  lastStage: 'Última etapa: {{stage}}',
  place: { done: 'concluída', current: 'etapa atual', ahead: 'ainda não começou' },
  message: 'Mensagem de {{company}}',
  similar: 'Ver vagas parecidas',
  all: 'Minhas candidaturas',
  notFound: 'Candidatura não encontrada',
  notFoundText: 'Ela não está na sua conta, ou o endereço está incompleto.',
  status: {
    pending: 'Aguarda análise',
    reviewing: 'Em avaliação',
    interviewed: 'Entrevista feita',
    approved: 'Aprovada',
    rejected: 'Não seguiu no processo',
  },
  turn: {
    candidate: 'É a sua vez de agir. Confira seu e-mail.',
    offer: 'É a sua vez: responda à oferta.',
    company: 'Agora é com a empresa.',
    nobody: 'Este processo terminou.',
  },
  replyBy: 'A empresa prometeu responder até {{date}}.',
  overdue: 'A resposta prometida para {{date}} está atrasada.',
  withdrawn: 'Você retirou esta candidatura em {{date}}.',
  closed: 'A vaga foi encerrada em {{date}}.',
  stageNames,
  stages: 'Etapas',
  history: 'Linha do tempo',
  job: 'Ver a vaga',
  withdraw: 'Retirar candidatura',
  withdrawTitle: 'Retirar sua candidatura?',
  withdrawText: 'A empresa será avisada e o processo termina para você. Não dá para desfazer.',
  reason: 'Motivo',
  reasonHint: 'A empresa vai ler. Deixe em branco se preferir.',
  confirm: 'Sim, retirar',
  keep: 'Manter candidatura',
  done: 'Candidatura retirada. A empresa foi avisada.',
  sent: {
    title: 'O que você enviou',
    fullName: 'Nome completo',
    email: 'E-mail',
    phone: 'Telefone',
    resume: 'Currículo',
    coverLetter: 'Carta de apresentação',
    portfolio: 'Portfólio',
    linkedin: 'LinkedIn',
    github: 'GitHub',
    website: 'Site pessoal',
  },
  offer: {
    text: 'A empresa fez uma oferta a você. Leia e responda pelo link que enviamos por e-mail.',
    again: 'Enviar o link de novo',
    sent: 'O link está a caminho do seu e-mail. Confira também o spam.',
  },
  bank: {
    asked:
      'Na candidatura, foi marcado que {{company}} pode guardar seus dados para outras vagas. Como este e-mail tem conta na Prova, isso só vale se você confirmar.',
    given: '{{company}} pode guardar seus dados para outras vagas.',
    allow: 'Sim, pode guardar',
    refuse: 'Não',
    takeBack: 'Retirar permissão',
    allowed: 'Certo. A empresa pode guardar seus dados para outras vagas.',
    takenBack: 'Certo. A empresa não guarda seus dados para outras vagas.',
  },
  newLink: {
    email: 'E-mail da candidatura',
    hint: 'Enviamos um novo link para as candidaturas feitas com ele.',
    suggestion: 'Você quis dizer {{email}}?',
    send: 'Receber um novo link',
    sent: 'Se houver candidaturas recentes com {{email}}, o link chega em instantes. Confira também o spam.',
    jobs: 'Ver vagas abertas',
  },
  invite: 'Crie uma conta para acompanhar todas as suas candidaturas em um só lugar.',
  inviteAction: 'Criar conta grátis',
  invalid: 'Link inválido',
  expired: 'Este link expirou',
  invalidText: 'Confira se o endereço está completo, ou use o link do e-mail mais recente sobre esta candidatura.',
  loadError: 'Não foi possível carregar sua candidatura',
  loadErrorText: 'Confira sua conexão e tente de novo.',
  withdrawFailed: 'Não foi possível retirar a candidatura. Tente de novo.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'application-status': Phrases<typeof applicationStatus>;
  }
}
