import type { Phrases } from '../phrases.ts';

export const upload = {
  choose: 'Escolher arquivo',
  drop: 'ou solte o arquivo aqui',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    upload: Phrases<typeof upload>;
  }
}
