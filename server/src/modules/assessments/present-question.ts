import type { testQuestion } from '@prova/contract/assessments/questions';
import type * as z from 'zod';
import type { QuestionRow } from './questions.queries.ts';

/** A question as its reader may see it: what is right, expected and explained is there only where it was asked for. */
export function presentQuestion(row: QuestionRow, withAnswers: boolean): z.input<typeof testQuestion> {
  const { correctAnswer, expectedAnswer, explanation, options, ...shown } = row;
  if (withAnswers) return { ...shown, options: [...options], correctAnswer, expectedAnswer, explanation };
  return { ...shown, options: options.map(({ id, text }) => ({ id, text })) };
}
