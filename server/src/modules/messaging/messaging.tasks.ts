import * as z from 'zod';
import { after, DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { MAIL_CONCURRENCY } from '../../platform/mail/transport.ts';
import { defineTask, enqueue, type Task } from '../../platform/tasks.ts';
import { deliverMail } from './deliver-mail.ts';
import { deleteCountsBefore } from './mail-room.queries.ts';
import { mailDay } from './mail-room.ts';
import { selectForgotten } from './messaging.queries.ts';

const FORGOTTEN_AFTER_SECONDS = 5 * MINUTE;
const SWEEP_LIMIT = 500;

/** Sends one mail. Refusals for now come back as a task of their own, so the retries here are for our own faults. */
export const sendMail: Task<{ mailId: string }> = defineTask({
  name: 'messaging.send',
  data: z.object({ mailId: z.uuid() }),
  retryLimit: 5,
  concurrency: MAIL_CONCURRENCY,
  run: (ctx, { mailId }) => deliverMail(ctx, mailId, scheduleSending),
});

/** Takes up mails whose sender was killed or whose task was lost. */
export const sweepMails = defineTask({
  name: 'messaging.sweep',
  data: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
  run: async (ctx) => {
    const now = ctx.clock.now();
    const since = { heldUntil: now, dueBefore: after(now, -FORGOTTEN_AFTER_SECONDS) };
    const forgotten = await selectForgotten(ctx, since, SWEEP_LIMIT);
    for (const mailId of forgotten) await enqueue(ctx, sendMail, { mailId }, { singletonKey: mailId });
  },
});

/** Queues the sending of a mail in the transaction of `ctx`; what waits already moves to the new instant. */
export async function scheduleSending(ctx: Ctx, mailId: string, at: Date): Promise<void> {
  await enqueue(ctx, sendMail, { mailId }, { startAfter: at, singletonKey: mailId });
}

/** Counts are of use while their day lasts. */
export const purgeMailCounts = defineTask({
  name: 'messaging.purgeCounts',
  data: z.object({}),
  retryLimit: 3,
  cron: '47 4 * * *',
  run: (ctx) => deleteCountsBefore(ctx, mailDay(after(ctx.clock.now(), -DAY))),
});

export const messagingTasks = [sendMail, sweepMails, purgeMailCounts];
