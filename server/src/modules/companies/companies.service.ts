import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { Locale, Role } from '@prova/contract/common';
import { slugify } from '@prova/contract/slug';
import type { MemberRole, Membership, UserActor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { lockPerson, type Registered, readAccess } from '../accounts/accounts.service.ts';
import type { Sender } from '../messaging/messaging.service.ts';
import { OWN_COMPANIES } from './companies.budgets.ts';
import { runsJobs } from './companies.policy.ts';
import {
  insertCompany,
  selectActor,
  selectCompaniesOf,
  selectCompany,
  selectCompanyBySlug,
  selectListedCompanies,
  selectOwners,
  selectRole,
  selectSender,
} from './companies.queries.ts';
import { logoUrl } from './logo-url.ts';
import { upsertMember } from './team.queries.ts';

export { companiesLeftEmpty } from './companies.privacy.ts';

export { refuseCompany, verifyCompany, type WaitingCompany, waitingCompanies } from './decide-verification.ts';
export { describeCompany } from './describe-company.ts';
export { holdMembership, holdTeam } from './hold-membership.ts';
export { invite } from './invitations.ts';
export { companyVerificationChanged } from './mark-verified.ts';
export { companyPorts, type Transfer } from './ports.ts';
export { removeMember } from './remove-member.ts';
export {
  type ReportedSender,
  reportedCompanies,
  resumeMails,
  settleReports,
  suspendMails,
} from './suspend-mails.ts';
export { logoUrl, runsJobs };

/** The actor behind an access token, read again at each request; null when token or session has ended. */
export async function resolveUser(ctx: Ctx, accessToken: string): Promise<UserActor | null> {
  const claims = await readAccess(ctx, accessToken);
  if (!claims) return null;
  const row = await selectActor(ctx, claims.userId, claims.sessionId);
  if (!row) return null;
  return {
    kind: 'user',
    userId: row.id,
    sessionId: claims.sessionId,
    role: row.role as Role,
    name: row.name ?? '',
    email: row.email ?? '',
    locale: row.locale as Locale,
    memberships: (row.memberships ?? []) as Membership[],
  };
}

/** The company that a mail speaks for. One that is unknown has proved nothing. */
export async function mailSender(ctx: Ctx, companyId: string): Promise<Sender> {
  const row = await selectSender(ctx, companyId);
  return {
    name: row?.name ?? '',
    verified: Boolean(row?.verifiedBy),
    proof: row?.verifiedBy ? { by: row.verifiedBy, domain: row.verifiedDomain } : null,
    logoFileId: row?.logoFileId ?? null,
    suspended: Boolean(row?.mailsSuspendedAt),
  };
}

export async function companiesOf(ctx: Ctx, userId: string): Promise<SessionUser['companies']> {
  const rows = await selectCompaniesOf(ctx, userId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    logoUrl: logoUrl(row.logoFileId),
    verified: row.verifiedAt !== null,
    runsJobs: runsJobs(row.role),
  }));
}

/**
 * The company that a list is about: the one that `X-Company-Id` names, else the last used.
 * @throws AppError NO_COMPANY, NOT_A_MEMBER for a company that the person does not belong to (any more)
 */
export function activeCompany(ctx: Ctx): Membership {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const { memberships } = ctx.actor;
  const named = ctx.caller.companyId;
  if (named) {
    const membership = memberships.find((each) => each.companyId === named);
    if (!membership) throw new AppError('NOT_A_MEMBER');
    return membership;
  }
  const [first] = memberships;
  if (!first) throw new AppError('NO_COMPANY');
  return first;
}

/** What somebody is in a company now, for links that they were given before; null for who has left it. */
export async function roleOf(ctx: Ctx, member: { companyId: string; userId: string }): Promise<MemberRole | null> {
  return (await selectRole(ctx, member))?.role ?? null;
}

export async function companyName(ctx: Ctx, companyId: string): Promise<string> {
  return (await selectCompany(ctx, companyId))?.name ?? '';
}

/** A company by its public address; undefined for one that has closed, and for the platform's own. */
export function companyBySlug(ctx: Ctx, slug: string) {
  return selectCompanyBySlug(ctx, slug);
}

/** The addresses of the companies that searches may find: those that have proved who they are. */
export async function listedCompanySlugs(ctx: Ctx, limit: number): Promise<string[]> {
  return (await selectListedCompanies(ctx, limit)).map(({ slug }) => slug);
}

/** Owners of a company, to be told of something. */
export function ownersOf(ctx: Ctx, companyId: string) {
  return selectOwners(ctx, companyId);
}

/** A recruiter's registration creates the company with that person as owner. */
export async function createCompanyOnRegistration(ctx: Ctx, registered: Registered): Promise<void> {
  if (registered.role !== 'RECRUITER' || !registered.companyName) return;
  await found(ctx, registered.userId, registered.companyName);
}

/** Founds a company for a recruiter who belongs to none. @throws AppError HAS_COMPANY, BUDGET_REACHED */
export async function createCompany(ctx: Ctx, name: string): Promise<{ companyId: string }> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return ctx.transaction(async (ctx) => {
    // Two windows found one.
    await lockPerson(ctx, actor.userId);
    if ((await selectCompaniesOf(ctx, actor.userId)).length > 0) throw new AppError('HAS_COMPANY');
    await requireCapacity(ctx, OWN_COMPANIES, [actor.userId]);
    const companyId = await found(ctx, actor.userId, name);
    await audit(ctx, { action: 'companies.founded', subjectId: companyId, companyId });
    return { companyId };
  });
}

async function found(ctx: Ctx, userId: string, name: string): Promise<string> {
  const companyId = newId(ctx);
  const base = slugify(name);
  let slug = base;
  while (!(await insertCompany(ctx, { id: companyId, name, slug })))
    slug = `${base.slice(0, 70)}-${randomBytes(3).toString('hex')}`;
  await upsertMember(ctx, { companyId, userId, role: 'owner' });
  return companyId;
}
