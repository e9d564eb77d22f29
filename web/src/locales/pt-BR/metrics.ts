import type { Phrases } from '../phrases.ts';

export const metrics = {
  home: {
    title: 'Início',
    morning: 'Bom dia, {{name}}',
    afternoon: 'Boa tarde, {{name}}',
    evening: 'Boa noite, {{name}}',
    waits_zero: 'Nada espera por você agora.',
    waits_one: '1 coisa espera por você.',
    waits_other: '{{count, number}} coisas esperam por você.',
    newJob: 'Nova vaga',
    unverified: 'Sua empresa ainda não foi verificada',
    verify: 'Verificar empresa',
    unverifiedText: 'As vagas funcionam pelo link, mas só aparecem na lista pública depois da verificação.',
    noCompany: 'Sua conta não participa de nenhuma empresa',
    noCompanyText: 'Peça um convite a quem administra a empresa ou fale com o suporte.',
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
      untouched_one: '1 candidatura nova ainda não foi aberta',
      untouched_other: '{{count, number}} candidaturas novas ainda não foram abertas',
      offersOpen_one: '1 oferta aguarda resposta',
      offersOpen_other: '{{count, number}} ofertas aguardam resposta',
      mailsFailed_one: '1 e-mail não pôde ser entregue',
      mailsFailed_other: '{{count, number}} e-mails não puderam ser entregues',
      nothing: 'Tudo em dia',
      nothingText: 'Nenhuma resposta atrasada, nenhuma candidatura sem abrir.',
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
