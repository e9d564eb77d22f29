import { FEWEST_PROMISES, type KeptPromises, PROMISES_DAYS } from '@prova/contract/jobs/kept-promises';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { countPromises } from './stays.queries.ts';

/**
 * How promises to answer are kept, as everybody may read it; null while there are few.
 * @param companyId null for those of all companies together
 */
export async function keptPromisesOf(ctx: Ctx, companyId: string | null): Promise<KeptPromises> {
  const now = ctx.clock.now();
  const { kept, promises } = await countPromises(ctx, companyId, { since: after(now, -PROMISES_DAYS * DAY), now });
  if (promises < FEWEST_PROMISES) return null;
  // Rounded down: what is called all is all.
  return { percent: Math.floor((kept / promises) * 100), promises };
}
