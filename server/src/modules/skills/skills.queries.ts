import { sql } from 'kysely';
import type { Amount } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { firstIdAt } from '../../platform/id.ts';

export interface KnownAlias {
  readonly alias: string;
  readonly id: string;
  readonly name: string;
  readonly proposed: boolean;
}

/** Spellings as the dictionary keys them, in the order given. Twice, because some signs fall apart into others (℃ → °c → degc). */
export async function plainOf(ctx: Ctx, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ alias: string }>`
    select plain(plain(name)) as alias from unnest(${[...names]}::text[]) with ordinality as given (name, position) order by position
  `.execute(ctx.db);
  return rows.map(({ alias }) => alias);
}

export async function selectAliases(ctx: Ctx, aliases: readonly string[]): Promise<KnownAlias[]> {
  if (aliases.length === 0) return [];
  return ctx.db
    .selectFrom('skillAliases')
    .innerJoin('skills', 'skills.id', 'skillAliases.skillId')
    .select((select) => [
      'skillAliases.alias',
      'skills.id',
      'skills.name',
      select('skills.state', '=', 'proposed').as('proposed'),
    ])
    .where('skillAliases.alias', 'in', aliases)
    .$narrowType<{ proposed: boolean }>()
    .execute();
}

/** False when the address is taken by another skill. */
export async function insertProposed(ctx: Ctx, skill: { id: string; name: string; slug: string }): Promise<boolean> {
  const row = await ctx.db
    .insertInto('skills')
    .values({ ...skill, state: 'proposed', createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when somebody proposed the same spelling meanwhile. */
export async function insertAlias(ctx: Ctx, alias: string, skillId: string): Promise<boolean> {
  const row = await ctx.db
    .insertInto('skillAliases')
    .values({ alias, skillId, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('alias').doNothing())
    .returning('alias')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSkill(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('skills').where('id', '=', id).execute();
}

export const PROPOSED = 'skills.proposed';

/** How many names a person has brought into the dictionary since a moment, by the log of what they did. */
export async function measureProposed(ctx: Ctx, userId: string, since: Date): Promise<Amount> {
  const { rows } = await sql<Amount>`
    select coalesce(sum((data ->> 'count')::int), 0)::int as rows, 0 as bytes from audit_entries
    where actor_id = ${userId} and id > ${firstIdAt(since)} and action = ${PROPOSED} and created_at > ${since}`.execute(
    ctx.db,
  );
  return rows[0] ?? { rows: 0, bytes: 0 };
}
