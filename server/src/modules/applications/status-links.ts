import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { mailStatusLink } from './application-mails.ts';
import { loadApplication } from './applications.service.ts';
import { selectRecentIds } from './own.queries.ts';

/** Of so many applications links are sent, the newest first; those that ended long ago have nothing to follow. */
const LINKS = { count: 5, days: 365 } as const;

/** Sends the links of an address to that address: who asks learns nothing by asking. At most once a day an application. */
export async function sendStatusLinks(ctx: Ctx, email: string): Promise<Record<string, never>> {
  await ctx.transaction(async (ctx) => {
    const since = after(ctx.clock.now(), -LINKS.days * DAY);
    for (const id of await selectRecentIds(ctx, email, since, LINKS.count))
      await mailStatusLink(ctx, await loadApplication(ctx, id));
  });
  return {};
}
