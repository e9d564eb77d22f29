import type { MemberRole } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { lockCompanyForShare, selectMembershipForShare } from './team.queries.ts';

/**
 * Keeps the actor in the company until the transaction ends. Without it, whoever removes them at this moment would hand
 * over what they find in their name, and miss what is being made in it.
 * @returns the role as it is now
 * @throws AppError NOT_A_MEMBER for who has been removed since the call began
 */
export async function holdMembership(ctx: Ctx, companyId: string): Promise<MemberRole> {
  const role = ctx.actor.kind === 'user' && (await selectMembershipForShare(ctx, companyId, ctx.actor.userId));
  if (!role) throw new AppError('NOT_A_MEMBER');
  return role;
}

/**
 * The same for all of its people, where something is made in the name of one of them by itself: in whose is asked after this.
 */
export const holdTeam = (ctx: Ctx, companyId: string): Promise<void> => lockCompanyForShare(ctx, companyId);
