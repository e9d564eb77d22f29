import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { sameInTests, sameInVersions } from './same-questions.queries.ts';

/** Whose an attempt `t` is: the talent, or the candidate where the company knows no account. */
export const PERSON = sql`coalesce(k.talent_id, a.talent_id, p.candidate_id)`;
export const WITH_PERSON = sql`
  join test_assignments a on a.id = t.assignment_id
  left join applications p on p.id = a.application_id
  left join candidates k on k.id = p.candidate_id`;

/** Kept once: what was shown before stays as it is. */
export async function insertShownAnswers(
  ctx: Ctx,
  { attemptId, companyId }: { attemptId: string; companyId: string },
  questionIds: readonly string[],
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('shownAnswers')
    .values(questionIds.map((questionId) => ({ attemptId, companyId, questionId, shownAt: now, createdAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface SeenRow {
  readonly attemptId: string;
  readonly own: Date | null;
  readonly others: number;
  readonly othersSince: Date | null;
}

/** Of attempts: who had seen what is right in questions of their versions before. Those of which nobody had are missing. */
export async function selectSeenBefore(ctx: Ctx, attemptIds: readonly string[]): Promise<SeenRow[]> {
  if (attemptIds.length === 0) return [];
  const asked = sql`
    select q.version_id as of, q.company_id, q.question_id, q.text from version_questions q
    where q.version_id in (select version_id from test_attempts where id = any(${[...attemptIds]}::uuid[]))`;
  const { rows } = await sql<SeenRow>`
    with looks as materialized (
      select m.of, ${PERSON} as person, min(s.shown_at) as at
      from (${sameInVersions(asked)}) m
        join shown_answers s on s.question_id = m.id
        join test_attempts t on t.id = s.attempt_id ${WITH_PERSON}
      group by 1, 2
    ), taken as (
      select t.id, t.version_id, t.started_at, t.submitted_at, ${PERSON} as person
      from test_attempts t ${WITH_PERSON} where t.id = any(${[...attemptIds]}::uuid[])
    )
    select t.id as "attemptId",
      min(l.at) filter (where l.person = t.person and l.at <= t.started_at) as own,
      (count(*) filter (where l.person is distinct from t.person and l.at <= t.submitted_at))::int as others,
      min(l.at) filter (where l.person is distinct from t.person and l.at <= t.submitted_at) as "othersSince"
    from taken t join looks l on l.of = t.version_id
    group by t.id`.execute(ctx.db);
  return rows.filter(({ own, others }) => own !== null || others > 0);
}

/** Of tests as they are now: how many people have seen what is right in some of their questions. Others are missing. */
export async function countSeen(ctx: Ctx, testIds: readonly string[]): Promise<Map<string, number>> {
  if (testIds.length === 0) return new Map();
  const asked = sql`
    select q.test_id as of, q.company_id, q.id as question_id, q.text from test_questions q
    where q.test_id = any(${[...testIds]}::uuid[])`;
  const { rows } = await sql<{ testId: string; people: number }>`
    select m.of as "testId", count(distinct ${PERSON})::int as people
    from (${sameInVersions(asked)}) m
      join shown_answers s on s.question_id = m.id
      join test_attempts t on t.id = s.attempt_id ${WITH_PERSON}
    group by m.of`.execute(ctx.db);
  return new Map(rows.map(({ testId, people }) => [testId, people]));
}

/** Tests with a question in which a talent has seen what is right. */
export async function selectTestsSeenBy(ctx: Ctx, talentId: string): Promise<Set<string>> {
  const asked = sql`
    select q.id as of, q.company_id, q.question_id, q.text
    from (
      select a.id from test_assignments a where a.talent_id = ${talentId}
      union
      select a.id from candidates k join applications p on p.candidate_id = k.id
        join test_assignments a on a.application_id = p.id where k.talent_id = ${talentId}
    ) mine
      join test_attempts t on t.assignment_id = mine.id
      join shown_answers s on s.attempt_id = t.id
      join version_questions q on q.id = s.question_id`;
  const { rows } = await sql<{ testId: string }>`
    select distinct m.test_id as "testId" from (${sameInTests(asked)}) m`.execute(ctx.db);
  return new Set(rows.map(({ testId }) => testId));
}
