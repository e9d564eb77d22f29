import type { Phrases } from '../phrases.ts';

export const applicationStatus = {
  title: 'Sua candidatura',
  greeting: 'Olá, {{name}}',
  stage: 'Etapa atual: {{stage}}',
  status: {
    pending: 'Aguarda análise',
    reviewing: 'Em avaliação',
    interviewed: 'Entrevista feita',
    approved: 'Aprovada',
    rejected: 'Não seguiu no processo',
  },
  turn: {
    candidate: 'É a sua vez de agir. Confira seu e-mail.',
    company: 'Agora é com a empresa.',
    nobody: 'Este processo terminou.',
  },
  replyBy: 'A empresa prometeu responder até {{date}}.',
  overdue: 'A resposta prometida para {{date}} está atrasada.',
  withdrawn: 'Você retirou esta candidatura em {{date}}.',
  closed: 'A vaga foi encerrada em {{date}}.',
  stageNames: { new: 'Candidatura recebida', hired: 'Contratação' },
  stages: 'Etapas',
  history: 'Linha do tempo',
  job: 'Ver a vaga',
  withdraw: 'Retirar candidatura',
  withdrawTitle: 'Retirar sua candidatura?',
  withdrawText: 'A empresa será avisada e o processo termina para você. Não dá para desfazer.',
  reason: 'Motivo',
  reasonHint: 'A empresa lê. Deixe em branco se preferir.',
  confirm: 'Sim, retirar',
  keep: 'Manter candidatura',
  done: 'Candidatura retirada. A empresa foi avisada.',
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
