import type { Locale } from '@prova/contract/common';
import { fieldPhrasesEnUS } from './field-phrases.en-US.ts';
import { fieldPhrasesPtBR } from './field-phrases.pt-BR.ts';
import type { FieldPhrases } from './field-words.ts';

export const FIELD_PHRASES: Readonly<Record<Locale, FieldPhrases>> = {
  'pt-BR': fieldPhrasesPtBR,
  'en-US': fieldPhrasesEnUS,
};
