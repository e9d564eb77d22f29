import type { Phrases } from '../phrases.ts';

/** The box at the foot of every public page. */
export const newsletter = {
  label: 'Uma carta por mês sobre contratar pelo saber',
  placeholder: 'seu@email.com.br',
  website: 'Deixe este campo em branco',
  submit: 'Assinar',
  sent: 'Falta um passo: abra o e-mail que enviamos para {{email}} e confirme.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    newsletter: Phrases<typeof newsletter>;
  }
}
