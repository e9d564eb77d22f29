import type { Locale } from '@prova/contract/common';
import type { Texts } from '@prova/contract/texts';
import { enUS } from '@prova/contract/texts.en-US';
import { ptBR } from '@prova/contract/texts.pt-BR';

const TEXTS: Readonly<Record<Locale, Texts>> = { 'pt-BR': ptBR, 'en-US': enUS };

/** What failures are called in a language. */
export function textsOf(locale: Locale): Texts {
  return TEXTS[locale];
}
