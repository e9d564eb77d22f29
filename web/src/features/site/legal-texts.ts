import type { Locale } from '@prova/contract/common';
import type { LegalText } from './legal-text.ts';
import { useLoadedText } from './use-loaded-text.ts';

// Whole documents, not phrases to be looked up by key: as such they would drown the type check of all other keys.
const files = {
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
} as const satisfies Record<string, Record<Locale, () => Promise<LegalText>>>;

/** A document in the reader's language; suspends until it is there. */
export const useLegalText = (name: keyof typeof files): LegalText => useLoadedText<LegalText>(files[name]);
