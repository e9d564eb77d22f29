import type { Phrases } from '../phrases.ts';

/** The question to practise with, once somebody wants it. */
export const aiInterviewPractice = {
  place: 'Pergunta de treino',
  done: 'Foi isto que entendemos',
  doneText:
    'Nada disto ficou guardado. Na entrevista você também pode corrigir o texto antes de concluir cada resposta.',
  again: 'Treinar de novo',
  close: 'Encerrar o treino',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'ai-interview-practice': Phrases<typeof aiInterviewPractice>;
  }
}
