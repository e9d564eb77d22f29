import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** What the formula may know of talents, as it is stored. */
export function selectTalentFacts(ctx: Ctx, talentIds: readonly string[]) {
  return ctx.db
    .selectFrom('talents as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['t.id', 't.visibility', 't.title', 't.seniority', 't.workModel', 't.city', 't.state', 't.country'])
    .select(['t.payExpected', 't.currency', 't.languages', 't.experience'])
    .where('t.id', 'in', [...talentIds])
    .where('u.erasedAt', 'is', null)
    .where('u.disabledAt', 'is', null)
    .where('u.role', '=', 'POTENTIAL')
    .execute();
}
/** Null once the account is gone. */
export async function selectUserOf(ctx: Ctx, talentId: string): Promise<string | null> {
  const row = await ctx.db.selectFrom('talents').select('userId').where('id', '=', talentId).executeTakeFirst();
  return row?.userId ?? null;
}

export type TalentFacts = Awaited<ReturnType<typeof selectTalentFacts>>[number];

export function selectDeclaredSkills(ctx: Ctx, talentIds: readonly string[]) {
  return ctx.db
    .selectFrom('talentSkills')
    .innerJoin('skills', 'skills.id', 'talentSkills.skillId')
    .select(['talentSkills.talentId', 'skills.name', 'talentSkills.level'])
    .where('talentSkills.talentId', 'in', [...talentIds])
    .execute();
}

export function selectProvenSkills(ctx: Ctx, talentIds: readonly string[]) {
  return ctx.db
    .selectFrom('proofs')
    .innerJoin('skills', 'skills.id', 'proofs.skillId')
    .leftJoin('companies', 'companies.id', 'proofs.companyId')
    .select(['proofs.talentId', 'skills.name', 'proofs.score', 'proofs.provenAt', 'companies.name as companyName'])
    .where('proofs.talentId', 'in', [...talentIds])
    .where('proofs.shown', '=', true)
    .orderBy('proofs.id')
    .execute();
}

/** What the formula may know of jobs, and whether they can be applied to. */
export function selectJobFacts(ctx: Ctx, jobIds: readonly string[]) {
  return ctx.db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select(['j.id', 'j.companyId', 'j.title', 'j.seniority', 'j.locationModel', 'j.city', 'j.state', 'j.country'])
    .select(['j.contractType', 'j.payMin', 'j.payMax', 'j.currency', 'j.languages', 'j.publishedAt'])
    .select(sql<boolean>`j.status in ('ACTIVE', 'OPEN') and j.deleted_at is null and c.closed_at is null`.as('open'))
    .select(sql<boolean>`j.status <> 'DRAFT' and j.deleted_at is null`.as('public'))
    .select(sql<boolean>`c.verified_at is not null`.as('listed'))
    .where('j.id', 'in', [...jobIds])
    .execute();
}
export type JobFacts = Awaited<ReturnType<typeof selectJobFacts>>[number];

export function selectAskedSkills(ctx: Ctx, jobIds: readonly string[]) {
  return ctx.db
    .selectFrom('jobSkills')
    .innerJoin('skills', 'skills.id', 'jobSkills.skillId')
    .select(['jobSkills.jobId', 'skills.name', 'jobSkills.level', 'jobSkills.required'])
    .where('jobSkills.jobId', 'in', [...jobIds])
    .orderBy('skills.name')
    .execute();
}

/** The ids of skills by their names; names that no row has are left out. */
export async function selectSkillIds(ctx: Ctx, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('skills')
    .select(['id', 'name'])
    .where('name', 'in', [...new Set(names)])
    .where('state', '<>', 'merged')
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
