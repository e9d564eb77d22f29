import type { TestAnalysis } from '@prova/contract/attempts/analysis';

type Item = TestAnalysis['questions'][number];
export type ItemHint = 'negative' | 'weak' | 'easy' | 'hard' | 'distractor';

/** What the figures of a question suggest to its author; nothing where they are too few to say. */
export function itemHints({ difficulty, discrimination, options }: Item): ItemHint[] {
  const hints: ItemHint[] = [];
  if (discrimination !== null && discrimination < 0) hints.push('negative');
  else if (discrimination !== null && discrimination < 0.15) hints.push('weak');
  if (difficulty === null) return hints;
  if (difficulty > 0.95) hints.push('easy');
  if (difficulty < 0.1) hints.push('hard');
  const right = options.find(({ correct }) => correct)?.share ?? 1;
  if (options.some(({ correct, share }) => !correct && share > right)) hints.push('distractor');
  return hints;
}

/** How far a test can be relied on, in a word. */
export const reliabilityWord = (alpha: number): 'good' | 'fair' | 'poor' =>
  alpha >= 0.7 ? 'good' : alpha >= 0.5 ? 'fair' : 'poor';
