import type { testQuestion } from '@prova/contract/assessments/questions';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { shownCheck, wholeCheck } from '../code/code.service.ts';
import { lastingPictureLink } from '../files/files.service.ts';
import type { QuestionRow } from './questions.queries.ts';
import { withAddresses } from './statement.ts';

/** A question as its reader may see it: what is right, expected and explained is there only where it was asked for. */
export function presentQuestion(ctx: Ctx, row: QuestionRow, withAnswers: boolean): z.input<typeof testQuestion> {
  const { correctAnswer, expectedAnswer, rubric, explanation, options, ...rest } = row;
  const { codeCheck, checkState, checkProblem, ...shown } = rest;
  const check = shownCheck(row);
  const text = shownStatement(ctx, row.text);
  if (!withAnswers) return { ...shown, text, check, options: options.map(({ id, text }) => ({ id, text })) };
  const whole = wholeCheck(row);
  return {
    ...shown,
    text,
    options: [...options],
    ...{ correctAnswer, expectedAnswer, explanation, rubric: [...rubric] },
    check: whole && { ...whole, state: checkState ?? undefined, problem: checkProblem },
  };
}

/** A statement whose pictures can be seen by whoever has it, for a week. Ask first whether they may read the question. */
export const shownStatement = (ctx: Ctx, text: string): string =>
  withAddresses(text, (fileId) => lastingPictureLink(ctx, fileId));
