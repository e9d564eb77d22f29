import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { DictionaryPlan, StoredSkill } from './plan-dictionary.ts';

/** Any fixed number: processes that start together bring the dictionary once. */
const LOCK = 7_318_002_613;

/** Which state of the dictionary the tables hold. */
export async function selectFingerprint(ctx: Ctx): Promise<string | undefined> {
  return (await ctx.db.selectFrom('skillDictionary').select('fingerprint').executeTakeFirst())?.fingerprint;
}

/** Until the end of the transaction no other process brings the dictionary. */
export async function lockDictionary(ctx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(ctx.db);
}

export function selectStoredSkills(ctx: Ctx): Promise<StoredSkill[]> {
  return ctx.db.selectFrom('skills').select(['id', 'name', 'slug', 'state']).execute();
}

export async function storeDictionary(ctx: Ctx, plan: DictionaryPlan, fingerprint: string): Promise<void> {
  await upsertSkills(ctx, plan.skills);
  await mergeSkills(ctx, plan.merged);
  await upsertSpellings(ctx, plan.spellings);
  await replaceRelations(ctx, plan.relations);
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('skillDictionary')
    .values({ fingerprint, createdAt: now })
    .onConflict((conflict) => conflict.column('single').doUpdateSet({ fingerprint, createdAt: now }))
    .execute();
}

const column = <T, V>(rows: readonly T[], value: (row: T) => V): V[] => rows.map(value);

async function upsertSkills(ctx: Ctx, rows: DictionaryPlan['skills']): Promise<void> {
  await sql`
    insert into skills (id, name, name_en, slug, category, emphasis, state, created_at)
    select id, name, name_en, slug, category, emphasis, 'accepted', ${ctx.clock.now()}
    from unnest(${column(rows, ({ id }) => id)}::uuid[], ${column(rows, ({ name }) => name)}::text[],
      ${column(rows, ({ nameEn }) => nameEn)}::text[], ${column(rows, ({ slug }) => slug)}::text[],
      ${column(rows, ({ category }) => category)}::text[], ${column(rows, ({ emphasis }) => emphasis)}::text[])
      as given (id, name, name_en, slug, category, emphasis)
    on conflict (id) do update set name = excluded.name, name_en = excluded.name_en, category = excluded.category,
      emphasis = excluded.emphasis, state = 'accepted'
    where (skills.name, skills.name_en, skills.category, skills.emphasis, skills.state)
      is distinct from (excluded.name, excluded.name_en, excluded.category, excluded.emphasis, excluded.state)
  `.execute(ctx.db);
}

/** What people typed leads to the skill that they meant, also through rows that were merged earlier. */
async function mergeSkills(ctx: Ctx, merged: DictionaryPlan['merged']): Promise<void> {
  if (merged.length === 0) return;
  const pairs = sql`unnest(${column(merged, ({ id }) => id)}::uuid[], ${column(merged, ({ into }) => into)}::uuid[]) as given (id, target)`;
  await sql`
    update skills set state = 'merged', merged_into_id = given.target from ${pairs}
    where skills.id = given.id or skills.merged_into_id = given.id`.execute(ctx.db);
  await sql`update skill_aliases set skill_id = given.target from ${pairs} where skill_id = given.id`.execute(ctx.db);
}

/** Twice plain, as names are looked up: see `plainOf`. */
async function upsertSpellings(ctx: Ctx, spellings: DictionaryPlan['spellings']): Promise<void> {
  await sql`
    insert into skill_aliases (alias, skill_id, created_at)
    select distinct on (alias) alias, skill_id, ${ctx.clock.now()}
    from (
      select plain(plain(text)) as alias, skill_id, position
      from unnest(${column(spellings, ({ text }) => text)}::text[], ${column(spellings, ({ skillId }) => skillId)}::uuid[])
        with ordinality as given (text, skill_id, position)) as keyed
    order by alias, position
    on conflict (alias) do update set skill_id = excluded.skill_id where skill_aliases.skill_id <> excluded.skill_id
  `.execute(ctx.db);
}

async function replaceRelations(ctx: Ctx, relations: DictionaryPlan['relations']): Promise<void> {
  await ctx.db.deleteFrom('skillRelations').execute();
  await sql`
    insert into skill_relations (skill_id, related_id, strength, created_at)
    select *, ${ctx.clock.now()}::timestamptz
    from unnest(${column(relations, ({ from }) => from)}::uuid[], ${column(relations, ({ to }) => to)}::uuid[],
      ${column(relations, ({ strength }) => strength)}::real[])
  `.execute(ctx.db);
}
