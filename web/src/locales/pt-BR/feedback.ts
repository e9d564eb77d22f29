import type { Phrases } from '../phrases.ts';

export const feedback = {
  title: 'Feedback',
  loadError: 'O feedback não carregou',
  candidate: 'a pessoa candidata',
  formerMember: 'Alguém da equipe',
  from: 'Feedback de {{company}}',
  parts: {
    strengths: 'Pontos fortes',
    growth: 'O que desenvolver',
    message: 'Mensagem',
  },
  hints: {
    strengths: 'O que a pessoa mostrou que sabe, com exemplos do processo',
    growth: 'Algo concreto que ela possa praticar',
    message: 'O que mais você quiser dizer',
  },
  sharedOn: 'Compartilhado em {{date}}',
  editedOn: 'editado em {{date}}',
  editedBy: 'editado por {{name}} {{when}}',
  state: { draft: 'Rascunho', shared: 'Compartilhado' },
  write: 'Escrever feedback',
  goOn: 'Continuar o feedback',
  another: 'Escrever outro',
  offerTitle: 'Que tal deixar um feedback?',
  offerText:
    'Conte o que foi bem e o que desenvolver. Vale mais do que um “não”: {{name}} lê quando você compartilhar.',
  newTitle: 'Feedback para {{name}}',
  editTitle: 'Editar feedback para {{name}}',
  draftText:
    'Só a equipe vê o rascunho. {{name}} lê quando você compartilhar, ou se pedir uma cópia dos próprios dados (LGPD).',
  editSharedText: 'Já compartilhado: {{name}} vê a mudança na hora, com a data da edição, e não recebe outro e-mail.',
  saveDraft: 'Salvar rascunho',
  saveShared: 'Salvar alteração',
  saved: 'Rascunho salvo',
  changed: 'Feedback atualizado',
  conflictTitle: 'Este feedback mudou enquanto você escrevia',
  conflictText: 'O seu texto continua abaixo. Se você salvar, ele substitui este:',
  goneTitle: 'Este feedback foi excluído enquanto você escrevia',
  goneText: 'O seu texto continua abaixo. Salve para criar um novo rascunho.',
  share: 'Compartilhar',
  edit: 'Editar',
  withdraw: 'Retirar',
  remove: 'Excluir',
  preview: 'O que {{name}} vai ler',
  ask: {
    share: {
      title: 'Compartilhar com {{name}}?',
      text: '{{name}} recebe um e-mail e lê o texto na página da candidatura, em nome de {{company}}: o seu nome não aparece. Você pode retirar o feedback por 24 horas e editar quando quiser.',
      confirm: 'Compartilhar',
      done: 'Feedback compartilhado',
    },
    withdraw: {
      title: 'Retirar o feedback?',
      text: '{{name}} deixa de ver o texto, se é que já não leu, e o histórico da candidatura diz que ele foi retirado. Aqui ele volta a ser rascunho.',
      confirm: 'Retirar',
      done: 'Feedback retirado: voltou a ser rascunho',
    },
    remove: {
      title: 'Excluir o rascunho?',
      text: 'Ele some para toda a equipe. Não dá para desfazer.',
      confirm: 'Excluir rascunho',
      done: 'Rascunho excluído',
    },
  },
  legal: {
    title: 'Atenção à lei',
    experience: 'A lei não permite exigir mais de seis meses de experiência: fale do que a pessoa sabe.',
    discrimination: 'Isto não pode pesar em uma decisão de contratação.',
    note: 'Você pode salvar mesmo assim.',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    feedback: Phrases<typeof feedback>;
  }
}
