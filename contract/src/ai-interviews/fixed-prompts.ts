import type { Locale } from '../common.ts';

/** What every interview asks aloud beside its questions: the name, and a question to practise with. */
export const FIXED_PROMPTS = {
  name: {
    'pt-BR': 'Olá. Para começar, diga seu nome.',
    'en-US': 'Hello. To begin, please say your name.',
  },
  practice: {
    'pt-BR': 'Em uma ou duas frases: o que você gosta de fazer no seu tempo livre?',
    'en-US': 'In a sentence or two: what do you like to do in your free time?',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

export const FIXED_PROMPT_NAMES = ['name', 'practice'] as const satisfies readonly (keyof typeof FIXED_PROMPTS)[];
