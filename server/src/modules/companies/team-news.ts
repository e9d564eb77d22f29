import type { MemberRole } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { type MailRequest, queueMail } from '../messaging/messaging.service.ts';
import { selectCompany } from './companies.queries.ts';
import {
  companyClosedMail,
  memberJoinedMail,
  memberLeftMail,
  memberRemovedMail,
  memberRoleChangedMail,
} from './mails/team.kinds.ts';
import type { MemberRow } from './team.queries.ts';

type Here = Pick<MemberRow, 'userId' | 'name' | 'email' | 'locale'>;

interface News {
  readonly companyId: string;
  readonly member: Here;
}

const actorName = (ctx: Ctx) => (ctx.actor.kind === 'user' ? ctx.actor.name : '');

/** Tells a member what another person made of them. */
export async function notifyOfRole(ctx: Ctx, { companyId, member }: News, role: MemberRole): Promise<void> {
  await notify(ctx, companyId, member, (here) => ({
    kind: memberRoleChangedMail,
    params: { ...here, changedBy: actorName(ctx), role },
  }));
}

export async function notifyOfRemoval(ctx: Ctx, { companyId, member }: News): Promise<void> {
  await notify(ctx, companyId, member, (here) => ({
    kind: memberRemovedMail,
    params: { ...here, changedBy: actorName(ctx) },
  }));
}

/** @param team as it was with the member */
export async function notifyOfLeaving(
  ctx: Ctx,
  { companyId, member }: News,
  team: readonly MemberRow[],
): Promise<void> {
  const memberName = member.name ?? '';
  for (const owner of team)
    if (owner.role === 'owner' && owner.userId !== member.userId)
      await notify(ctx, companyId, owner, (here) => ({ kind: memberLeftMail, params: { ...here, memberName } }));
}

/** @param invitedBy who gets to know it also when they own nothing */
export async function notifyOfJoining(
  ctx: Ctx,
  { companyId, member }: News,
  { team, invitedBy, role }: { team: readonly MemberRow[]; invitedBy: string; role: MemberRole },
): Promise<void> {
  const memberName = member.name ?? '';
  for (const each of team)
    if ((each.role === 'owner' || each.userId === invitedBy) && each.userId !== member.userId)
      await notify(ctx, companyId, each, (here) => ({ kind: memberJoinedMail, params: { ...here, memberName, role } }));
}

/** @param by who has closed it, and knows */
export async function notifyOfClosing(
  ctx: Ctx,
  companyId: string,
  { team, by }: { team: readonly MemberRow[]; by: string },
): Promise<void> {
  const changedBy = actorName(ctx);
  for (const each of team)
    if (each.userId !== by)
      await notify(ctx, companyId, each, (here) => ({ kind: companyClosedMail, params: { ...here, changedBy } }));
}

async function notify<Given>(
  ctx: Ctx,
  companyId: string,
  to: Here,
  mail: (here: { recruiterName: string; companyName: string }) => Pick<MailRequest<Given>, 'kind' | 'params'>,
): Promise<void> {
  const company = await selectCompany(ctx, companyId);
  if (to.email === null || !company) return;
  await queueMail(ctx, {
    ...mail({ recruiterName: to.name ?? '', companyName: company.name }),
    to: to.email,
    locale: to.locale,
    companyId,
    transactional: true,
  });
}
