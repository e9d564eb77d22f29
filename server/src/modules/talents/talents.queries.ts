import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Talents } from '../../platform/schema.gen.ts';

export type Visibility = Selectable<Talents>['visibility'];

/** Somebody who was a talent before and becomes one again keeps what there was. */
export async function insertTalent(ctx: Ctx, talent: Insertable<Talents>): Promise<void> {
  await ctx.db
    .insertInto('talents')
    .values(talent)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}

export async function selectTalentId(ctx: Ctx, userId: string): Promise<string | null> {
  const row = await ctx.db.selectFrom('talents').select('id').where('userId', '=', userId).executeTakeFirst();
  return row?.id ?? null;
}

/** Profiles of accounts that are there. */
const profiles = (ctx: Ctx) =>
  ctx.db
    .selectFrom('talents as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .where('u.erasedAt', 'is', null)
    .where('u.disabledAt', 'is', null)
    .where('u.role', '=', 'POTENTIAL');

const PROFILE = [
  't.id',
  't.version',
  't.userId',
  't.visibility',
  't.title',
  't.bio',
  't.seniority',
  't.experienceYears',
  't.city',
  't.state',
  't.country',
  't.availability',
  't.workModel',
  't.payExpected',
  't.currency',
  't.phone',
  't.portfolioUrl',
  't.linkedinUrl',
  't.githubUrl',
  't.websiteUrl',
  't.coverFileId',
  't.languages',
  't.education',
  't.experience',
  't.publicSlug',
  'u.name',
  'u.email',
  'u.photoFileId',
] as const;

type By = { id: string } | { userId: string } | { publicSlug: string } | { email: string };

export function selectTalent(ctx: Ctx, by: By) {
  const [key, value] = Object.entries(by)[0] as ['id' | 'userId' | 'publicSlug' | 'email', string];
  const column = key === 'email' ? 'u.email' : (`t.${key}` as const);
  return profiles(ctx).select(PROFILE).where(column, '=', value).executeTakeFirst();
}
export type TalentRow = NonNullable<Awaited<ReturnType<typeof selectTalent>>>;

/** Holds off other changes of the same profile until the transaction ends. */
export async function lockTalent(
  ctx: Ctx,
  userId: string,
): Promise<{ id: string; visibility: Visibility } | undefined> {
  const talents = ctx.db.selectFrom('talents').select(['id', 'visibility']);
  return talents.where('userId', '=', userId).forUpdate().executeTakeFirst();
}

/** @returns false when the version that was read is no longer the one that stands there */
export async function updateTalent(
  ctx: Ctx,
  talentId: string,
  version: number,
  columns: Updateable<Talents>,
): Promise<boolean> {
  const row = await ctx.db
    .updateTable('talents')
    .set((expression) => ({ ...columns, version: expression('version', '+', 1), updatedAt: ctx.clock.now() }))
    .where('id', '=', talentId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** No new version: pictures, address and visibility are no text that somebody could be typing elsewhere. */
export async function updateBeside(ctx: Ctx, talentId: string, columns: Updateable<Talents>): Promise<void> {
  await ctx.db
    .updateTable('talents')
    .set({ ...columns, updatedAt: ctx.clock.now() })
    .where('id', '=', talentId)
    .execute();
}

export async function selectSkillsOf(ctx: Ctx, talentIds: readonly string[]) {
  if (talentIds.length === 0) return [];
  return ctx.db
    .selectFrom('talentSkills as k')
    .innerJoin('skills as s', 's.id', 'k.skillId')
    .select(['k.talentId', 'k.skillId', 's.name', 's.state', 'k.level', 'k.years'])
    .where('k.talentId', 'in', [...talentIds])
    .orderBy('k.position')
    .execute();
}
export type SkillRow = Awaited<ReturnType<typeof selectSkillsOf>>[number];

export interface NewSkill {
  readonly skillId: string;
  readonly level: SkillRow['level'];
  readonly years: number;
}

export async function replaceSkills(ctx: Ctx, talentId: string, skills: readonly NewSkill[]): Promise<void> {
  await ctx.db.deleteFrom('talentSkills').where('talentId', '=', talentId).execute();
  if (skills.length === 0) return;
  const rows = skills.map((skill, position) => ({ ...skill, talentId, position, createdAt: ctx.clock.now() }));
  await ctx.db.insertInto('talentSkills').values(rows).execute();
}

const SUMMARY = [
  't.id',
  't.title',
  't.seniority',
  't.city',
  't.state',
  't.availability',
  't.workModel',
  'u.name',
  'u.photoFileId',
] as const;

export async function selectSummaries(ctx: Ctx, talentIds: readonly string[]) {
  if (talentIds.length === 0) return [];
  return profiles(ctx)
    .select(SUMMARY)
    .where('t.id', 'in', [...talentIds])
    .execute();
}
export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];
