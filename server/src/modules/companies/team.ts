import type { changeMemberRole, getTeam } from '@prova/contract/companies/team';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { MemberRole } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { publishAccessChanged } from '../../platform/realtime/messages.ts';
import { revokeTokensMadeBy } from '../../platform/tokens.ts';
import { assertFresh } from '../accounts/accounts.service.ts';
import { pictureLink } from '../files/files.service.ts';
import { requireInCompany, runsJobs } from './companies.policy.ts';
import { selectCompany } from './companies.queries.ts';
import { companyPorts } from './ports.ts';
import { type MemberRow, selectMembers, selectOpenInvitations, updateMember } from './team.queries.ts';
import { notifyOfRole } from './team-news.ts';
import { transferWork } from './transfer-work.ts';

type TeamData = ResultOf<typeof getTeam>;

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function readTeam(ctx: Ctx, companyId: string): Promise<TeamData> {
  const { userId } = requireInCompany(ctx, 'readTeam', companyId);
  const members = await selectMembers(ctx, companyId);
  // As it is now: the call that this answers may have changed it.
  const manage = members.some((member) => member.userId === userId && member.role === 'owner');
  const jobs = await companyPorts.jobsByOwner(ctx, companyId);
  const interviews = await companyPorts.interviewsByMember(ctx, companyId);
  const invitations = manage ? await selectOpenInvitations(ctx, companyId) : [];
  const now = ctx.clock.now();
  return {
    members: members.map((member) => ({
      userId: member.userId,
      name: member.name ?? '',
      email: member.email ?? '',
      photoUrl: member.photoFileId && pictureLink(ctx, member.photoFileId),
      role: member.role,
      joinedAt: member.joinedAt,
      jobs: jobs.get(member.userId) ?? 0,
      interviews: interviews.get(member.userId) ?? 0,
      self: member.userId === userId,
      takesOver: runsJobs(member.role),
      can: rightsTo(member, { members, self: member.userId === userId, manage }),
    })),
    invitations: invitations.map((each) => ({
      ...each,
      invitedBy: each.invitedBy ?? '',
      expired: each.expiresAt <= now,
    })),
    can: { manage },
  };
}

/** What a reader may do about a member. The last owner stays, whoever asks. */
function rightsTo(
  member: MemberRow,
  { members, self, manage }: { members: readonly MemberRow[]; self: boolean; manage: boolean },
): TeamData['members'][number]['can'] {
  const isLastOwner = member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;
  const recruits = member.accountRole === 'RECRUITER';
  return {
    changeRole: manage && recruits && !isLastOwner,
    transfer: manage && recruits && !self,
    remove: (manage || self) && !isLastOwner,
  };
}

/**
 * The team, locked: of two owners who demote each other at once, one is the last.
 * @throws AppError NOT_FOUND
 */
export async function lockTeam(ctx: Ctx, companyId: string): Promise<readonly MemberRow[]> {
  if (!(await selectCompany(ctx, companyId, true))) throw new AppError('NOT_FOUND');
  return selectMembers(ctx, companyId);
}

/** @throws AppError NOT_FOUND */
export function memberOf(team: readonly MemberRow[], userId: string): MemberRow {
  const member = team.find((each) => each.userId === userId);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}

/** @throws AppError LAST_OWNER */
export function keepAnOwner(team: readonly MemberRow[], leaving: MemberRow): void {
  const owners = team.filter(({ role }) => role === 'owner');
  if (leaving.role === 'owner' && owners.length === 1) throw new AppError('LAST_OWNER');
}

/**
 * The right of the actor as it stands under the lock: it may have been taken away since the call began.
 * @throws AppError FORBIDDEN
 */
export function stillOwner(ctx: Ctx, team: readonly MemberRow[]): string {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : '';
  if (team.find((each) => each.userId === userId)?.role !== 'owner') throw new AppError('FORBIDDEN');
  return userId;
}

/** @throws AppError NOT_FOUND, FORBIDDEN, LAST_OWNER, MEMBER_ROLE_REFUSED, MEMBER_HAS_JOBS */
export async function changeRole(
  ctx: Ctx,
  companyId: string,
  userId: string,
  { role, handOverTo }: BodyOf<typeof changeMemberRole>,
): Promise<void> {
  requireInCompany(ctx, 'manageTeam', companyId);
  await ctx.transaction(async (ctx) => {
    const team = await lockTeam(ctx, companyId);
    stillOwner(ctx, team);
    const member = memberOf(team, userId);
    if (member.role === role) return;
    // An expert's account opens nothing of a recruiter's.
    if (member.accountRole !== 'RECRUITER') throw new AppError('MEMBER_ROLE_REFUSED');
    if (role !== 'owner') keepAnOwner(team, member);
    if (!runsJobs(role)) {
      await transferWork(ctx, team, { companyId, from: userId, to: handOverTo });
      // Who may make none any more has none out.
      await revokeTokensMadeBy(ctx, { userId, companyId, kinds: ['board'] });
    }
    await setRole(ctx, companyId, member, role);
  });
}

async function setRole(ctx: Ctx, companyId: string, member: MemberRow, role: MemberRole): Promise<void> {
  await updateMember(ctx, companyId, member.userId, { role });
  await audit(ctx, {
    action: 'companies.role_changed',
    subjectId: member.userId,
    companyId,
    data: { from: member.role, to: role },
  });
  if (ctx.actor.kind !== 'user' || ctx.actor.userId !== member.userId)
    await notifyOfRole(ctx, { companyId, member }, role);
  await publishAccessChanged(ctx, member.userId);
}

/** @throws AppError NOT_FOUND, FORBIDDEN, IDENTITY_NOT_CONFIRMED, MEMBER_ROLE_REFUSED */
export async function transferOwnership(ctx: Ctx, companyId: string, to: string): Promise<void> {
  requireInCompany(ctx, 'manageTeam', companyId);
  await assertFresh(ctx);
  await ctx.transaction(async (ctx) => {
    const team = await lockTeam(ctx, companyId);
    const userId = stillOwner(ctx, team);
    const [self, successor] = [memberOf(team, userId), memberOf(team, to)];
    if (to === userId || successor.accountRole !== 'RECRUITER') throw new AppError('MEMBER_ROLE_REFUSED');
    if (successor.role !== 'owner') await setRole(ctx, companyId, successor, 'owner');
    await setRole(ctx, companyId, self, 'recruiter');
    await audit(ctx, { action: 'companies.ownership_transferred', subjectId: to, companyId });
  });
}

/** Makes a company the default of the person's next visits. @throws AppError NOT_FOUND */
export async function makeDefault(ctx: Ctx, companyId: string): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || !actor.memberships.some((each) => each.companyId === companyId))
    throw new AppError('NOT_FOUND');
  await ctx.transaction((ctx) => updateMember(ctx, companyId, actor.userId, { lastUsedAt: ctx.clock.now() }));
}
