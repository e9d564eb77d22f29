import type { StageType } from '@prova/contract/applications/application-status';
import type { Locale } from '@prova/contract/common';
import { jobTexts } from './jobs.texts.ts';

/** A stage as its reader calls it: the product names the fixed ones, in each language; the others are called as typed. */
export function stageName(locale: Locale, { type, name }: { readonly type: StageType; readonly name: string }): string {
  const names: Partial<Record<StageType, string>> = jobTexts(locale).stages;
  return names[type] ?? name;
}
