import * as z from 'zod';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask } from '../../platform/tasks.ts';
import { isOpen } from './data-requests.present.ts';
import { selectDataRequest, selectOperatorQueue, selectToRemind } from './data-requests.queries.ts';
import { updateRequest } from './privacy.queries.ts';
import { notifyOwners } from './request-mails.ts';

/** Days before a request is due at which its owners are reminded, once. */
const REMINDED_DAYS = 5;

/** Tells owners of what is due soon and of what is late, each once. */
export const remindOwnersTask = defineTask({
  name: 'privacy.remind-owners',
  data: z.object({}),
  retryLimit: 3,
  // In the morning of Brazil.
  cron: '11 11 * * *',
  concurrency: 1,
  run: async (ctx) => {
    const now = ctx.clock.now();
    // What is late already is told as late only.
    await notifyAll(ctx, { dueBy: now, column: 'overdueToldAt' });
    await notifyAll(ctx, { dueBy: after(now, REMINDED_DAYS * DAY), column: 'remindedAt' });
    const late = (await selectOperatorQueue(ctx)).filter(({ dueAt }) => dueAt <= now).length;
    if (late > 0) ctx.log.warn({ late }, 'requests about data to the platform are overdue');
  },
});

async function notifyAll(ctx: Ctx, which: { dueBy: Date; column: 'remindedAt' | 'overdueToldAt' }): Promise<void> {
  for (const { id } of await selectToRemind(ctx, which)) {
    await ctx.transaction(async (ctx) => {
      const row = await selectDataRequest(ctx, id, true);
      if (!row || !isOpen(row) || row[which.column] !== null || row.dueAt > which.dueBy) return;
      const late = which.column === 'overdueToldAt';
      const now = ctx.clock.now();
      await updateRequest(ctx, id, { remindedAt: now, ...(late && { overdueToldAt: now }) });
      await notifyOwners(ctx, row, { dueAt: row.dueAt, event: late ? 'request_overdue' : 'request_due' });
    });
  }
}
