import type { Ctx } from '../../platform/context.ts';
import { ownersOf, type Transfer } from '../companies/companies.service.ts';
import { notifyJoined } from './notify-participants.ts';
import { takeOffAhead, updateHost, updateOrganiser } from './transfer-interviews.queries.ts';

/**
 * Gives what is ahead in the name of somebody who leaves to who takes over, or to an owner: an answer must reach somebody. Whoever comes in the
 * place of another is invited.
 */
export async function transferInterviews(ctx: Ctx, { companyId, from, to }: Transfer): Promise<void> {
  const successor = to ?? (await ownersOf(ctx, companyId)).find(({ id }) => id !== from)?.id;
  if (successor === undefined) return;
  await updateOrganiser(ctx, { companyId, from, to: successor });
  for (const id of await updateHost(ctx, { companyId, from, to: successor })) await notifyJoined(ctx, id, successor);
}

/** Who leaves the company need not come any more. */
export async function takeOffInterviews(ctx: Ctx, { companyId, from }: Transfer): Promise<void> {
  await takeOffAhead(ctx, { companyId, userId: from });
}
