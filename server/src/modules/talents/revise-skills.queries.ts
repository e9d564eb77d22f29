import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/**
 * Gives talents what their skills were merged into. Where somebody has both already, that one stays.
 * @returns the talents who have any of them
 */
export async function followMerges(ctx: Ctx, skillIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ talentId: string }>`
    with left_behind as (
      delete from talent_skills k using skills s
      where k.skill_id = any(${[...skillIds]}::uuid[]) and s.id = k.skill_id and s.merged_into_id is not null
      returning k.talent_id, k.level, k.years, k.position, k.created_at, s.merged_into_id
    ), followed as (
      insert into talent_skills (talent_id, skill_id, level, years, position, created_at)
      select distinct on (talent_id, merged_into_id) talent_id, merged_into_id, level, years, position, created_at
      from left_behind order by talent_id, merged_into_id, position
      on conflict (talent_id, skill_id) do nothing
    )
    select talent_id from left_behind
    union select talent_id from talent_skills where skill_id = any(${[...skillIds]}::uuid[])
  `.execute(ctx.db);
  return rows.map(({ talentId }) => talentId);
}
