import * as z from 'zod';
import { after, DAY, HOUR, MINUTE } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { defineTask } from '../../../platform/tasks.ts';
import { selectAttempt } from '../attempts.queries.ts';
import {
  keepCurrentRevisions,
  measureRevisions,
  selectEndedWithHistory,
  thinRevisions,
} from './thin-revisions.queries.ts';

/** Of one attempt. Whoever types without a pause adds a revision every two seconds: more than an hour of it fits. */
export const REVISIONS = { rows: 2_000, bytes: 8 * 2 ** 20 } as const;
/** Of what is left in each span the last state stays. Seconds; null: of all the time. */
const SPANS = [10, MINUTE, 10 * MINUTE, HOUR, DAY, null] as const;
/** So long after the hand-in its history may still be asked about. */
const HISTORY_DAYS = 180;
const AT_ONCE = 500;

/**
 * Thins the history of an attempt that has more revisions than its limit, in the transaction that adds some, with the attempt
 * locked. Nothing new is ever refused, and what an answer is now is never lost: the history of it gets coarser, in steps, until
 * half of the capacity is free again.
 */
export async function thinIfMany(ctx: Ctx, attemptId: string): Promise<void> {
  if (!isOver(await measureRevisions(ctx, attemptId), 1)) return;
  for (const seconds of SPANS) {
    await thinRevisions(ctx, attemptId, seconds);
    if (!isOver(await measureRevisions(ctx, attemptId), 2)) return;
  }
  await keepCurrentRevisions(ctx, attemptId);
}

const isOver = ({ rows, bytes }: { rows: number; bytes: number }, share: number) =>
  rows > REVISIONS.rows / share || bytes > REVISIONS.bytes / share;

/** Every night: of tests that were handed in half a year ago only what was handed in stays. */
export const forgetHistoryTask = defineTask({
  name: 'assessments.forgetHistory',
  data: z.object({}),
  retryLimit: 3,
  cron: '53 3 * * *',
  run: async (ctx) => {
    const to = after(ctx.clock.now(), -HISTORY_DAYS * DAY);
    // A night or two without a worker lose nothing.
    const span = { from: after(to, -60 * DAY), to, limit: AT_ONCE };
    for (const id of await selectEndedWithHistory(ctx, span))
      await ctx.transaction(async (ctx) => {
        if (await selectAttempt(ctx, id, true)) await keepCurrentRevisions(ctx, id);
      });
  },
});
