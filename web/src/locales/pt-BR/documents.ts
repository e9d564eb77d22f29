import type { Phrases } from '../phrases.ts';

export const documents = {
  title: 'Os termos mudaram',
  intro: 'Leia e aceite as versões em vigor para continuar. O que você estava fazendo fica como está.',
  accept: 'Aceitar e continuar',
  leave: 'Sair',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    documents: Phrases<typeof documents>;
  }
}
