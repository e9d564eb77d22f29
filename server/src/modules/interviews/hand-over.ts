import type { Ctx } from '../../platform/context.ts';
import { type Handover, ownersOf } from '../companies/companies.service.ts';
import { takeOffAhead, updateHost, updateOrganiser } from './hand-over.queries.ts';

/** Gives what is ahead in the name of somebody who leaves to who takes over, or to an owner: an answer must reach somebody. */
export async function handOverInterviews(ctx: Ctx, { companyId, from, to }: Handover): Promise<void> {
  const successor = to ?? (await ownersOf(ctx, companyId)).find(({ id }) => id !== from)?.id;
  if (successor === undefined) return;
  await updateOrganiser(ctx, { companyId, from, to: successor });
  await updateHost(ctx, { companyId, from, to: successor });
}

/** Who leaves the company need not come any more. */
export async function takeOffInterviews(ctx: Ctx, { companyId, from }: Handover): Promise<void> {
  await takeOffAhead(ctx, { companyId, userId: from });
}
