import { shownVerdict } from '@prova/contract/code/case-verdict';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { codeQuestionOf, SolutionFailure, timeLimit } from '../code/code.service.ts';
import { type QuestionContent, type QuestionRow, selectQuestion, updateCheck } from './questions.queries.ts';

/** Runs the author's solution on its cases, once it is stored. */
export async function checkSolutionLater(
  ctx: Ctx,
  { id, version, codeCheck }: Pick<QuestionContent, 'codeCheck'> & Pick<QuestionRow, 'id' | 'version'>,
): Promise<void> {
  if (codeCheck !== null) await enqueue(ctx, checkSolutionTask, { id, version });
}

/** A failure of ours is tried again; the question waits meanwhile. */
export const checkSolutionTask = defineTask({
  name: 'assessments.checkSolution',
  data: z.object({ id: z.uuid(), version: z.number() }),
  retryLimit: 8,
  expireInSeconds: 600,
  concurrency: 1,
  run: async (ctx, { id, version }) => {
    const question = await selectQuestion(ctx, id);
    const { language, codeCheck } = question ?? {};
    if (!question || question.version !== version || !language || !codeCheck) return;
    try {
      const limit = await timeLimit(ctx.platform.sandbox, codeQuestionOf(language, codeCheck), { background: true });
      await ctx.transaction((ctx) => updateCheck(ctx, question, { milliseconds: limit }));
    } catch (error) {
      if (!(error instanceof SolutionFailure)) throw error;
      const problem = { ...shownVerdict(error.verdict), number: error.number };
      await ctx.transaction((ctx) => updateCheck(ctx, question, { problem }));
    }
  },
});
