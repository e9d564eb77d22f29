import type { Locale } from '@prova/contract/common';
import { use } from 'react';
import { useLocale } from '../../lib/i18n.ts';

export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** With a list: the first paragraph stands above it, the others below. */
  readonly text: readonly string[];
  readonly list: readonly string[];
}

export interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

// Whole documents, not phrases to be looked up by key: as such they would drown the type check of all other keys.
const files: Record<string, Record<Locale, () => Promise<LegalText>>> = {
  terms: {
    'pt-BR': () => import('../../locales/pt-BR/terms.ts').then((file) => file.terms),
    'en-US': () => import('../../locales/en-US/terms.ts').then((file) => file.terms),
  },
  privacy: {
    'pt-BR': () => import('../../locales/pt-BR/privacy.ts').then((file) => file.privacy),
    'en-US': () => import('../../locales/en-US/privacy.ts').then((file) => file.privacy),
  },
};
const loaded = new Map<() => Promise<LegalText>, Promise<LegalText>>();

/** A document in the reader's language; suspends until it is there. */
export function useLegalText(name: 'terms' | 'privacy'): LegalText {
  const locale = useLocale();
  const load = files[name]?.[locale];
  if (!load) throw new Error(`There is no ${name} in ${locale}.`);
  const text = loaded.get(load) ?? load();
  loaded.set(load, text);
  return use(text);
}
