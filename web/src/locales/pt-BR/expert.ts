import type { Phrases } from '../phrases.ts';

export const expert = {
  title: 'Início',
  morning: 'Bom dia, {{name}}',
  afternoon: 'Boa tarde, {{name}}',
  evening: 'Boa noite, {{name}}',
  waiting_one: '{{count, number}} resposta espera correção',
  waiting_many: '{{count, number}} respostas esperam correção',
  waiting_other: '{{count, number}} respostas esperam correção',
  waitingText: 'Os nomes de quem respondeu ficam escondidos.',
  grade: 'Corrigir respostas',
  loadError: 'As respostas a corrigir não carregaram',
  nothing: 'Nada para avaliar agora',
  nothingText: 'Quando uma empresa pedir a sua avaliação, as respostas aparecem aqui, sem o nome de quem respondeu.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    expert: Phrases<typeof expert>;
  }
}
