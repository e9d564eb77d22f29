import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { type Counted, countUpTo } from './mail-capacity.queries.ts';
import { countKey, mailDay, nextMailDay } from './mail-capacity.ts';

type What = Counted['counted'];

/** Counts one more of a subject today, in the transaction of `ctx`; false, and nothing counted, beyond the limit. */
export function countToday(ctx: Ctx, counted: What, subject: string, limit: number): Promise<boolean> {
  return countUpTo(ctx, { day: mailDay(ctx.clock.now()), counted, subject: countKey(subject) }, limit);
}

/** The same for what is refused beyond the limit, until the next day. @throws AppError TOO_MANY_REQUESTS */
export async function requireToday(ctx: Ctx, counted: What, subject: string, limit: number): Promise<void> {
  if (await countToday(ctx, counted, subject, limit)) return;
  const now = ctx.clock.now();
  const seconds = Math.ceil((nextMailDay(now).getTime() - now.getTime()) / 1000);
  throw new AppError('TOO_MANY_REQUESTS', { data: { seconds } });
}

/** Of whoever calls. */
export const callerNetwork = (ctx: Ctx) => networkOf(ctx.caller.address ?? '0.0.0.0');
