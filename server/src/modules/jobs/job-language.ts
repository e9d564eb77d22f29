import type { Locale } from '@prova/contract/common';
import type { JobRow } from './jobs.queries.ts';
import { plainText } from './rich-text.ts';

const PORTUGUESE =
  /(?<!\p{L})(de|do|da|dos|das|em|no|na|para|com|que|você|uma|um|não|são|nosso|nossa|por|ou)(?!\p{L})/giu;
const ENGLISH = /(?<!\p{L})(the|of|and|to|in|for|with|you|your|we|our|is|are|that|on|at|as|will|or)(?!\p{L})/giu;

/** The language that a job is written in, by its small words; without enough of them, the reader's. */
export function languageOf(job: Pick<JobRow, 'title' | 'description' | 'requirements'>, reader: Locale): Locale {
  const text = `${job.title} ${plainText(job.description ?? '')} ${plainText(job.requirements ?? '')}`;
  const portuguese = text.match(PORTUGUESE)?.length ?? 0;
  const english = text.match(ENGLISH)?.length ?? 0;
  if (portuguese === english) return reader;
  return portuguese > english ? 'pt-BR' : 'en-US';
}
