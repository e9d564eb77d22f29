import { type Insertable, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Proofs } from '../../platform/schema.gen.ts';

/** A proof that was on a profile: whose, and of which source. */
export interface ShownProof {
  readonly talentId: string;
  readonly sourceId: string;
}

export async function selectProofs(ctx: Ctx, talentIds: readonly string[]) {
  if (talentIds.length === 0) return [];
  return ctx.db
    .selectFrom('proofs')
    .innerJoin('skills', 'skills.id', 'proofs.skillId')
    .leftJoin('companies', 'companies.id', 'proofs.companyId')
    .select(['proofs.talentId', 'proofs.skillId', 'skills.name', 'proofs.score', 'proofs.source'])
    .select(['proofs.provenAt', 'proofs.validUntil', 'companies.name as companyName'])
    .where('proofs.talentId', 'in', [...talentIds])
    .where('proofs.shown', '=', true)
    .orderBy('proofs.id')
    .execute();
}

/** The same source proves the same skill once: what it says later stands. */
export async function insertProof(ctx: Ctx, proof: Insertable<Proofs>): Promise<void> {
  const { score, provenAt, validUntil } = proof;
  await ctx.db
    .insertInto('proofs')
    .values(proof)
    .onConflict((conflict) => conflict.columns(['sourceId', 'skillId']).doUpdateSet({ score, provenAt, validUntil }))
    .execute();
}

/** Of one source. */
export async function updateShown(ctx: Ctx, sourceId: string, shown: boolean): Promise<void> {
  await ctx.db.updateTable('proofs').set({ shown }).where('sourceId', '=', sourceId).execute();
}

export async function countShown(ctx: Ctx, sourceId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('proofs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sourceId', '=', sourceId)
    .where('shown', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export async function selectShownSources(ctx: Ctx, sourceIds: readonly string[]): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('proofs')
    .select('sourceId')
    .where('sourceId', 'in', [...sourceIds])
    .where('shown', '=', true)
    .execute();
  return new Set(rows.map(({ sourceId }) => sourceId));
}

/** @returns those that were shown */
export async function deleteProofsOf(ctx: Ctx, sourceIds: readonly string[]): Promise<ShownProof[]> {
  if (sourceIds.length === 0) return [];
  const rows = await ctx.db
    .deleteFrom('proofs')
    .where('sourceId', 'in', [...sourceIds])
    .returning(['talentId', 'sourceId', 'shown'])
    .execute();
  return rows.filter(({ shown }) => shown);
}

/** @returns those that were shown */
export async function deleteProofsOfCompany(ctx: Ctx, companyId: string): Promise<ShownProof[]> {
  const gone = ctx.db.deleteFrom('proofs').where('companyId', '=', companyId);
  const rows = await gone.returning(['talentId', 'sourceId', 'shown']).execute();
  return rows.filter(({ shown }) => shown);
}

/** They stay the talent's, who may show them again. */
export async function hideProofs(ctx: Ctx, talentId: string): Promise<void> {
  await ctx.db.updateTable('proofs').set({ shown: false }).where('talentId', '=', talentId).execute();
}

export async function deleteProofs(ctx: Ctx, talentId: string, skillId: string): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('proofs')
    .where('talentId', '=', talentId)
    .where('skillId', '=', skillId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function selectSkillName(ctx: Ctx, skillId: string): Promise<string> {
  const skills = ctx.db.selectFrom('skills').select('name').where('id', '=', skillId);
  return (await skills.executeTakeFirstOrThrow()).name;
}

/** Moves proofs to what their skills were merged into. @returns whose they are; where a source has proven both, the other stays */
export async function moveProofs(ctx: Ctx, skillIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ talentId: string }>`
    with merged as (
      select p.id, p.talent_id, s.merged_into_id, exists (
        select from proofs other where other.source_id = p.source_id and other.skill_id = s.merged_into_id) as twice
      from proofs p join skills s on s.id = p.skill_id
      where p.skill_id = any(${[...skillIds]}::uuid[]) and s.merged_into_id is not null
    ),
    gone as (delete from proofs p using merged where p.id = merged.id and merged.twice),
    moved as (update proofs p set skill_id = merged.merged_into_id from merged where p.id = merged.id and not merged.twice)
    select distinct talent_id from merged
  `.execute(ctx.db);
  return rows.map(({ talentId }) => talentId);
}
