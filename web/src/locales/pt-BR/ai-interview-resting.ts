import type { Phrases } from '../phrases.ts';

/** An interview that waits for its candidate. */
export const aiInterviewResting = {
  paused: {
    heading: 'Entrevista em pausa',
    text: 'A pergunta espera por você. Continue dentro de {{hours}} horas, aqui ou abrindo o link em outro aparelho.',
    submit: 'Continuar',
  },
  between: {
    heading: 'A próxima pergunta ainda não chegou',
    text: 'Sua resposta está guardada.',
    submit: 'Pedir a próxima pergunta',
  },
  elsewhere: {
    heading: 'A entrevista continua em outra página',
    text: 'Ela foi aberta em outra aba ou em outro aparelho. Se quiser seguir por aqui, traga a entrevista para esta página.',
    submit: 'Continuar nesta página',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'ai-interview-resting': Phrases<typeof aiInterviewResting>;
  }
}
