import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type AiInterviewRow, updateAiInterview } from '../ai-interviews.queries.ts';
import { assertOpen, type Locked, lockAiInterview, requireLinkedAiInterview } from '../find-ai-interview.ts';
import { heldClock } from './session-clock.ts';

/**
 * The interview of the actor's link, locked, for the page that holds it.
 * @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, INTERVIEW_ELSEWHERE
 */
export async function lockHeld(ctx: Ctx, holder: string): Promise<Locked> {
  const locked = await lockAiInterview(ctx, await requireLinkedAiInterview(ctx));
  const { interview } = locked;
  assertOpen(interview);
  if (interview.status === 'scheduled' || interview.phase === 'paused' || interview.holder !== holder)
    throw new AppError('INTERVIEW_ELSEWHERE');
  return locked;
}

/** Keeps what a step changes of an interview, with the time that it took. */
export async function keepStep(
  ctx: Ctx,
  interview: AiInterviewRow,
  values: Parameters<typeof updateAiInterview>[2],
): Promise<void> {
  await updateAiInterview(ctx, interview.id, { ...heldClock(interview, ctx.clock.now()), ...values });
}
