import type { Locale } from '@prova/contract/common';
import type { JobTexts } from './job-texts.ts';
import { enUS } from './jobs.texts.en-US.ts';
import { ptBR } from './jobs.texts.pt-BR.ts';

const TEXTS: Readonly<Record<Locale, JobTexts>> = { 'pt-BR': ptBR, 'en-US': enUS };

export function jobTexts(locale: Locale): JobTexts {
  return TEXTS[locale];
}
