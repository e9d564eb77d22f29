import type { Phrases } from '../phrases.ts';

import { jobWords, stageNames } from './job-words.ts';

export const publicJobs = {
  ...jobWords,
  loadError: 'Não foi possível carregar as vagas',
  loadErrorOne: 'Não foi possível carregar a vaga',
  loadErrorText: 'Confira sua conexão e tente de novo.',
  published: 'Publicada {{when}}',
  verifiedBy: {
    domain: 'Domínio verificado: {{domain}}',
    cnpj: 'CNPJ verificado',
    operator: 'Empresa verificada',
  },
  negotiate: 'A combinar',
  perMonth: 'por mês',
  featured: 'Destaque',
  urgent: 'Urgente',
  place: '{{model}}, {{place}}',
  remoteIn: 'Remoto, {{country}}',
  apply: 'Candidatar-me',
  applyWithProfile: 'Candidatar-me com meu perfil',
  profileChecked: 'Você confere tudo antes de enviar',
  applied: 'Candidatura enviada',
  appliedOn: 'Você se candidatou em {{date}}',
  seeApplication: 'Acompanhar candidatura',
  noAccount: 'Sem criar conta, leva {{time}}',
  answers_one: 'Responde em até 1 dia',
  answers_other: 'Responde em até {{count}} dias',
  closedTitle: 'Esta vaga não recebe mais candidaturas',
  closedText: 'O processo foi encerrado ou pausado pela empresa. Há outras vagas abertas.',
  back: 'Todas as vagas',
  others: 'Ver vagas abertas',
  about: 'O que você vai fazer',
  demonstrate: 'O que pedimos para demonstrar',
  desirable: 'desejável',
  skillLevel: { BEGINNING: 'iniciante', INTERMEDIATE: 'intermediário', ADVANCED: 'avançado' },
  process: 'Etapas do processo',
  total: 'cerca de {{time}} no total',
  keptPromises: 'Cumpriu {{percent, number}}% das {{promises, number}} promessas de resposta do último ano',
  stageNames,
  facts: {
    title: 'Sobre a vaga',
    place: 'Local',
    address: 'Endereço',
    contract: 'Contrato',
    level: 'Senioridade',
    reply: 'Resposta',
    replyDays_one: 'em até 1 dia',
    replyDays_other: 'em até {{count}} dias',
    benefits: 'Benefícios',
  },
  share: 'Compartilhar',
  shared: 'Link copiado',
  shareFailed: 'O navegador não deixou copiar. O link é {{link}}',
  notFound: 'Vaga não encontrada',
  notFoundText: 'Ela pode ter sido removida ou o endereço está incompleto.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'public-jobs': Phrases<typeof publicJobs>;
  }
}
