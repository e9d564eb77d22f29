import { applyEvent, type StatusEvent } from '@prova/contract/applications/status-events';
import type { Ctx } from '../../../platform/context.ts';
import { publish } from '../../../platform/realtime/messages.ts';
import {
  type ApplicationRow,
  applicationState,
  changeApplication,
  writeEvent,
} from '../../applications/applications.service.ts';
import { attemptChange } from '../attempts.realtime.ts';
import { isOpen } from './assignment-rules.ts';
import { type AssignmentRow, selectLastStatuses, updateAssignment } from './assignments.queries.ts';

interface End {
  readonly status: 'done' | 'declined' | 'expired' | 'cancelled';
  readonly reason?: string | null;
  readonly endedAt?: Date;
  /** An earlier result that is shown instead. */
  readonly reusedAttemptId?: string;
}

/**
 * Ends a test that was sent, and says so in the history. Once none of those that were sent together waits any more, the
 * application moves on: to done where one was handed in, otherwise to how they ended.
 * @param assignment locked, as the application is
 * @returns the application as it is now
 */
export async function endAssignment(
  ctx: Ctx,
  application: ApplicationRow,
  assignment: AssignmentRow,
  { status, reason = null, endedAt = ctx.clock.now(), reusedAttemptId }: End,
): Promise<ApplicationRow> {
  const { id, title } = assignment;
  await updateAssignment(ctx, id, {
    ...{ status, endedAt, ...(reusedAttemptId && { reusedAttemptId }) },
    ...(status === 'declined' && { declineReason: reason }),
  });
  await publish(ctx, attemptChange, { assignmentId: id });
  const step = reusedAttemptId ? 'reused' : status;
  const entry = { type: 'test', reason, data: { status: step, assignmentIds: [id], titles: [title] } } as const;
  const event = eventOf(await selectLastStatuses(ctx, application.id));
  const after = event && applyEvent(event, applicationState(application));
  if (!after) {
    await writeEvent(ctx, application, entry);
    return application;
  }
  const changed = await changeApplication(ctx, application, {
    ...entry,
    toStatus: after.status,
    statusBefore: after.statusBefore ?? null,
  });
  return changed.row;
}

/** What the statuses of tests that were sent together mean for the application; null while one of them waits. */
function eventOf(statuses: readonly AssignmentRow['status'][]): StatusEvent | null {
  if (statuses.some((status) => isOpen({ status }))) return null;
  if (statuses.includes('done')) return 'test_submitted';
  if (statuses.includes('declined')) return 'test_declined';
  return statuses.includes('expired') ? 'test_expired' : 'test_cancelled';
}
