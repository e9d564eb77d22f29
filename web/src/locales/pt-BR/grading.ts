import type { Phrases } from '../phrases.ts';

export const grading = {
  title: 'Correção',
  waiting_one: '{{count, number}} resposta espera correção. Os nomes ficam escondidos.',
  waiting_many: '{{count, number}} respostas esperam correção. Os nomes ficam escondidos.',
  waiting_other: '{{count, number}} respostas esperam correção. Os nomes ficam escondidos.',
  loadError: 'A fila de correção não carregou',
  none: 'Nada espera correção',
  noneText: 'Respostas dissertativas e código aparecem aqui quando alguém entrega um teste.',
  answerOf: 'Resposta {{label}}',
  answer: 'Resposta',
  expected: 'O que se espera',
  explanation: 'Explicação de quem escreveu',
  grade: 'Nota',
  pointsMax_one: 'vale {{count}} ponto',
  pointsMax_many: 'vale {{count}} pontos',
  pointsMax_other: 'vale {{count}} pontos',
  points: 'Pontos, de 0 a {{max}}',
  pointsHint: 'Vale quarto de ponto: 2,5 ou 3,75.',
  pointsWrong: 'Digite pontos de 0 a {{max}}, em quartos: 2,5 ou 3,75.',
  shares: { none: 'Nenhum', half: 'Metade ({{points}})', all: 'Todos ({{points}})' },
  comment: 'Comentário',
  commentHint: 'Só a equipe vê.',
  save: 'Salvar nota',
  saveAndNext: 'Salvar e ver a próxima',
  regrade: {
    open: 'Corrigir de novo',
    openNamed: 'Corrigir de novo a questão {{number}}',
    cancel: 'Cancelar',
    done: 'Nova nota salva. As anteriores ficam no histórico.',
  },
  gradedBefore: 'Outra pessoa corrigiu esta resposta primeiro. A nota dela ficou.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    grading: Phrases<typeof grading>;
  }
}
