import type { Ctx } from '../../../platform/context.ts';
import { revokeProofs, revokeProofsOfCompany } from '../../matching/matching.service.ts';
import { notify } from '../../notifications/notifications.service.ts';
import { type proofUnconfirmed, proofUnvouched } from '../ai-interviews.notifications.ts';
import { selectInterviewed } from './proving-analyses.queries.ts';

/** Nothing is proven by these interviews any more, in the transaction of what ends it: whoever showed it hears why. */
export async function takeBackProofs(
  ctx: Ctx,
  interviewIds: readonly string[],
  kind: typeof proofUnconfirmed,
): Promise<void> {
  await notifyTaken(ctx, await revokeProofs(ctx, interviewIds), kind);
}

/** The same for all that people of a company have confirmed, once nobody vouches for it, or for them. */
export async function takeBackProofsOfCompany(ctx: Ctx, companyId: string): Promise<void> {
  await notifyTaken(ctx, await revokeProofsOfCompany(ctx, companyId), proofUnvouched);
}

/** @param shown the interviews of which something was shown; one entry of the bell for those of an application */
async function notifyTaken(ctx: Ctx, shown: readonly string[], kind: typeof proofUnconfirmed): Promise<void> {
  for (const { userId, ...params } of await selectInterviewed(ctx, shown))
    await notify(ctx, kind, { params, userIds: [userId] });
}
