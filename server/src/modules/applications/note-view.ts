import type { Ctx } from '../../platform/context.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { existsEventToday, lockName, markViewed } from './timeline.queries.ts';
import { writeEvent } from './write-event.ts';

/** Notes that a recruiter has opened an application, once a person and day. Reading it does not depend on that. */
export async function noteView(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const { actor } = ctx;
  // Of a locked one nothing is seen.
  if (actor.kind !== 'user' || row.locked) return;
  const view = { type: 'viewed', userId: actor.userId } as const;
  try {
    if (await existsEventToday(ctx, row, view)) return;
    await ctx.transaction(async (ctx) => {
      await markViewed(ctx, row.id);
      await lockName(ctx, `viewed:${row.id}:${actor.userId}`);
      if (!(await existsEventToday(ctx, row, view))) await writeEvent(ctx, row, { type: 'viewed' });
    });
  } catch (error) {
    ctx.log.warn({ err: error, applicationId: row.id }, 'view of an application was not noted');
  }
}
