import { shownJobStatus } from '@prova/contract/applications/application-status';
import type { Ctx } from '../../platform/context.ts';
import { tellClosed } from './application-mails.ts';
import { selectApplicationsForUpdate } from './applications.queries.ts';
import { changeApplication } from './applications.service.ts';
import { lockJobStatus, selectOpenIds, selectUserName } from './closing.queries.ts';
import type { EventActor } from './event-actor.ts';

/** Short transactions: meanwhile nobody can change these applications. */
const BATCH = 50;

/**
 * Ends every open application of a closed job and tells each person once. A run that was cut short goes on where it
 * was; a job that was opened again meanwhile keeps the rest.
 */
export async function closeApplications(
  ctx: Ctx,
  { jobId, notify, closedBy }: { jobId: string; notify: boolean; closedBy: string | null },
): Promise<void> {
  const actor: EventActor = closedBy
    ? { kind: 'user', id: closedBy, label: await selectUserName(ctx, closedBy) }
    : { kind: 'system', id: null, label: null };
  for (;;) {
    const closed = await ctx.transaction((ctx) => closeBatch(ctx, jobId, notify, actor));
    if (closed === 0) return;
  }
}

async function closeBatch(ctx: Ctx, jobId: string, notify: boolean, actor: EventActor): Promise<number> {
  if (shownJobStatus(await lockJobStatus(ctx, jobId)) !== 'closed') return 0;
  const ids = await selectOpenIds(ctx, jobId, BATCH);
  if (ids.length === 0) return 0;
  // All before the first change: the totals of the job are held from then on, and others hold a row when they want them.
  const rows = await selectApplicationsForUpdate(ctx, ids);
  for (const row of rows) {
    // What was withdrawn, rejected or hired while this waited for the lock is over already.
    if (!row.active || row.status === 'hired' || row.closedAt !== null) continue;
    const changed = await changeApplication(ctx, row, { type: 'closed', closedAt: ctx.clock.now(), actor });
    if (notify) await tellClosed(ctx, changed.row);
  }
  return rows.length;
}
