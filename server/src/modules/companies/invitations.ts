import { INVITATION_DAYS, type inviteMember } from '@prova/contract/companies/team';
import type { BodyOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { requireCapacity } from '../../platform/budget.ts';
import { after, DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { newId } from '../../platform/id.ts';
import { revokeTokens } from '../../platform/tokens.ts';
import { queueMail, requireMailCapacity } from '../messaging/messaging.service.ts';
import { INVITATIONS } from './companies.budgets.ts';
import { requireInCompany } from './companies.policy.ts';
import { invitationMail } from './mails/companies.kinds.ts';
import { endInvitation, insertInvitation, renewInvitation, revokeExpired, selectInvitation } from './team.queries.ts';
import { lockTeam, stillOwner } from './team.ts';

const COOLDOWN_SECONDS = MINUTE;

/**
 * Invites somebody by mail. Whether the address has an account is not even asked: the answer cannot tell.
 * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED for who is in the team or invited, MAILS_SUSPENDED,
 *   MAIL_LIMIT_REACHED, BUDGET_REACHED
 */
export async function invite(ctx: Ctx, companyId: string, input: BodyOf<typeof inviteMember>): Promise<void> {
  requireInCompany(ctx, 'manageTeam', companyId);
  await ctx.transaction(async (ctx) => {
    const team = await lockTeam(ctx, companyId);
    const userId = stillOwner(ctx, team);
    if (team.some(({ email }) => email?.toLowerCase() === input.email)) throw refuse(ctx, 'ALREADY_MEMBER');
    await requireCapacity(ctx, INVITATIONS, [companyId]);
    await revokeExpired(ctx, companyId, input.email);
    const id = newId(ctx);
    const now = ctx.clock.now();
    const added = await insertInvitation(ctx, {
      id,
      companyId,
      email: input.email,
      role: input.role,
      locale: ctx.locale,
      invitedBy: userId,
      createdAt: now,
      sentAt: now,
      expiresAt: after(now, INVITATION_DAYS * DAY),
    });
    if (!added) throw refuse(ctx, 'ALREADY_INVITED');
    await audit(ctx, { action: 'companies.invited', subjectId: id, companyId, data: { role: input.role } });
    await sendInvitation(ctx, id);
  });
}

const refuse = (ctx: Ctx, code: 'ALREADY_MEMBER' | 'ALREADY_INVITED') =>
  validationError([{ field: 'email', code, values: {} }], ctx.locale);

/** @throws AppError NOT_FOUND, FORBIDDEN, RESEND_COOLDOWN, MAILS_SUSPENDED, MAIL_LIMIT_REACHED */
export async function resend(ctx: Ctx, companyId: string, id: string): Promise<void> {
  await onOpenInvitation(ctx, companyId, id, async (ctx, invitation) => {
    const ready = after(invitation.sentAt, COOLDOWN_SECONDS).getTime();
    const seconds = Math.ceil((ready - ctx.clock.now().getTime()) / 1000);
    if (seconds > 0) throw new AppError('RESEND_COOLDOWN', { data: { seconds } });
    await revokeTokens(ctx, { kind: 'invitation', subjectId: id });
    await renewInvitation(ctx, id, INVITATION_DAYS * DAY);
    await audit(ctx, { action: 'companies.invitation_resent', subjectId: id, companyId });
    await sendInvitation(ctx, id);
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function revoke(ctx: Ctx, companyId: string, id: string): Promise<void> {
  await onOpenInvitation(ctx, companyId, id, async (ctx) => {
    await endInvitation(ctx, id, { revokedAt: ctx.clock.now() });
    await audit(ctx, { action: 'companies.invitation_revoked', subjectId: id, companyId });
  });
}

type Invitation = NonNullable<Awaited<ReturnType<typeof selectInvitation>>>;

async function onOpenInvitation(
  ctx: Ctx,
  companyId: string,
  id: string,
  work: (ctx: Ctx, invitation: Invitation) => Promise<void>,
): Promise<void> {
  requireInCompany(ctx, 'manageTeam', companyId);
  await ctx.transaction(async (ctx) => {
    stillOwner(ctx, await lockTeam(ctx, companyId));
    const invitation = await selectInvitation(ctx, id, true);
    if (!invitation || invitation.companyId !== companyId || invitationState(invitation) !== 'open')
      throw new AppError('NOT_FOUND');
    await work(ctx, invitation);
  });
}

export function invitationState(row: {
  acceptedAt: Date | null;
  declinedAt: Date | null;
  revokedAt: Date | null;
}): 'open' | 'accepted' | 'declined' | 'revoked' {
  if (row.acceptedAt) return 'accepted';
  if (row.declinedAt) return 'declined';
  return row.revokedAt ? 'revoked' : 'open';
}

async function sendInvitation(ctx: Ctx, id: string): Promise<void> {
  const invitation = await selectInvitation(ctx, id);
  if (!invitation) throw new AppError('NOT_FOUND');
  await requireMailCapacity(ctx, invitation.companyId);
  await queueMail(ctx, {
    kind: invitationMail,
    to: invitation.email,
    // Not that of an account: it would tell that there is one.
    locale: invitation.locale,
    companyId: invitation.companyId,
    params: {
      invitationId: id,
      companyId: invitation.companyId,
      companyName: invitation.companyName,
      inviterName: invitation.inviterName ?? '',
      inviterId: invitation.invitedBy,
      role: invitation.role,
      expiresAt: invitation.expiresAt.toISOString(),
    },
    transactional: true,
  });
}
