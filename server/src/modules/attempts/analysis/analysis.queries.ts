import { COMPARED_MAX } from '@prova/contract/attempts/analysis';
import { AGREEMENT_SHARE } from '@prova/contract/attempts/two-grades';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { isHiddenApplication, isLocked } from '../../applications/applications.service.ts';
import { inScope, type JobScope } from '../../jobs/jobs.service.ts';
import { countedAttempts } from '../counted.queries.ts';
import { score } from '../score.queries.ts';

interface TakenVersion {
  readonly id: string;
  readonly number: number;
  readonly points: number;
  readonly questionCount: number;
  readonly sentAt: Date;
  readonly takers: number;
}

/** Versions of a test that somebody has handed in, the newest first. */
export async function selectTakenVersions(ctx: Ctx, testId: string): Promise<TakenVersion[]> {
  return ctx.db
    .selectFrom('testVersions as v')
    .innerJoin('testAttempts as t', 't.versionId', 'v.id')
    .select(['v.id', 'v.number', 'v.points', 'v.questionCount', 'v.createdAt as sentAt'])
    .select(({ fn }) => fn.countAll<number>().as('takers'))
    .where('v.testId', '=', testId)
    .where('t.submittedAt', 'is not', null)
    .groupBy('v.id')
    .orderBy('v.number', 'desc')
    .execute();
}

/** Versions of a test in which somebody was graded who counts, the newest first, and how many do. */
export async function selectCountedVersions(ctx: Ctx, testId: string): Promise<TakenVersion[]> {
  const { rows } = await sql<TakenVersion>`
    select v.id, v.number, v.points, v.question_count as "questionCount", v.created_at as "sentAt", count(*)::int as takers
    from (${countedAttempts(sql`select id from test_versions where test_id = ${testId}`)}) t
      join test_versions v on v.id = t.version_id
    group by v.id
    order by v.number desc`.execute(ctx.db);
  return rows;
}

const countedOf = (versionId: string) => countedAttempts(sql`${versionId}::uuid`);

export interface ItemFigures {
  readonly questionId: string;
  /** How many were asked it. */
  readonly asked: number;
  readonly mean: number;
  readonly variance: number | null;
  readonly discrimination: number | null;
  readonly unanswered: number;
}

/** Of each question, over all of a version who were asked it and count. */
export async function selectItemFigures(ctx: Ctx, versionId: string): Promise<ItemFigures[]> {
  const { rows } = await sql<ItemFigures>`
    select w.question_id as "questionId", count(*)::int as asked, avg(w.points)::float8 as mean, var_samp(w.points)::float8 as variance,
      corr(w.points::float8, (t.points - w.points)::float8) as discrimination,
      (count(*) filter (where w.value is null))::int as unanswered
    from (${countedOf(versionId)}) t join attempt_answers w on w.attempt_id = t.id
    group by w.question_id`.execute(ctx.db);
  return rows;
}

export async function selectTotals(ctx: Ctx, versionId: string): Promise<{ mean: number; variance: number | null }> {
  const { rows } = await sql<{ mean: number; variance: number | null }>`
    select coalesce(avg(points), 0)::float8 as mean, var_samp(points)::float8 as variance
    from (${countedOf(versionId)}) t`.execute(ctx.db);
  return rows[0] ?? { mean: 0, variance: null };
}

/** Of each question, over the answers that two people graded on their own, whoever took it: how far apart they were. */
export async function selectAgreement(
  ctx: Ctx,
  versionId: string,
): Promise<{ questionId: string; answers: number; difference: number; within: number }[]> {
  const { rows } = await sql<{ questionId: string; answers: number; difference: number; within: number }>`
    select p.question_id as "questionId", count(*)::int as answers, avg(p.difference)::float8 as difference,
      avg((p.difference <= q.points * ${AGREEMENT_SHARE}::numeric)::int)::float8 as within
    from (
      select g.attempt_id, g.question_id, max(g.points) - min(g.points) as difference
      from test_attempts t join answer_grades g on g.attempt_id = t.id and not g.decides
      where t.version_id = ${versionId} and t.graded_at is not null
      group by g.attempt_id, g.question_id having count(*) = 2
    ) p join version_questions q on q.id = p.question_id
    group by p.question_id`.execute(ctx.db);
  return rows;
}

/** How often each option was chosen. */
export async function selectChoices(
  ctx: Ctx,
  versionId: string,
): Promise<{ questionId: string; value: string; count: number }[]> {
  const { rows } = await sql<{ questionId: string; value: string; count: number }>`
    select w.question_id as "questionId", w.value #>> '{}' as value, count(*)::int as count
    from (${countedOf(versionId)}) t
      join attempt_answers w on w.attempt_id = t.id
      join version_questions q on q.id = w.question_id and q.type in ('MULTIPLE_CHOICE', 'TRUE_FALSE')
    where w.value is not null
    group by 1, 2`.execute(ctx.db);
  return rows;
}

/** What was handed in of a version by candidates that the actor sees, the best first; with the points of each topic: null while an answer of it waits to be graded. */
export async function selectCompared(ctx: Ctx, versionId: string, scope: JobScope) {
  return (
    ctx.db
      .selectFrom('testAttempts as t')
      // Also where it is an earlier result that is shown again.
      .innerJoin('testAssignments as a', (join) =>
        join.on((eb) =>
          eb.or([eb('a.id', '=', eb.ref('t.assignmentId')), eb('a.reusedAttemptId', '=', eb.ref('t.id'))]),
        ),
      )
      .innerJoin('testVersions as v', 'v.id', 't.versionId')
      .innerJoin('applications', 'applications.id', 'a.applicationId')
      .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
      .innerJoin('jobs', 'jobs.id', 'applications.jobId')
      .select([
        'a.id',
        't.id as attemptId',
        'applications.id as applicationId',
        'candidates.name as candidateName',
        'jobs.title as jobTitle',
      ])
      .select(isHiddenApplication.as('hidden'))
      .select((eb) => [
        eb.ref('t.submittedAt').$notNull().as('submittedAt'),
        sql<number>`round(extract(epoch from t.submitted_at - t.started_at))::int`.as('seconds'),
        score.as('score'),
        sql<Record<string, { points: number | null; pointsMax: number }>>`(
        select json_object_agg(s.topic, json_build_object('points', s.points, 'pointsMax', s.points_max)) from (
          select q.topic, case when bool_and(w.points is not null) then sum(w.points)::float8 end as points, sum(q.points)::int as points_max
          from attempt_answers w join version_questions q on q.id = w.question_id
          where w.attempt_id = t.id group by q.topic
        ) s)`.as('byTopic'),
      ])
      .where(sql<boolean>`not ${isLocked('applications')}`)
      .where('t.versionId', '=', versionId)
      .where('t.submittedAt', 'is not', null)
      .where('a.companyId', '=', scope.companyId)
      .$if(scope.sharedWith !== null, (query) => query.where(inScope(scope, sql.ref('applications.jobId'))))
      .orderBy(sql`t.graded_at is null`)
      .orderBy('t.points', 'desc')
      .orderBy('t.id')
      .limit(COMPARED_MAX)
      .execute()
  );
}

/** What was written as code in some results. */
export async function selectCode(
  ctx: Ctx,
  assignmentIds: readonly string[],
): Promise<{ id: string; questionId: string; code: string }[]> {
  if (assignmentIds.length === 0) return [];
  return ctx.db
    .selectFrom('testAttempts as t')
    .innerJoin('attemptAnswers as w', 'w.attemptId', 't.id')
    .innerJoin('versionQuestions as q', 'q.id', 'w.questionId')
    .select(['t.assignmentId as id', 'w.questionId', sql<string>`w.value #>> '{}'`.as('code')])
    .where('t.assignmentId', 'in', [...assignmentIds])
    .where('q.type', '=', 'CODE')
    .where('w.value', 'is not', null)
    .orderBy('t.assignmentId')
    .execute();
}
