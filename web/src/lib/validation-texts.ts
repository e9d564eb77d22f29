import type { Locale } from '@prova/contract/common';
import { fill, type Texts } from '@prova/contract/texts';
import type { FieldProblem } from '@prova/contract/validation';

const known = new Map<Locale, Promise<Texts['validation']>>();

/** The words for refused fields, the same that the server uses; only the reader's language is loaded. */
export function validationTexts(locale: Locale): Promise<Texts['validation']> {
  const found = known.get(locale);
  if (found) return found;
  const loading =
    locale === 'en-US'
      ? import('@prova/contract/validation-texts.en-US').then((file) => file.validation)
      : import('@prova/contract/validation-texts.pt-BR').then((file) => file.validation);
  known.set(locale, loading);
  loading.catch(() => known.delete(locale));
  return loading;
}

/** Words one refusal. */
export function wordProblem({ code, values }: FieldProblem, texts: Texts['validation']): string {
  return fill(texts[code], values);
}
