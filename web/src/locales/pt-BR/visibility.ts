import type { Phrases } from '../phrases.ts';

/** Who sees the profile of a talent. */
export const visibility = {
  title: 'Quem vê seu perfil',
  open: 'Empresas que procuram talentos',
  openHint: 'Seu perfil aparece nas listas de talentos e nas buscas de empresas verificadas.',
  applied: 'Só empresas a que me candidatei',
  appliedHint: 'As outras não sabem que você está aqui.',
  hidden: 'Ninguém',
  hiddenHint: 'Quem recebe uma candidatura vê só o formulário que você enviou.',
  saved: 'Salvo',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    visibility: Phrases<typeof visibility>;
  }
}
