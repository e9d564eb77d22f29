import type { Phrases } from '../phrases.ts';

export const roomsKnock = {
  one: '{{name}} quer entrar na sala',
  several_one: '{{count}} pessoa espera para entrar na sala',
  several_many: '{{count}} pessoas esperam para entrar na sala',
  several_other: '{{count}} pessoas esperam para entrar na sala',
  lookThere: 'Veja quem são na aba da sala.',
  typed: 'O nome foi digitado.',
  claims: 'O nome é de alguém da entrevista, mas veio sem o link. Confira na aba da sala.',
  admit: 'Aprovar',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'rooms-knock': Phrases<typeof roomsKnock>;
  }
}
