import type { testQuestion } from '@prova/contract/assessments/questions';
import type * as z from 'zod';
import { shownCheck, wholeCheck } from './code/question-check.ts';
import type { QuestionRow } from './questions.queries.ts';

/** A question as its reader may see it: what is right, expected and explained is there only where it was asked for. */
export function presentQuestion(row: QuestionRow, withAnswers: boolean): z.input<typeof testQuestion> {
  const { correctAnswer, expectedAnswer, rubric, explanation, options, ...rest } = row;
  const { codeCheck, checkState, checkProblem, ...shown } = rest;
  const check = shownCheck(row);
  if (!withAnswers) return { ...shown, check, options: options.map(({ id, text }) => ({ id, text })) };
  const whole = wholeCheck(row);
  return {
    ...shown,
    options: [...options],
    ...{ correctAnswer, expectedAnswer, explanation, rubric: [...rubric] },
    check: whole && { ...whole, state: checkState ?? undefined, problem: checkProblem },
  };
}
