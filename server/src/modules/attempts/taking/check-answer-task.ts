import { type CaseVerdict, shownVerdict } from '@prova/contract/code/case-verdict';
import * as z from 'zod';
import { defineTask } from '../../../platform/tasks.ts';
import { selectVersionQuestion } from '../../assessments/assessments.service.ts';
import { checkAnswer, codeQuestionOf, MILLISECONDS_DEFAULT } from '../../code/code.service.ts';
import { selectAnswers, updateVerdict } from '../attempts.queries.ts';

/**
 * Runs an answer of code that was handed in on all of its cases, and proposes its points to whoever grades it. A failure of
 * ours is tried again; the answer waits meanwhile, and a person may grade it without.
 */
export const checkAnswerTask = defineTask({
  name: 'assessments.checkAnswer',
  data: z.object({ attemptId: z.uuid(), questionId: z.uuid() }),
  retryLimit: 8,
  expireInSeconds: 600,
  concurrency: 2,
  run: async (ctx, { attemptId, questionId }) => {
    const question = await selectVersionQuestion(ctx, questionId);
    const answer = (await selectAnswers(ctx, attemptId)).find((one) => one.questionId === questionId);
    const { language, codeCheck, checkMilliseconds } = question ?? {};
    // Erased in the meantime, run already, or graded by somebody who did not wait.
    if (!question || !language || !codeCheck || typeof answer?.value !== 'string') return;
    if (answer.verdict !== null || answer.points !== null) return;
    const limit = checkMilliseconds ?? MILLISECONDS_DEFAULT;
    const checked = codeQuestionOf(language, codeCheck);
    const verdicts = await checkAnswer(ctx.platform.sandbox, checked, answer.value, limit, { background: true });
    const found = { verdict: verdicts.map(shownVerdict), proposedPoints: proposedPoints(verdicts, question.points) };
    await ctx.transaction((ctx) => updateVerdict(ctx, { attemptId, questionId }, found));
  },
});

/** Each case weighs the same; quarters of a point, rounded down, so that only who passes all has all. */
export function proposedPoints(verdicts: readonly Pick<CaseVerdict, 'outcome'>[], points: number): number {
  const passed = verdicts.filter(({ outcome }) => outcome === 'passed').length;
  return Math.floor((4 * points * passed) / verdicts.length) / 4;
}
