import type { Locale } from '@prova/contract/common';
import { use } from 'react';
import { useLocale } from '../../lib/i18n.ts';
import type { LegalText } from './legal-text.ts';

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
  cookies: {
    'pt-BR': () => import('./texts/cookies.pt-BR.ts').then((file) => file.cookies),
    'en-US': () => import('./texts/cookies.en-US.ts').then((file) => file.cookies),
  },
  help: {
    'pt-BR': () => import('./texts/help.pt-BR.ts').then((file) => file.help),
    'en-US': () => import('./texts/help.en-US.ts').then((file) => file.help),
  },
  faq: {
    'pt-BR': () => import('./texts/faq.pt-BR.ts').then((file) => file.faq),
    'en-US': () => import('./texts/faq.en-US.ts').then((file) => file.faq),
  },
};
const loaded = new Map<() => Promise<LegalText>, Promise<LegalText>>();

/** A document in the reader's language; suspends until it is there. */
export function useLegalText(name: 'terms' | 'privacy' | 'cookies' | 'help' | 'faq'): LegalText {
  const locale = useLocale();
  const load = files[name]?.[locale];
  if (!load) throw new Error(`There is no ${name} in ${locale}.`);
  const text = loaded.get(load) ?? load();
  loaded.set(load, text);
  return use(text);
}
