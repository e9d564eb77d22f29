import type { Ctx } from '../../../platform/context.ts';
import { aiInterviewCompleted, aiInterviewFailed } from '../ai-interviews.notifications.ts';
import type { AiInterviewRow } from '../ai-interviews.queries.ts';
import { endAiInterview } from '../end-ai-interview.ts';
import { type Locked, lockAiInterview } from '../find-ai-interview.ts';
import { notifyOrganiser } from '../notify-team.ts';
import { requestOwnAnalysis } from '../records/request-analysis.ts';
import { selectTurns, type TurnRow } from '../turns.queries.ts';

/** Ends an interview in which nothing more is asked: completed with whatever was answered, failed without a word. */
export async function conclude(ctx: Ctx, locked: Locked, turns: readonly TurnRow[]): Promise<void> {
  const { interview } = locked;
  const hasWords = turns.some(({ answer, skipped }) => answer !== null && !skipped);
  if (!hasWords) {
    await endAiInterview(ctx, locked, { status: 'failed' });
    await notifyOrganiser(ctx, interview, aiInterviewFailed);
    return;
  }
  await endAiInterview(ctx, locked, { status: 'completed' });
  await requestOwnAnalysis(ctx, interview);
  await notifyOrganiser(ctx, interview, aiInterviewCompleted);
}

/** The same for one that its candidate has left. @param before nothing has been heard of them since */
export function concludeLeft(
  ctx: Ctx,
  found: Pick<AiInterviewRow, 'id' | 'applicationId'>,
  before: Date,
): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const locked = await lockAiInterview(ctx, found);
    const { status, heardAt } = locked.interview;
    if (status !== 'in_progress' || heardAt === null || heardAt > before) return;
    await conclude(ctx, locked, await selectTurns(ctx, found.id));
  });
}
