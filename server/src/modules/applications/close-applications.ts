import { shownJobStatus } from '@prova/contract/jobs/job-status';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { mailClosed, mailTakenUp } from './application-mails.ts';
import { selectApplicationsForUpdate } from './applications.queries.ts';
import { changeApplication } from './applications.service.ts';
import { beforeChange, clocksOf, keepBefore } from './before-change.ts';
import { lockJobState, selectClosingData, selectEndedIds, selectOpenIds, selectUserName } from './closing.queries.ts';
import type { EventActor } from './event-actor.ts';

/** Short transactions: meanwhile nobody can change these applications. */
const BATCH = 50;

/** What is kept with the event of an application that ends with its job. */
const closing = z.object({ before: beforeChange });

interface Closing {
  readonly jobId: string;
  readonly notify: boolean;
  readonly closedBy: string | null;
  readonly closedAt?: string | undefined;
}

/**
 * Ends every open application of a closed job, and mails each person once if that is wanted. A run that was cut short goes on where it
 * was; a job that was opened again meanwhile keeps the rest.
 */
export async function closeApplications(ctx: Ctx, { jobId, notify, closedBy, closedAt }: Closing): Promise<void> {
  const actor = await actorOf(ctx, closedBy);
  for (;;) {
    const closed = await ctx.transaction(async (ctx) => {
      const job = await lockJobState(ctx, jobId);
      const undone = closedAt !== undefined && job.closedAt?.toISOString() !== closedAt;
      return undone || shownJobStatus(job.status) !== 'closed' ? 0 : closeBatch(ctx, jobId, notify, actor);
    });
    if (closed === 0) return;
  }
}

async function actorOf(ctx: Ctx, userId: string | null): Promise<EventActor> {
  if (userId === null) return { kind: 'system', id: null, label: null };
  return { kind: 'user', id: userId, label: await selectUserName(ctx, userId) };
}

async function closeBatch(ctx: Ctx, jobId: string, notify: boolean, actor: EventActor): Promise<number> {
  const ids = await selectOpenIds(ctx, jobId, BATCH);
  if (ids.length === 0) return 0;
  // All before the first change: the totals of the job are held from then on, and others hold a row when they want them.
  const rows = await selectApplicationsForUpdate(ctx, ids);
  for (const row of rows) {
    // What was withdrawn, rejected or hired while this waited for the lock is over already.
    if (!row.active || row.status === 'hired' || row.closedAt !== null) continue;
    const data = { before: keepBefore(row) };
    const changed = await changeApplication(ctx, row, { type: 'closed', closedAt: ctx.clock.now(), actor, data });
    if (notify) await mailClosed(ctx, changed.row);
  }
  return rows.length;
}

/**
 * Lets those go on whose applications ended with a job that is open again, and mails them if that is wanted. Whoever has
 * applied again meanwhile keeps the newer one.
 */
export async function takeUpApplications(
  ctx: Ctx,
  {
    jobId,
    closedAt,
    notify,
    reopenedBy,
  }: { jobId: string; closedAt: string; notify: boolean; reopenedBy: string | null },
): Promise<void> {
  const actor = await actorOf(ctx, reopenedBy);
  for (;;) {
    const taken = await ctx.transaction(async (ctx) => {
      if (shownJobStatus((await lockJobState(ctx, jobId)).status) === 'closed') return 0;
      const ids = await selectEndedIds(ctx, jobId, { since: new Date(closedAt), limit: BATCH });
      if (ids.length === 0) return 0;
      const rows = (await selectApplicationsForUpdate(ctx, ids)).filter(({ closedAt }) => closedAt !== null);
      const closings = await selectClosingData(ctx, ids);
      for (const row of rows) {
        const kept = closing.safeParse(closings.get(row.id));
        const changed = await changeApplication(ctx, row, {
          type: 'reopened',
          closedAt: null,
          actor,
          data: { jobReopened: true },
          // The promise is the one that was made: closing a job does not give more time to answer.
          ...(kept.success && { reply: clocksOf(kept.data.before).reply }),
        });
        if (notify) await mailTakenUp(ctx, changed.row);
      }
      return ids.length;
    });
    if (taken === 0) return;
  }
}
