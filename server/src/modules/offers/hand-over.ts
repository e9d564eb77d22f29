import type { Ctx } from '../../platform/context.ts';
import { type Handover, ownersOf } from '../companies/companies.service.ts';
import { OUT } from './offers.queries.ts';

/** Gives the open offers of somebody who leaves to who takes over, or to an owner: an answer must reach somebody. */
export async function handOverOffers(ctx: Ctx, { companyId, from, to }: Handover): Promise<void> {
  const heir = to ?? (await ownersOf(ctx, companyId)).find(({ id }) => id !== from)?.id;
  if (heir === undefined) return;
  await ctx.db
    .updateTable('offers')
    .set((expression) => ({ recruiter_id: heir, version: expression('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('recruiter_id', '=', from)
    .where('status', 'in', ['pending', ...OUT])
    .execute();
}
