import type { Attempt } from '@prova/contract/attempts/taking';

/** A question as whoever takes the test has it. */
export type AskedQuestion = Attempt['questions'][number];

/** What somebody answers: the id of an option, true or false, or what they wrote; null for nothing. */
export type Answer = string | boolean | null;
export type Answers = ReadonlyMap<string, Answer>;

/** Code that is as it was given is no answer. */
export function isAnswered(question: AskedQuestion, answer: Answer | undefined): boolean {
  if (answer === undefined || answer === null) return false;
  if (typeof answer === 'boolean') return true;
  return answer.trim() !== '' && !(question.type === 'CODE' && answer === question.starterCode);
}

/** A copy in another order, each order as likely as any. */
export function shuffled<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}
