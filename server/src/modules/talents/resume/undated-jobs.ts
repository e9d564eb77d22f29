import { isAbout, partsOf, twoOf } from './job-parts.ts';
import type { Draft } from './labelled-jobs.ts';
import { isSentence, type ResumeLine } from './resume-lines.ts';
import { roleScore } from './roles.ts';

/**
 * Jobs without times: each begins with a line that looks otherwise than the rest, or where none does, with one that says what
 * somebody was, and goes on with the name below it.
 */
export function undatedJobs(lines: readonly ResumeLine[]): Draft[] {
  const bold = lines.filter((line) => line.bold && !isSentence(line)).length;
  const byLook = bold > 0 && bold < lines.length;
  const heads = (line: ResumeLine) =>
    !isSentence(line) && !isAbout(line) && line.text.length <= 90 && (byLook ? line.bold : roleScore(line.text) > 0);
  const drafts: Draft[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    if (!heads(line)) {
      drafts.at(-1)?.body.push(line);
      continue;
    }
    const draft: Draft = { range: null, parts: partsOf(line, line.text), body: [] };
    const next = lines[at + 1];
    const isName = next && !isSentence(next) && !isAbout(next) && next.text.length <= 60 && next.gap <= 1;
    if (isName && twoOf(draft.parts).length < 2 && (!heads(next) || byLook)) {
      draft.parts.push(...partsOf(next, next.text));
      at += 1;
    }
    drafts.push(draft);
  }
  return drafts.filter(({ parts }) => parts.some(({ text }) => roleScore(text) > 0));
}
