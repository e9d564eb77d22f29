import { ACTIVITIES, type listActivity } from '@prova/contract/accounts/activity';
import type { QueryOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { cursorPage, type Reply, reply } from '../../platform/http/route.ts';
import { selectActivity } from './accounts.queries.ts';

const actionOf = (activity: (typeof ACTIVITIES)[number]) => `accounts.${activity}`;
const ACTIVITY_OF = new Map(ACTIVITIES.map((activity) => [actionOf(activity), activity]));

/** The log of the caller's own account. */
export async function listOwnActivity(
  ctx: Ctx,
  { cursor, limit }: QueryOf<typeof listActivity>,
): Promise<Reply<ResultOf<typeof listActivity>>> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const actions = ACTIVITIES.map(actionOf);
  const rows = await selectActivity(ctx, ctx.actor.userId, { actions, before: cursor, limit: limit + 1 });
  const { page, meta } = cursorPage(rows, limit);
  const data = page.flatMap(({ action, ...row }) => {
    const activity = ACTIVITY_OF.get(action);
    return activity ? [{ ...row, activity }] : [];
  });
  return reply(data, { meta });
}
