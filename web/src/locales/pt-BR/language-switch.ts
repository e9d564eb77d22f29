import type { Phrases } from '../phrases.ts';

/** Apart from the other widgets: every page loads these. */
export const languageSwitch = {
  label: 'Idioma da página',
  syncing: 'Salvando a preferência',
  success: 'Preferência salva',
  error: 'O idioma mudou nesta página, mas não foi possível salvar a preferência.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'language-switch': Phrases<typeof languageSwitch>;
  }
}
