import type { beginAiInterview as endpoint } from '@prova/contract/ai-interviews/session';
import type { BodyOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { updateAiInterview } from '../ai-interviews.queries.ts';
import { followInApplication } from '../end-ai-interview.ts';
import { assertOpen, lockAiInterview, requireLinkedAiInterview } from '../find-ai-interview.ts';
import { askNext } from './ask-next.ts';
import { inPiece } from './in-piece.ts';
import { heldClock } from './session-clock.ts';

/**
 * Begins, or goes on where the interview was left; any other page holds it no more.
 * @throws AppError INTERVIEW_NOT_FOUND, INTERVIEW_OVER, INTERVIEW_DEADLINE_PAST
 */
export async function begin(ctx: Ctx, { holder, way, consent }: BodyOf<typeof endpoint>): Promise<void> {
  const id = await inPiece(ctx, 'begin', async (ctx) => {
    const locked = await lockAiInterview(ctx, await requireLinkedAiInterview(ctx));
    const { interview } = locked;
    assertOpen(interview);
    const now = ctx.clock.now();
    const starts = interview.status === 'scheduled';
    if (starts && interview.closesAt <= now) throw new AppError('INTERVIEW_DEADLINE_PAST');
    await updateAiInterview(ctx, interview.id, {
      status: 'in_progress',
      phase:
        interview.phase === 'paused' || interview.phase === null
          ? (interview.resumes ?? 'listen-name')
          : interview.phase,
      resumes: null,
      holder,
      way,
      ...heldClock(interview, now),
      startedAt: interview.startedAt ?? now,
      ...(interview.consentedAt === null && { consentVersion: consent, consentedAt: now }),
    });
    if (starts) await followInApplication(ctx, locked, { event: 'ai_interview_started', said: 'started' });
    return interview.id;
  });
  // An answer may have been kept, and the program that asks have died after it.
  await askNext(ctx, id);
}
