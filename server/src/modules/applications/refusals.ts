import type { RefusalReason } from '@prova/contract/applications/application-status';
import { enUS } from '@prova/contract/applications/refusal-texts.en-US';
import { ptBR, type RefusalTexts } from '@prova/contract/applications/refusal-texts.pt-BR';
import type { Locale } from '@prova/contract/common';

const TEXTS: Readonly<Record<Locale, RefusalTexts>> = { 'pt-BR': ptBR, 'en-US': enUS };

/** Why an action is refused, in the reader's language. */
export function refusalText(reason: RefusalReason, locale: Locale): string {
  return TEXTS[locale][reason];
}

/** Why an action is not for the reader, whatever the application allows. */
export const NOT_YOUR_ROLE: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Seu papel na empresa não permite isto. Fale com quem cuida da vaga.',
  'en-US': 'Your role at the company does not allow this. Ask whoever is in charge of the job.',
};
