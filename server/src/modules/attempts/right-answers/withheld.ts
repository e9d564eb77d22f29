import type { RIGHT_ANSWERS, WITHHELD } from '@prova/contract/attempts/assignment-fields';

export type Withheld = (typeof WITHHELD)[number];

/**
 * Why whoever took a test does not see what is right in a question of it; null where they do. The one rule, for every place
 * that could tell them. It presupposes that the author shows answers and that all is graded.
 * @param inUse whether somebody may still be asked the same question and judged by it
 * @param shown whether they asked to see it
 */
export function withheldOf({
  answered,
  inUse,
  shown,
}: {
  answered: boolean;
  inUse: boolean;
  shown: boolean;
}): Withheld | null {
  if (!answered) return 'unanswered';
  if (inUse) return 'in_use';
  return shown ? null : 'offered';
}

/** What a whole result says of it: what can be asked for comes first, then what is there. */
export function rightAnswersOf(questions: readonly (Withheld | null)[]): (typeof RIGHT_ANSWERS)[number] {
  if (questions.includes('offered')) return 'offered';
  if (questions.includes(null)) return 'shown';
  return questions.includes('in_use') ? 'in_use' : 'unanswered';
}
