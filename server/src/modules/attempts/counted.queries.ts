import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { sameInVersions } from './right-answers/same-questions.queries.ts';
import { PERSON, WITH_PERSON } from './right-answers/shown-answers.queries.ts';

/*
 * Which attempts count in what is said of all who took a version: its place, difficulty, discrimination, reliability and mean.
 * Anybody can make attempts: an empty hand-in, the test once more, the test once more with what was right at hand. So an attempt
 * counts where something was answered and whoever took it had seen nothing of what is right in its questions; and of each person the
 * first such one.
 */

/** Something was chosen, or written so that a person graded it: what is left empty is graded by the program. */
const ANSWERED = sql`exists (
  select from attempt_answers w join version_questions q on q.id = w.question_id
  where w.attempt_id = taken.id
    and (w.grading = 'person'
      or (q.type in ('MULTIPLE_CHOICE', 'TRUE_FALSE') and w.value is not null and w.value <> '""')))`;

/**
 * Attempts that say something of whoever took them, several of a person: `id`, `version_id`, `points`, `submitted_at`, `person`.
 * A look counts in whatever version, test or copy the same question was.
 */
const honestAttempts = (versions: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with looks as materialized (
    select same.of, ${PERSON} as person, min(s.shown_at) as at
    from (${sameInVersions(sql`
        select q.version_id as of, q.company_id, q.question_id, q.text from version_questions q
        where q.version_id in (${versions})`)}) same
      join shown_answers s on s.question_id = same.id
      join test_attempts t on t.id = s.attempt_id ${WITH_PERSON}
    group by 1, 2
  )
  select taken.id, taken.version_id, taken.points, taken.submitted_at, taken.person
  from (
    select t.id, t.version_id, t.points, t.started_at, t.submitted_at, coalesce(${PERSON}, t.assignment_id) as person
    from test_attempts t ${WITH_PERSON}
    where t.version_id in (${versions}) and t.graded_at is not null
  ) taken
  where ${ANSWERED}
    and not exists (
      select from looks l where l.of = taken.version_id and l.person = taken.person and l.at <= taken.started_at)`;

/**
 * The attempts that count, of each person one: `id`, `version_id`, `points`, `person`.
 * @param versions a selection of ids of versions
 */
export const countedAttempts = (versions: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct on (honest.version_id, honest.person) honest.id, honest.version_id, honest.points, honest.person
  from (${honestAttempts(versions)}) honest
  order by honest.version_id, honest.person, honest.submitted_at, honest.id`;

/**
 * Where an attempt stands among the others who took its version: how many these are, it among them, and how many of the others have
 * fewer points. Whose it is counts once, by this attempt. Null for one that is empty, or was taken with what is right at hand.
 */
export async function selectPlace(
  ctx: Ctx,
  { id, versionId }: { id: string; versionId: string },
): Promise<{ takers: number; below: number } | null> {
  const { rows } = await sql<{ takers: number; below: number }>`
    with honest as materialized (${honestAttempts(sql`${versionId}::uuid`)}),
    own as (select person, points from honest where id = ${id}),
    others as (
      select distinct on (honest.person) honest.points
      from honest join own on honest.person <> own.person
      order by honest.person, honest.submitted_at, honest.id
    )
    select (select count(*)::int from others) + 1 as takers,
      (select count(*)::int from others where others.points < own.points) as below
    from own`.execute(ctx.db);
  return rows[0] ?? null;
}
