import type { Ctx } from '../../platform/context.ts';
import type { Asked } from '../talents/talents.service.ts';
import { selectEndedOffers } from './ended-offers.queries.ts';

/** Offers are answered until a day; those that the company cancelled were never left without an answer. */
export async function addEndedOffers(
  ctx: Ctx,
  of: { talentId: string; since: Date },
  add: (asked: readonly Asked[]) => void,
): Promise<void> {
  add(await selectEndedOffers(ctx, of));
}
