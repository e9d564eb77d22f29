import type { Phrases } from '../phrases.ts';

export const rubric = {
  title: 'Critérios de correção',
  hint: 'Quem corrige dá pontos a cada critério, e a soma é a nota. Quem faz o teste só os vê no resultado, se você mostra as respostas.',
  casesHint: 'Com critérios, os casos são só mostrados a quem corrige: não propõem pontos.',
  add: 'Adicionar critério',
  name: 'Critério {{number}}',
  points: 'Pontos',
  pointsOf: 'Pontos do critério {{number}}',
  description: 'O que se olha no critério {{number}}',
  descriptionPlaceholder: 'O que se olha, e o que vale quanto',
  remove: 'Remover o critério {{number}}',
  worth_zero: 'A questão vale a soma dos critérios.',
  worth_one: 'A questão vale {{count, number}} ponto, a soma dos critérios.',
  worth_many: 'A questão vale {{count, number}} pontos, a soma dos critérios.',
  worth_other: 'A questão vale {{count, number}} pontos, a soma dos critérios.',
  whole: 'Os critérios somam {{points}}. Acerte para um número inteiro, de 1 a 100.',
  given: '{{name}}, de 0 a {{max}}',
  less: 'Menos um quarto de ponto em {{name}}',
  more: 'Mais um quarto de ponto em {{name}}',
  keys: 'Digite os pontos ou use ↑ e ↓. Enter leva ao próximo critério.',
  wrong: 'Digite de 0 a {{max}}, em quartos.',
  total: 'Soma: {{points}} de {{max}}',
  pointsOfMax: '{{points}} de {{max}}',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    rubric: Phrases<typeof rubric>;
  }
}
