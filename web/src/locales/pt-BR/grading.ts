import type { Phrases } from '../phrases.ts';

export const grading = {
  title: 'Correção',
  waiting_one: '{{count, number}} resposta espera correção. Os nomes ficam escondidos.',
  waiting_many: '{{count, number}} respostas esperam correção. Os nomes ficam escondidos.',
  waiting_other: '{{count, number}} respostas esperam correção. Os nomes ficam escondidos.',
  loadError: 'A fila de correção não carregou',
  none: 'Nada para corrigir agora',
  noneText: 'Dissertativas, código e vídeos aparecem aqui quando alguém entrega um teste.',
  test: 'Teste',
  allTests: 'Todos os testes',
  testDone: 'Este teste, sem nada a corrigir',
  noneOfTest: 'Nada a corrigir neste teste',
  states: {
    counted: '{{name}} ({{count, number}})',
    label: 'O que falta corrigir',
    open: 'A corrigir',
    differences: 'Diferenças',
    graded_once: 'Falta a segunda nota',
  },
  pass: 'Deixar para depois',
  two: 'Duas pessoas corrigem esta resposta. Você não vê a outra nota antes de dar a sua, nem a outra pessoa vê a sua.',
  answerOf: 'Resposta {{label}}',
  answer: 'Resposta',
  expected: 'O que se espera da resposta',
  explanation: 'Explicação de quem criou a questão',
  grade: 'Nota',
  pointsMax_one: 'vale {{count}} ponto',
  pointsMax_many: 'vale {{count}} pontos',
  pointsMax_other: 'vale {{count}} pontos',
  points: 'Pontos, de 0 a {{max}}',
  pointsHint: 'Aceita quartos de ponto: 2,5 ou 3,75.',
  pointsWrong: 'Digite pontos de 0 a {{max}}, em quartos: 2,5 ou 3,75',
  shares: { none: 'Nenhum', half: 'Metade ({{points}})', all: 'Todos ({{points}})' },
  comment: 'Comentário',
  commentHint: 'Só a sua equipe vê.',
  save: 'Salvar nota',
  saveAndNext: 'Salvar e ver a próxima',
  regrade: {
    open: 'Corrigir de novo',
    openNamed: 'Corrigir de novo a questão {{number}}',
    cancel: 'Cancelar',
    done: 'Nova nota salva. As anteriores ficam no histórico.',
  },
  gradedBefore: 'Esta resposta já tinha sido corrigida, e a nota dela continua valendo.',
  decided: 'Nota final salva.',
  showAnswer: 'Ver a questão e a resposta',
  firstOnly: 'Estas são as primeiras {{count, number}}. As outras aparecem quando você terminar.',
  differences: {
    none: 'Nenhuma diferença a resolver',
    text: 'As duas notas diferem em mais de um quarto dos pontos. Uma terceira nota decide, ou uma das duas pessoas aceita a nota da outra. Quem recruta também pode decidir.',
    accept: 'Usar esta nota',
    acceptTitle: 'Usar esta nota?',
    sure: 'Ela passa a ser a nota final. As duas ficam no histórico.',
    other: 'Dar outra nota',
  },
  graded_once: {
    none: 'Nada esperando uma segunda nota',
    text: 'Você já corrigiu estas respostas; falta a nota de outra pessoa. Se não houver mais ninguém, quem recruta pode concluir só com a própria nota.',
    accept: 'Concluir só com esta nota',
    acceptTitle: 'Concluir só com esta nota?',
    sure: 'Ela passa a ser a nota final, e ninguém mais corrige esta resposta. O histórico mostra que só uma pessoa corrigiu.',
  },
  given: {
    title: 'Notas dadas',
    difference: 'Notas dadas: {{points}} de diferença',
    points: '{{points}} de {{max}}',
    you: 'Você',
    noName: 'Conta apagada',
    decides: 'final',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    grading: Phrases<typeof grading>;
  }
}
