import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { type ApplicationChanged, loadApplication } from '../applications/applications.service.ts';
import { isEnd, isOver, settledAt } from './application-over.ts';
import { endInterview } from './end-interview.ts';
import { hasOpenInterview, selectOpenInterview } from './interviews.queries.ts';
import { notifyCancelled } from './notify-participants.ts';

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
export async function followEnd(ctx: Ctx, change: ApplicationChanged): Promise<void> {
  const { id: applicationId } = change.row;
  if (!isEnd(change) || !(await hasOpenInterview(ctx, applicationId))) return;
  await enqueue(ctx, endWithApplicationTask, { applicationId }, { startAfter: settledAt(ctx, change) });
}
