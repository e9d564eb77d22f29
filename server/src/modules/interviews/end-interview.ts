import type { StatusEvent } from '@prova/contract/applications/status-events';
import { applyEvent } from '@prova/contract/applications/status-events';
import type { CancelCause, InterviewStatus } from '@prova/contract/interviews/interview-fields';
import type { Ctx } from '../../platform/context.ts';
import { publish } from '../../platform/realtime/messages.ts';
import {
  type ApplicationRow,
  applicationState,
  changeApplication,
  writeEvent,
} from '../applications/applications.service.ts';
import { assertOpen, assertStarted, type Locked, lockInterview, requireInterview } from './find-interview.ts';
import { updateInterview } from './interviews.queries.ts';
import { interviewChange } from './interviews.realtime.ts';
import { notifyCancelled } from './notify-participants.ts';

interface Ending {
  readonly event: Extract<StatusEvent, `interview_${string}`>;
  readonly status: Exclude<InterviewStatus, 'scheduled'>;
  /** As the history words it. */
  readonly said: string;
  readonly cause?: CancelCause;
  readonly reason?: string | null;
}

/**
 * Ends an interview, and brings the application to where that leads it, if anywhere.
 * @param locked in the transaction of the change
 * @returns the application as it is now
 */
export async function endInterview(
  ctx: Ctx,
  { interview, application }: Locked,
  { event, status, said, cause, reason }: Ending,
): Promise<ApplicationRow> {
  const now = ctx.clock.now();
  const began = status === 'completed' ? { startedAt: interview.startedAt ?? interview.startsAt } : {};
  await updateInterview(ctx, interview.id, {
    status,
    ...began,
    ...(cause && { cause, reason: reason ?? null }),
    endedAt: status === 'completed' && now > interview.endsAt ? interview.endsAt : now,
    // Calendars take what is called off for a later word than the invitation.
    sequence: interview.sequence + 1,
  });
  await publish(ctx, interviewChange, { interviewId: interview.id });
  const data = {
    interviewId: interview.id,
    status: said,
    startsAt: interview.startsAt.toISOString(),
    interviewType: interview.type,
    ...(cause && { cause }),
  };
  const after = applyEvent(event, applicationState(application));
  if (after === null) {
    await writeEvent(ctx, application, { type: 'interview', reason: reason ?? null, data });
    return application;
  }
  const { row } = await changeApplication(ctx, application, {
    type: 'interview',
    toStatus: after.status,
    statusBefore: after.statusBefore ?? null,
    reason: reason ?? null,
    data,
  });
  return row;
}

/** @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, INTERVIEW_OVER */
export async function cancelInterview(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  const found = await requireInterview(ctx, id, 'handle');
  await ctx.transaction(async (ctx) => {
    const locked = await lockInterview(ctx, found);
    assertOpen(locked.interview);
    await endInterview(ctx, locked, {
      event: 'interview_cancelled',
      status: 'cancelled',
      said: 'cancelled',
      cause: 'called_off',
      reason,
    });
    await notifyCancelled(ctx, id);
  });
}

/** @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, INTERVIEW_OVER, INTERVIEW_NOT_STARTED */
export async function markNoShow(
  ctx: Ctx,
  id: string,
  { absent, reason }: { absent: 'candidate' | 'team'; reason: string | null },
): Promise<void> {
  const found = await requireInterview(ctx, id, 'conclude');
  await ctx.transaction(async (ctx) => {
    const locked = await lockInterview(ctx, found);
    assertOpen(locked.interview);
    assertStarted(ctx, locked.interview);
    await endInterview(ctx, locked, {
      event: 'interview_cancelled',
      status: 'cancelled',
      said: 'no_show',
      cause: absent === 'team' ? 'no_show_team' : 'no_show_candidate',
      reason,
    });
  });
}

/** @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, INTERVIEW_OVER, INTERVIEW_NOT_STARTED */
export async function completeInterview(ctx: Ctx, id: string): Promise<void> {
  const found = await requireInterview(ctx, id, 'conclude');
  await ctx.transaction(async (ctx) => {
    const locked = await lockInterview(ctx, found);
    assertOpen(locked.interview);
    assertStarted(ctx, locked.interview);
    await endInterview(ctx, locked, { event: 'interview_ended', status: 'completed', said: 'completed' });
  });
}
