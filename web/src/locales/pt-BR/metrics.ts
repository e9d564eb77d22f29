import type { Phrases } from '../phrases.ts';

export const metrics = {
  home: {
    title: 'Início',
    morning: 'Bom dia, {{name}}',
    afternoon: 'Boa tarde, {{name}}',
    evening: 'Boa noite, {{name}}',
    nothingWaits: 'Nada espera por você agora.',
    late_one: '1 resposta atrasada',
    late_other: '{{count, number}} respostas atrasadas',
    toOpen_one: '1 candidatura para abrir',
    toOpen_other: '{{count, number}} candidaturas para abrir',
    newJob: 'Nova vaga',
    unverified: 'Sua empresa ainda não foi verificada',
    verify: 'Verificar empresa',
    unverifiedText: 'As vagas funcionam pelo link, mas só aparecem na lista pública depois da verificação.',
    loadError: 'Não foi possível carregar o início',
    loadErrorText: 'Nada foi perdido. Confira a conexão e tente de novo.',
    figures: {
      title: 'Em números',
      period: 'Período',
      days_one: '{{count}} dia',
      days_many: '{{count}} dias',
      days_other: '{{count}} dias',
      activeJobs: 'Vagas ativas agora',
      open_zero: 'Nenhuma candidatura aberta',
      open_one: '{{count, number}} candidatura aberta',
      open_many: '{{count, number}} candidaturas abertas',
      open_other: '{{count, number}} candidaturas abertas',
      applications_one: 'Candidaturas recebidas em {{count}} dia',
      applications_many: 'Candidaturas recebidas em {{count}} dias',
      applications_other: 'Candidaturas recebidas em {{count}} dias',
      hired_one: 'Contratações em {{count}} dia',
      hired_many: 'Contratações em {{count}} dias',
      hired_other: 'Contratações em {{count}} dias',
      equal: 'sem mudança',
      none: 'Nenhuma no período anterior também',
    },
    waiting: {
      title: 'Esperam por você',
      overdue_one: '1 resposta prometida está atrasada',
      overdue_other: '{{count, number}} respostas prometidas estão atrasadas',
      unopened_one: '1 candidatura ainda não foi aberta por ninguém',
      unopened_other: '{{count, number}} candidaturas ainda não foram abertas por ninguém',
      offersOpen_one: 'Com os candidatos: 1 oferta sem resposta',
      offersOpen_other: 'Com os candidatos: {{count, number}} ofertas sem resposta',
      mailsFailed_one: '1 e-mail não pôde ser entregue',
      mailsFailed_other: '{{count, number}} e-mails não puderam ser entregues',
      nothing: 'Tudo em dia',
      nothingText: 'Nenhuma resposta atrasada, nenhuma candidatura por abrir.',
    },
    jobs: {
      title: 'Vagas',
      all: 'Ver todas',
      candidates_zero: 'Nenhuma candidatura aberta',
      candidates_one: '1 candidatura aberta',
      candidates_other: '{{count, number}} candidaturas abertas',
      fresh_one: '1 nova',
      fresh_other: '{{count, number}} novas',
      empty: 'Nenhuma vaga publicada ainda',
      emptyText: 'Descreva a vaga em sete etapas. Você pode parar e voltar quando quiser.',
      noneShared: 'Nenhuma vaga compartilhada com você',
      noneSharedText: 'Quando alguém da equipe compartilhar uma vaga, ela aparece aqui e você recebe um e-mail.',
    },
    drafts: { title: 'Rascunhos', steps: '{{done}} de 6 etapas', resume: 'Continuar' },
    candidates: {
      title: 'Chegaram há pouco',
      empty: 'Ninguém se candidatou ainda',
      emptyText: 'Divulgue o link da vaga. Cada candidatura nova aparece aqui na hora.',
    },
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    metrics: Phrases<typeof metrics>;
  }
}
