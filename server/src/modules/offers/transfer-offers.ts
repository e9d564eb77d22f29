import type { Ctx } from '../../platform/context.ts';
import { ownersOf, type Transfer } from '../companies/companies.service.ts';
import { updateRecruiter } from './offers.queries.ts';

/** Gives the open offers of somebody who leaves to who takes over, or to an owner: an answer must reach somebody. */
export async function transferOffers(ctx: Ctx, { companyId, from, to }: Transfer): Promise<void> {
  const successor = to ?? (await ownersOf(ctx, companyId)).find(({ id }) => id !== from)?.id;
  if (successor === undefined) return;
  await updateRecruiter(ctx, { companyId, from, to: successor });
}
