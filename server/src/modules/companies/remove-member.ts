import { roleIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { publishAccessChanged } from '../../platform/realtime/messages.ts';
import { revokeTokensMadeBy } from '../../platform/tokens.ts';
import { forgetNotificationsOf } from '../notifications/notifications.service.ts';
import { companyPorts } from './ports.ts';
import { revokeMadeBy, updateMember } from './team.queries.ts';
import { keepAnOwner, lockTeam, memberOf, stillOwner } from './team.ts';
import { notifyOfLeaving, notifyOfRemoval } from './team-news.ts';
import { transferWork } from './transfer-work.ts';

/**
 * Removes a person from a company, or lets them leave. What is in their name goes to another member; the links that they
 * have given out and the invitations that they have made end, for whoever leaves may have kept a way in.
 * @throws AppError NOT_FOUND, FORBIDDEN, LAST_OWNER, MEMBER_HAS_JOBS, MEMBER_ROLE_REFUSED
 */
export async function removeMember(
  ctx: Ctx,
  companyId: string,
  userId: string,
  handOverTo: string | null,
): Promise<void> {
  const role = roleIn(ctx.actor, companyId);
  if (ctx.actor.kind !== 'user' || role === null) throw new AppError('NOT_FOUND');
  const leaving = ctx.actor.userId === userId;
  if (!leaving && role !== 'owner') throw new AppError('FORBIDDEN');
  await ctx.transaction(async (ctx) => {
    const team = await lockTeam(ctx, companyId);
    if (!leaving) stillOwner(ctx, team);
    const member = memberOf(team, userId);
    keepAnOwner(team, member);
    const transfer = { companyId, from: userId, to: handOverTo };
    const jobs = await transferWork(ctx, team, transfer);
    await companyPorts.onMemberLeaving(ctx, transfer);
    await revokeMadeBy(ctx, companyId, userId);
    await revokeTokensMadeBy(ctx, { userId, companyId, kinds: ['board', 'api'] });
    await forgetNotificationsOf(ctx, userId, companyId);
    await updateMember(ctx, companyId, userId, { removedAt: ctx.clock.now() });
    await audit(ctx, {
      action: leaving ? 'companies.member_left' : 'companies.member_removed',
      subjectId: userId,
      companyId,
      data: { jobs, handedOverTo: handOverTo },
    });
    if (leaving) await notifyOfLeaving(ctx, { companyId, member }, team);
    else await notifyOfRemoval(ctx, { companyId, member });
    await publishAccessChanged(ctx, userId);
  });
}
