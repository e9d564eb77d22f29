import type { PageMeta, ResultOf } from '@prova/contract/endpoint';
import type { getRecruiterProfile, listRecruiters, RecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { activeCompany, removeMember } from '../companies/companies.service.ts';
import { pictureLink } from '../files/files.service.ts';
import { mayEdit } from './recruiters.policy.ts';
import { type RecruiterRow, selectColleagues, selectRecruiter, selectSharedCompany } from './recruiters.queries.ts';

type ProfileData = ResultOf<typeof getRecruiterProfile>;

/** The companies of the actor, the one at work first. */
function ownCompanyIds(ctx: Ctx): string[] {
  if (ctx.actor.kind !== 'user') return [];
  const ids = ctx.actor.memberships.map(({ companyId }) => companyId);
  return ids.sort((one, other) => Number(other === ctx.caller.companyId) - Number(one === ctx.caller.companyId));
}

/** @throws AppError UNAUTHENTICATED */
export function actorId(ctx: Ctx): string {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return ctx.actor.userId;
}

/**
 * The profile of the actor or of a colleague.
 * @throws AppError NOT_FOUND to strangers
 */
export async function recruiterProfile(ctx: Ctx, userId: string): Promise<ProfileData> {
  const row = await selectRecruiter(ctx, userId);
  const company = await selectSharedCompany(ctx, userId, ownCompanyIds(ctx));
  if (!row || (!company && !mayEdit(ctx.actor, row))) throw new AppError('NOT_FOUND');
  return { ...present(ctx, row), company: company ? presentCompany(company) : null };
}

/** @throws AppError NOT_FOUND to strangers, FORBIDDEN to colleagues */
export async function requireOwnProfile(ctx: Ctx, userId: string): Promise<RecruiterRow> {
  if (!mayEdit(ctx.actor, { id: userId })) {
    await recruiterProfile(ctx, userId);
    throw new AppError('FORBIDDEN');
  }
  const row = await selectRecruiter(ctx, userId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** @throws AppError NO_COMPANY, NOT_FOUND */
export async function listColleagues(
  ctx: Ctx,
  { page, limit }: { page: number; limit: number },
): Promise<{ data: ResultOf<typeof listRecruiters>; meta: PageMeta }> {
  const { companyId } = activeCompany(ctx);
  const { rows, total } = await selectColleagues(ctx, companyId, { limit, offset: (page - 1) * limit });
  const data = rows.map((row) => ({
    id: row.id,
    name: row.name ?? '',
    email: row.email ?? '',
    role: row.role,
    position: row.position,
    photoUrl: row.photoFileId && pictureLink(ctx, row.photoFileId),
  }));
  return { data, meta: pageMeta(page, limit, total) };
}

/** @throws AppError NO_COMPANY, and what removeMember throws */
export async function removeColleague(ctx: Ctx, userId: string, handOverTo: string | null): Promise<void> {
  const { companyId } = activeCompany(ctx);
  await removeMember(ctx, companyId, userId, handOverTo);
}

function present(ctx: Ctx, row: RecruiterRow): Omit<ProfileData, 'company'> {
  return {
    ...row,
    version: row.version ?? 0,
    name: row.name ?? '',
    email: row.email ?? '',
    photoUrl: row.photoFileId && pictureLink(ctx, row.photoFileId),
    coverUrl: row.coverFileId && pictureLink(ctx, row.coverFileId),
    specializations: row.specializations ?? [],
    languages: (row.languages ?? []) as unknown as RecruiterProfile['languages'],
    education: (row.education ?? []) as unknown as RecruiterProfile['education'],
    registrationCompletedAt: row.completedAt,
    can: { edit: mayEdit(ctx.actor, row) },
  };
}

function presentCompany(company: NonNullable<Awaited<ReturnType<typeof selectSharedCompany>>>) {
  const { id, name, industry, description, website } = company;
  return { id, name, industry, sizeFrom: company.sizeFrom, description, website, linkedinUrl: company.linkedinUrl };
}
