import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import * as z from 'zod';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { type ApplicationChanged, type ApplicationRow, loadApplication } from '../applications/applications.service.ts';
import { endInterview } from './end-interview.ts';
import { hasOpenInterview, selectOpenInterview } from './interviews.queries.ts';
import { notifyCancelled } from './notify-participants.ts';

const isOver = ({ active, status }: Pick<ApplicationRow, 'active' | 'status'>) => !active || status === 'hired';

/** Cancels what is ahead of an application that is over after all. */
export const endWithApplicationTask = defineTask({
  name: 'interviews.endWithApplication',
  data: z.object({ applicationId: z.uuid() }),
  retryLimit: 5,
  run: (ctx, { applicationId }) =>
    ctx.transaction(async (ctx) => {
      const application = await loadApplication(ctx, applicationId, { forUpdate: true });
      const interview = await selectOpenInterview(ctx, applicationId);
      if (!interview || !isOver(application)) return;
      await endInterview(
        ctx,
        { interview, application },
        { event: 'interview_cancelled', status: 'cancelled', said: 'application_over', cause: 'application_over' },
      );
      await notifyCancelled(ctx, interview.id);
    }),
});

/** Rejected, withdrawn, closed or hired: what is ahead is cancelled once that cannot be undone. */
export async function followEnd(
  ctx: Ctx,
  { row, before, settledSeconds = UNDO_SECONDS }: ApplicationChanged,
): Promise<void> {
  if (before === null || !isOver(row) || isOver(before)) return;
  if (!(await hasOpenInterview(ctx, row.id))) return;
  await enqueue(
    ctx,
    endWithApplicationTask,
    { applicationId: row.id },
    // Then it can no longer be taken back for certain, on every clock of the cluster.
    { startAfter: after(ctx.clock.now(), settledSeconds + 1) },
  );
}
