import type { Ctx } from '../../../platform/context.ts';
import { personAskedFor } from '../ai-interviews.notifications.ts';
import { endAiInterview } from '../end-ai-interview.ts';
import { assertOpen, lockAiInterview, requireLinkedAiInterview } from '../find-ai-interview.ts';
import { notifyOrganiser } from '../notify-team.ts';
import { keepStep, lockHeld } from './step.ts';

/** @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, INTERVIEW_ELSEWHERE */
export async function pause(ctx: Ctx, holder: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { interview } = await lockHeld(ctx, holder);
    const { phase } = interview;
    if (phase === null || phase === 'paused' || phase === 'closing') return;
    await keepStep(ctx, interview, { phase: 'paused', resumes: phase, holder: null, activeSince: null });
  });
}

/** The candidate would rather speak with a person: it ends without any result. @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER */
export async function askForPerson(ctx: Ctx, note: string | null): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const locked = await lockAiInterview(ctx, await requireLinkedAiInterview(ctx));
    assertOpen(locked.interview);
    await endAiInterview(ctx, locked, { status: 'cancelled', cause: 'asked_for_person', reason: note });
    await notifyOrganiser(ctx, locked.interview, personAskedFor);
  });
}
