import { LOCALES, type Locale } from '@prova/contract/common';
import type { StageType } from '@prova/contract/jobs/stage-types';
import { jobTexts } from './jobs.texts.ts';

/**
 * A stage as its reader calls it: the product names the fixed ones, and the others until somebody else does, in each
 * language; names that were given stay as they were typed.
 */
export function stageName(locale: Locale, { type, name }: { readonly type: StageType; readonly name: string }): string {
  const { stages, freeStages } = jobTexts(locale);
  const fixed: Partial<Record<StageType, string>> = stages;
  const free: Partial<Record<StageType, string>> = freeStages;
  return fixed[type] ?? (namesOfOurs(type).includes(name) ? free[type] : undefined) ?? name;
}

/** What a stage of tests or interviews is called until somebody names it. */
export const usualStageName = (locale: Locale, type: 'test' | 'interview'): string => jobTexts(locale).freeStages[type];

/** What a stage is called, in any language, that nobody has named. */
export const namesOfOurs = (type: StageType): string[] =>
  LOCALES.flatMap((locale) => {
    const free: Partial<Record<StageType, string>> = jobTexts(locale).freeStages;
    return free[type] ?? [];
  });
