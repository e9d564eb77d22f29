import * as z from 'zod';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { MAIL_CONCURRENCY } from '../../platform/mail/transport.ts';
import { defineTask, enqueue, type Task } from '../../platform/tasks.ts';
import { deliverMail, HELD_SECONDS } from './deliver-mail.ts';
import { deleteCountsBefore } from './mail-capacity.queries.ts';
import { mailDay } from './mail-capacity.ts';
import { selectForgotten } from './messaging.queries.ts';

/** Of the mails that wait for their turn the oldest are looked at; those behind them are not late by a dead sender. */
const SWEEP_LIMIT = 500;

/** Sends one mail. Refusals for now come back as a task of their own, so the retries here are for our own faults. */
export const sendMail: Task<{ mailId: string }> = defineTask({
  name: 'messaging.send',
  data: z.object({ mailId: z.uuid() }),
  retryLimit: 5,
  concurrency: MAIL_CONCURRENCY,
  run: (ctx, { mailId }) => deliverMail(ctx, mailId, scheduleSending),
});

/**
 * Takes up mails whose sender was killed, whether it held them or had only taken their tasks. Both are found so long after
 * their time that with the minute between two sweeps nobody waits for more than two.
 */
export const sweepMails = defineTask({
  name: 'messaging.sweep',
  data: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
  run: async (ctx) => {
    const now = ctx.clock.now();
    const since = { heldUntil: now, dueBefore: after(now, -HELD_SECONDS) };
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
