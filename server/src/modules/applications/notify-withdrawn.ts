import * as z from 'zod';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { mailWithdrawn, notifyTeamWithdrawn } from './application-mails.ts';
import { WITHDRAWN_AFTER_SECONDS } from './applications.events.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { findApplication } from './applications.service.ts';

/** Confirms a withdrawal that still stands to the candidate, and tells the team of it. */
export const notifyWithdrawnTask = defineTask({
  name: 'applications.tellWithdrawn',
  data: z.object({ applicationId: z.uuid(), at: z.iso.datetime() }),
  retryLimit: 8,
  run: (ctx, { applicationId, at }) =>
    ctx.transaction(async (ctx) => {
      const row = await findApplication(ctx, applicationId);
      if (row?.withdrawnAt?.toISOString() !== at) return;
      await mailWithdrawn(ctx, row);
      await notifyTeamWithdrawn(ctx, row, row.withdrawnAt);
    }),
});

/** @param row as the withdrawal has left it */
export async function notifyWithdrawnLater(ctx: Ctx, { id, withdrawnAt }: ApplicationRow): Promise<void> {
  if (withdrawnAt === null) return;
  await enqueue(
    ctx,
    notifyWithdrawnTask,
    { applicationId: id, at: withdrawnAt.toISOString() },
    { startAfter: after(withdrawnAt, WITHDRAWN_AFTER_SECONDS) },
  );
}
