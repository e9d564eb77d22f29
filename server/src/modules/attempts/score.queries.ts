import { sql } from 'kysely';

/** The score of an attempt `t` of a version `v`, as `scoreOf` of the contract has it; null until it is graded. */
export const score = sql<number | null>`case
  when t.graded_at is null then null
  when t.points >= v.points then 100
  when t.points <= 0 then 0
  else least(99, greatest(1, round(t.points * 100 / v.points)))::int
end`;
