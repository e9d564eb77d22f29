import type { TestCategory, TestDifficulty } from '@prova/contract/assessments/test-fields';
import type { AssignmentStatus } from '@prova/contract/attempts/assignment-fields';
import type { OPEN_TEST_SORTS } from '@prova/contract/attempts/open-tests';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { escapeLike } from '../../../platform/plain-search.ts';
import { sameInVersions } from '../right-answers/same-questions.queries.ts';

interface OpenTestRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: TestCategory;
  readonly difficulty: TestDifficulty;
  readonly skills: string[];
  readonly provesFrom: number;
  readonly minutes: number | null;
  readonly questionCount: number;
  readonly companyName: string;
  readonly companyLogoId: string | null;
  readonly gradedByPeople: boolean;
  readonly last: { id: string; status: AssignmentStatus; dueAt: string; score: number | null } | null;
  readonly lastTakenAt: Date | null;
}

interface Filters {
  readonly words: readonly string[];
  /** Skills of which a test proves one, as they are kept: the first one stands first. Null for any. */
  readonly proving: readonly string[] | null;
  readonly categories: readonly TestCategory[] | undefined;
  readonly difficulties: readonly TestDifficulty[] | undefined;
}

/** What every talent may take, of `tests`. */
export const OFFERED = sql<boolean>`tests.open_to_talents and tests.status = 'published' and tests.deleted_at is null
  and exists (select from companies c where c.id = tests.company_id and c.closed_at is null)`;

const ORDERS: Readonly<Record<(typeof OPEN_TEST_SORTS)[number], RawBuilder<unknown>>> = {
  fitting: sql`(select count(*) from unnest(tests.skills) as skill where skill = any(own.names)) desc,
    tests.category, array_position(array['basic', 'intermediate', 'advanced'], tests.difficulty), tests.id`,
  recent: sql`tests.created_at desc, tests.id desc`,
  title: sql`plain(tests.title), tests.id`,
};

/** With how they stand for the talent. */
export async function selectOpenTests(
  ctx: Ctx,
  { talentId, heardBefore }: { talentId: string; heardBefore: Date },
  { words, proving, categories = [], difficulties = [] }: Filters,
  { sort, limit, offset }: { sort: (typeof OPEN_TEST_SORTS)[number]; limit: number; offset: number },
): Promise<{ rows: OpenTestRow[]; total: number }> {
  const all = [OFFERED];
  for (const word of words)
    all.push(
      sql`plain(tests.title || ' ' || array_to_string(tests.skills, ' ')) like '%' || plain(${escapeLike(word)}) || '%'`,
    );
  if (proving) all.push(sql`tests.skills && ${[...proving]}::text[]`);
  if (categories.length > 0) all.push(sql`tests.category = any(${[...categories]})`);
  if (difficulties.length > 0) all.push(sql`tests.difficulty = any(${[...difficulties]})`);
  const where = sql.join(all, sql` and `);
  const { rows } = await sql<OpenTestRow>`
    with mine as materialized (
      select a.id, a.test_id, a.status, a.due_at, false as chosen
      from test_assignments a
        join applications p on p.id = a.application_id
        join candidates k on k.id = p.candidate_id
      where k.talent_id = ${talentId} and a.sent_at < ${heardBefore} and a.status <> 'cancelled'
      union all
      select a.id, a.test_id, a.status, a.due_at, true from test_assignments a where a.talent_id = ${talentId}
    ), own as materialized (
      select array_agg(s.name) as names from talent_skills k join skills s on s.id = k.skill_id
      where k.talent_id = ${talentId}
    )
    select tests.id, tests.title, tests.description, tests.category, tests.difficulty, tests.skills, tests.minutes,
      tests.proves_from as "provesFrom",
      tests.question_count as "questionCount", companies.name as "companyName",
      companies.logo_file_id as "companyLogoId",
      exists (
        select from test_questions q where q.test_id = tests.id and q.type not in ('MULTIPLE_CHOICE', 'TRUE_FALSE')
      ) as "gradedByPeople",
      (
        select json_build_object('id', m.id, 'status', m.status, 'dueAt', m.due_at, 'score',
          case when t.graded_at is not null then round(t.points * 100 / v.points)::int end)
        from mine m left join test_attempts t on t.assignment_id = m.id left join test_versions v on v.id = t.version_id
        where m.test_id = tests.id
        order by m.status = 'started' desc, (m.status = 'sent' and not m.chosen) desc, m.status = 'sent' desc, m.id desc
        limit 1
      ) as last,
      (
        select max(t.submitted_at) from mine m join test_attempts t on t.assignment_id = m.id where m.test_id = tests.id
      ) as "lastTakenAt"
    from tests join companies on companies.id = tests.company_id cross join own
    where ${where}
    order by ${proving ? sql`${proving[0] ?? ''} = any(tests.skills) desc,` : sql``} ${ORDERS[sort]}
    limit ${limit} offset ${offset}`.execute(ctx.db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from tests where ${where}`.execute(ctx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

interface OfferedFor {
  readonly skill: string;
  /** Those that the talent can take now, and those that they cannot. */
  readonly free: number;
  readonly taken: number;
  /** One of the former. */
  readonly testId: string | null;
}

/**
 * How many offered tests prove each of these skills, as they are kept; skills without any are left out.
 * @param takenSince what was handed in since then cannot be taken again
 * @param seen tests of which the talent has seen what is right
 */
export async function countOfferedFor(
  ctx: Ctx,
  skills: readonly string[],
  { talentId, takenSince, seen }: { talentId: string; takenSince: Date; seen: readonly string[] },
): Promise<OfferedFor[]> {
  const names = sql`${[...skills]}::text[]`;
  const { rows } = await sql<OfferedFor>`
    with taken as materialized (
      select a.test_id
      from test_assignments a
        join test_attempts t on t.assignment_id = a.id
        left join applications p on p.id = a.application_id
        left join candidates k on k.id = p.candidate_id
      where (a.talent_id = ${talentId} or k.talent_id = ${talentId}) and t.submitted_at > ${takenSince}
    ), found as (
      select tests.id, proven.skill, tests.id <> all(${[...seen]}::uuid[]) and tests.id not in (select test_id from taken) as free
      from tests cross join lateral unnest(tests.skills) as proven (skill)
      where ${OFFERED} and tests.skills && ${names} and proven.skill = any(${names})
    )
    select skill, count(*) filter (where free)::int as free, count(*) filter (where not free)::int as taken,
      min(id::text) filter (where free) as "testId"
    from found group by skill`.execute(ctx.db);
  return rows;
}

export async function isOfferedTest(ctx: Ctx, id: string): Promise<boolean> {
  const { rows } = await sql`select from tests where id = ${id} and ${OFFERED}`.execute(ctx.db);
  return rows.length > 0;
}

/** When a talent handed a test in for the last time, or one that asks half of its questions, whoever asked for it. */
export async function selectLastTaken(ctx: Ctx, talentId: string, testId: string): Promise<Date | null> {
  const asked = sql`
    select q.id as of, q.company_id, q.id as question_id, q.text from test_questions q where q.test_id = ${testId}`;
  const { rows } = await sql<{ at: Date | null }>`
    select max(t.submitted_at) as at
    from test_assignments a
      join test_attempts t on t.assignment_id = a.id
      left join applications p on p.id = a.application_id
      left join candidates k on k.id = p.candidate_id
    where (a.talent_id = ${talentId} or k.talent_id = ${talentId}) and (a.test_id = ${testId} or t.version_id in (
      select version_id from (${sameInVersions(asked)}) same group by version_id
      having count(distinct of) * 2 >= (select count(*) from test_questions where test_id = ${testId})))`.execute(
    ctx.db,
  );
  return rows[0]?.at ?? null;
}
