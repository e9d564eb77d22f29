import type { Phrases } from '../phrases.ts';

/** Apart from the other widgets: every page loads these. */
export const languageSwitch = {
  label: 'Idioma da página',
  syncing: 'Salvando a preferência',
  success: 'Preferência salva',
  error: 'O idioma mudou nesta página, mas a preferência não chegou ao servidor.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'language-switch': Phrases<typeof languageSwitch>;
  }
}
