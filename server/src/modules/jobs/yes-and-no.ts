import type { Locale } from '@prova/contract/common';
import { YES_NO } from '@prova/contract/jobs/job-fields';
import { jobTexts } from './jobs.texts.ts';

/** The options of a question that is answered by yes or no. */
export function yesAndNo(locale: Locale): { id: string; text: string }[] {
  const texts = jobTexts(locale).answers;
  return YES_NO.map((id) => ({ id, text: texts[id] }));
}
