import type { getInvitation, registerByInvitation } from '@prova/contract/companies/team';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { publishAccessChanged } from '../../platform/realtime/messages.ts';
import { requireToken } from '../../platform/tokens.ts';
import { registerProven, roleOfAddress } from '../accounts/accounts.service.ts';
import { selectCompany } from './companies.queries.ts';
import { invitationState } from './invitations.ts';
import {
  endInvitation,
  selectInvitation,
  selectMembers,
  selectMembershipForShare,
  upsertMember,
} from './team.queries.ts';
import { notifyOfJoining } from './team-news.ts';

/** What the holder of an invitation's link sees. @throws AppError TOKEN_INVALID */
export async function invitationPage(ctx: Ctx): Promise<ResultOf<typeof getInvitation>> {
  const row = await selectInvitation(ctx, subjectOf(ctx));
  if (!row || row.companyClosedAt) throw new AppError('TOKEN_INVALID');
  return {
    companyId: row.companyId,
    companyName: row.companyName,
    invitedBy: row.inviterName ?? '',
    email: row.email,
    role: row.role,
    state: invitationState(row),
    account: await accountKind(ctx, row),
    expiresAt: row.expiresAt,
  };
}

/** Told by the link, which came to that very address. */
async function accountKind(ctx: Ctx, row: { email: string; role: string }): Promise<'none' | 'fits' | 'other'> {
  const role = await roleOfAddress(ctx, row.email);
  if (role === null) return 'none';
  return role === accountRoleFor(row.role) ? 'fits' : 'other';
}

/** The invitation that the link of the call opens. */
function subjectOf(ctx: Ctx): string {
  if (ctx.actor.kind !== 'token' || ctx.actor.token !== 'invitation') throw new AppError('TOKEN_INVALID');
  return ctx.actor.subjectId;
}

/** Who is invited as an expert signs in to another part of the product. */
const accountRoleFor = (role: string) => (role === 'expert' ? 'EXPERT' : 'RECRUITER');

/**
 * Joins the company. In two tabs at once, or a second time, it changes nothing.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, INVITATION_ENDED, INVITATION_OTHER_ACCOUNT, INVITATION_ROLE_REFUSED
 */
export async function accept(ctx: Ctx, secret: string): Promise<{ companyId: string; companyName: string }> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const token = await requireToken(ctx, 'invitation', secret);
  return ctx.transaction(async (ctx) => {
    const row = await lockInvitation(ctx, token.subjectId);
    if (!row) throw new AppError('TOKEN_INVALID');
    const joined = { companyId: row.companyId, companyName: row.companyName };
    if (actor.email.toLowerCase() !== row.email.toLowerCase()) throw new AppError('INVITATION_OTHER_ACCOUNT');
    // As it is now: another tab may have joined since this call began.
    if (row.acceptedBy === actor.userId && (await selectMembershipForShare(ctx, row.companyId, actor.userId)))
      return joined;
    if (invitationState(row) !== 'open') throw new AppError('INVITATION_ENDED');
    if (actor.role !== accountRoleFor(row.role)) throw new AppError('INVITATION_ROLE_REFUSED');
    await join(ctx, row, actor.userId);
    return joined;
  });
}

type Invitation = NonNullable<Awaited<ReturnType<typeof selectInvitation>>>;

/** With its company, which does not close and whose team does not change meanwhile; undefined where it has closed. */
async function lockInvitation(ctx: Ctx, id: string): Promise<Invitation | undefined> {
  const seen = await selectInvitation(ctx, id);
  const company = seen && (await selectCompany(ctx, seen.companyId, true));
  return company && !company.closedAt ? selectInvitation(ctx, id, true) : undefined;
}

async function join(ctx: Ctx, row: Invitation, userId: string): Promise<void> {
  await endInvitation(ctx, row.id, { acceptedAt: ctx.clock.now(), acceptedBy: userId });
  await upsertMember(ctx, { companyId: row.companyId, userId, role: row.role });
  await audit(ctx, {
    action: 'companies.invitation_accepted',
    subjectId: row.id,
    companyId: row.companyId,
    by: userId,
    data: { role: row.role },
  });
  const team = await selectMembers(ctx, row.companyId);
  const member = team.find((each) => each.userId === userId);
  if (member)
    await notifyOfJoining(
      ctx,
      { companyId: row.companyId, member },
      { team, invitedBy: row.invitedBy, role: row.role },
    );
  await publishAccessChanged(ctx, userId);
}

/** @throws AppError INVITATION_ENDED */
export async function decline(ctx: Ctx): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const row = await selectInvitation(ctx, subjectOf(ctx), true);
    if (row?.declinedAt) return;
    if (!row || invitationState(row) !== 'open') throw new AppError('INVITATION_ENDED');
    await endInvitation(ctx, row.id, { declinedAt: ctx.clock.now() });
    await audit(ctx, { action: 'companies.invitation_declined', subjectId: row.id, companyId: row.companyId });
  });
}

/**
 * Creates an account for the invited address, which the link has proved, and joins. No company of its own comes with it.
 * @throws AppError INVITATION_ENDED, INVITATION_HAS_ACCOUNT, PASSWORD_REFUSED
 */
export async function registerInvited(
  ctx: Ctx,
  input: BodyOf<typeof registerByInvitation>,
  browserHash: Buffer,
): Promise<{ email: string }> {
  const invitationId = subjectOf(ctx);
  const seen = await selectInvitation(ctx, invitationId);
  if (!seen || seen.companyClosedAt || invitationState(seen) !== 'open') throw new AppError('INVITATION_ENDED');
  await registerProven(
    ctx,
    {
      name: input.name,
      email: seen.email,
      password: input.password,
      browserHash,
      language: input.language,
      role: accountRoleFor(seen.role),
    },
    async (ctx, userId) => {
      const row = await lockInvitation(ctx, invitationId);
      if (!row || invitationState(row) !== 'open') throw new AppError('INVITATION_ENDED');
      await join(ctx, row, userId);
    },
  );
  return { email: seen.email };
}
