import type { AiCancelCause, AiInterviewStatus } from '@prova/contract/ai-interviews/ai-interview-fields';
import { applyEvent, type StatusEvent } from '@prova/contract/applications/status-events';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  type ApplicationRow,
  applicationState,
  changeApplication,
  type JudgedRow,
  loadApplication,
  writeEvent,
} from '../applications/applications.service.ts';
import { mayHandleAiInterview } from './ai-interviews.policy.ts';
import { selectOpenAiInterview, updateAiInterview } from './ai-interviews.queries.ts';
import { assertOpen, type Locked, lockAiInterview, requireAiInterview } from './find-ai-interview.ts';
import { notifyCancelled } from './notify-candidate.ts';

type Ending =
  | { readonly status: Extract<AiInterviewStatus, 'completed' | 'failed'> }
  | { readonly status: 'cancelled'; readonly cause: AiCancelCause; readonly reason?: string | null };

/** Writes into the history what has become of an interview, and brings the application to where that leads it, if anywhere. */
export async function followInApplication(
  ctx: Ctx,
  { interview, application }: Locked,
  {
    event,
    said,
    reason = null,
  }: { readonly event: StatusEvent; readonly said: string; readonly reason?: string | null },
): Promise<ApplicationRow> {
  const data = { interviewId: interview.id, status: said, closesAt: interview.closesAt.toISOString() };
  const next = applyEvent(event, applicationState(application));
  if (next === null) {
    await writeEvent(ctx, application, { type: 'ai_interview', reason, data });
    return application;
  }
  const { row } = await changeApplication(ctx, application, {
    type: 'ai_interview',
    toStatus: next.status,
    statusBefore: next.statusBefore ?? null,
    reason,
    data,
  });
  return row;
}

/**
 * Ends an interview.
 * @param locked in the transaction of the change
 * @returns the application as it is now
 */
export async function endAiInterview(ctx: Ctx, locked: Locked, ending: Ending): Promise<ApplicationRow> {
  const { interview } = locked;
  const cancelled = ending.status === 'cancelled';
  await updateAiInterview(ctx, interview.id, {
    status: ending.status,
    ...(cancelled && { cause: ending.cause, reason: ending.reason ?? null }),
    ...(ending.status === 'completed' && { phase: 'closing' }),
    holder: null,
    activeSince: null,
    endedAt: ctx.clock.now(),
  });
  return followInApplication(ctx, locked, {
    event: `ai_interview_${ending.status}`,
    said: cancelled ? ending.cause : ending.status,
    ...(cancelled && { reason: ending.reason ?? null }),
  });
}

/** @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, INTERVIEW_OVER */
export async function cancelAiInterview(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  const found = await requireAiInterview(ctx, id, 'handle');
  await ctx.transaction(async (ctx) => {
    const locked = await lockAiInterview(ctx, found);
    assertOpen(locked.interview);
    await endAiInterview(ctx, locked, { status: 'cancelled', cause: 'called_off', reason });
    await notifyCancelled(ctx, id);
  });
}

/**
 * Calls off the interview that an application was invited to, if any. One that goes on is not ahead any more: it stays.
 * @param application locked, as it is now
 * @returns the application as it is then
 * @throws AppError FORBIDDEN for who decides about people, and not about interviews
 */
export async function callOffScheduledAiInterview(ctx: Ctx, application: JudgedRow): Promise<JudgedRow> {
  const interview = await selectOpenAiInterview(ctx, application.id);
  if (interview?.status !== 'scheduled') return application;
  if (!mayHandleAiInterview(ctx.actor, application)) throw new AppError('FORBIDDEN');
  await endAiInterview(ctx, { interview, application }, { status: 'cancelled', cause: 'called_off' });
  await notifyCancelled(ctx, interview.id);
  return loadApplication(ctx, application.id, { forUpdate: true });
}
