import type { RefusalReason } from '@prova/contract/candidacy';
import type { Locale } from '@prova/contract/common';
import { enUS } from '@prova/contract/refusal-texts.en-US';
import { ptBR, type RefusalTexts } from '@prova/contract/refusal-texts.pt-BR';

const TEXTS: Readonly<Record<Locale, RefusalTexts>> = { 'pt-BR': ptBR, 'en-US': enUS };

/** Why an action is refused, in the reader's language. */
export function refusalText(reason: RefusalReason, locale: Locale): string {
  return TEXTS[locale][reason];
}
