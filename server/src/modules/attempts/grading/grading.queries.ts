import type { Criterion } from '@prova/contract/assessments/rubric';
import type { TestQuestionType } from '@prova/contract/assessments/test-fields';
import type { GradingState } from '@prova/contract/attempts/grading';
import type { CodeCheckInput, ShownVerdict } from '@prova/contract/code/code-check';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import type { AnswerValue } from '../attempts.queries.ts';
import { isOfNone, type ObservedPeople } from './observed-people.queries.ts';

interface QueueFilter {
  readonly companyId: string;
  readonly testId?: string | undefined;
  readonly type?: TestQuestionType | undefined;
  readonly state: GradingState;
  readonly proposed: boolean;
  /** Whose answers the actor is not given. */
  readonly observed: ObservedPeople;
}

const actorId = ({ actor }: Ctx): string | null => (actor.kind === 'user' ? actor.userId : null);

const waiting = (ctx: Ctx, { companyId, testId, type, state, proposed, observed }: QueueFilter) =>
  ctx.db
    .selectFrom('attemptAnswers as w')
    .innerJoin('versionQuestions as q', 'q.id', 'w.questionId')
    .innerJoin('testVersions as v', 'v.id', 'q.versionId')
    .where('w.companyId', '=', companyId)
    .where('w.grading', '=', state === 'differences' ? 'differs' : 'waiting')
    .where(isOfNone(observed, 'w.attemptId'))
    .$if(state !== 'differences', (query) =>
      query.where(sql<boolean>`${sql.raw(state === 'open' ? 'not exists' : 'exists')} (
        select from answer_grades g
        where g.attempt_id = w.attempt_id and g.question_id = w.question_id and g.graded_by = ${actorId(ctx)}
      )`),
    )
    .$if(testId !== undefined, (query) => query.where('v.testId', '=', testId ?? ''))
    .$if(type !== undefined, (query) => query.where('q.type', '=', type ?? 'ESSAY'))
    .$if(proposed, (query) => query.where('w.verdict', 'is not', null).where(sql<boolean>`q.rubric = '[]'`));

/** Without anything of whose they are: in the order of questions and attempts, which says nothing of time or name. */
export async function selectQueue(ctx: Ctx, filter: QueueFilter, page: { limit: number; offset: number }) {
  const rows = await waiting(ctx, filter)
    .select(['w.attemptId', 'w.questionId', 'v.testId', 'v.title as testTitle', 'q.type', 'q.text', 'q.topic'])
    .select(['q.points as pointsMax', 'q.language', 'q.expectedAnswer', 'q.explanation'])
    .select([
      'v.graders',
      sql<Criterion[]>`q.rubric`.as('rubric'),
      sql<AnswerValue>`w.value`.as('value'),
      sql<boolean>`q.code_check is not null and w.verdict is null`.as('checking'),
      sql<ShownVerdict[] | null>`w.verdict`.as('verdict'),
      sql<CodeCheckInput | null>`q.code_check`.as('codeCheck'),
      sql<number | null>`w.proposed_points::float8`.as('proposedPoints'),
    ])
    .orderBy('w.questionId')
    .orderBy('w.attemptId')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await waiting(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** How many answers of each test wait, in each state of the queue. */
export async function selectWaitingByTest(
  ctx: Ctx,
  companyId: string,
  observed: ObservedPeople,
): Promise<{ testId: string; title: string; open: number; gradedOnce: number; differences: number }[]> {
  const { rows } = await sql<{ testId: string; title: string; open: number; gradedOnce: number; differences: number }>`
    select tests.id as "testId", tests.title,
      count(*) filter (where waiting.state = 'open')::int as open,
      count(*) filter (where waiting.state = 'graded_once')::int as "gradedOnce",
      count(*) filter (where waiting.state = 'differences')::int as differences
    from (
      select w.question_id, 'differences' as state from attempt_answers w
      where w.company_id = ${companyId} and w.grading = 'differs' and ${isOfNone(observed, 'w.attempt_id')}
      union all
      select w.question_id, case when exists (
          select from answer_grades g
          where g.attempt_id = w.attempt_id and g.question_id = w.question_id and g.graded_by = ${actorId(ctx)}
        ) then 'graded_once' else 'open' end
      from attempt_answers w
      where w.company_id = ${companyId} and w.grading = 'waiting' and ${isOfNone(observed, 'w.attempt_id')}
    ) waiting
      join version_questions q on q.id = waiting.question_id
      join test_versions v on v.id = q.version_id
      join tests on tests.id = v.test_id
    group by tests.id
    order by plain(tests.title), tests.id`.execute(ctx.db);
  return rows;
}

/** An answer with what its grade has to keep to, of an attempt that is locked. */
export function selectGradable(ctx: Ctx, { attemptId, questionId }: { attemptId: string; questionId: string }) {
  return ctx.db
    .selectFrom('attemptAnswers as w')
    .innerJoin('versionQuestions as q', 'q.id', 'w.questionId')
    .innerJoin('testVersions as v', 'v.id', 'q.versionId')
    .select(['w.companyId', 'w.grading', 'q.points as pointsMax', 'v.graders', sql<Criterion[]>`q.rubric`.as('rubric')])
    .where('w.attemptId', '=', attemptId)
    .where('w.questionId', '=', questionId)
    .executeTakeFirst();
}

interface Grade {
  readonly companyId: string;
  readonly attemptId: string;
  readonly questionId: string;
  readonly points: number;
  /** Of each criterion, of a question with a rubric. */
  readonly criteria: readonly number[] | null;
  readonly decides: boolean;
  readonly comment: string | null;
  readonly gradedBy: string;
}

export async function insertGrade(ctx: Ctx, { criteria, ...grade }: Grade): Promise<void> {
  await ctx.db
    .insertInto('answerGrades')
    .values({ ...grade, criteria: criteria && JSON.stringify(criteria), id: newId(ctx), createdAt: ctx.clock.now() })
    .execute();
}

export async function updateAnswerPoints(
  ctx: Ctx,
  { attemptId, questionId }: { attemptId: string; questionId: string },
  {
    points,
    criteria,
    grading,
  }: { points: number | null; criteria: readonly number[] | null; grading: 'differs' | 'person' },
): Promise<void> {
  await ctx.db
    .updateTable('attemptAnswers')
    .set({ points, criteria: criteria && JSON.stringify(criteria), grading })
    .where('attemptId', '=', attemptId)
    .where('questionId', '=', questionId)
    .execute();
}

/** Every grade of some attempts, the first one first, with who gave it. */
export function selectGrades(ctx: Ctx, { attemptIds }: { attemptIds: readonly string[] }) {
  return ctx.db
    .selectFrom('answerGrades as g')
    .leftJoin('users as u', 'u.id', 'g.gradedBy')
    .select(['g.id', 'g.attemptId', 'g.questionId', 'g.comment', 'g.decides', 'g.createdAt'])
    .select((eb) => [
      sql<number>`g.points::float8`.as('points'),
      sql<number[] | null>`g.criteria`.as('criteria'),
      eb.fn.coalesce('u.name', sql<string>`''`).as('graderName'),
      sql<boolean>`g.graded_by = ${actorId(ctx)}`.as('own'),
    ])
    .where(sql<boolean>`g.attempt_id = any(${[...attemptIds]}::uuid[])`)
    .orderBy('g.id')
    .execute();
}

/** Reckons the points of an attempt that is locked. @returns whether all of it is graded now and was not before */
export async function updateSum(ctx: Ctx, attemptId: string): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    with sums as (
      select coalesce(sum(points), 0) as points, bool_and(grading in ('machine', 'person')) as graded
      from attempt_answers where attempt_id = ${attemptId}
    ), before as (select graded_at from test_attempts where id = ${attemptId})
    update test_attempts t
    set points = sums.points, graded_at = case when sums.graded then coalesce(t.graded_at, ${ctx.clock.now()}) end
    from sums, before
    where t.id = ${attemptId}
    returning t.graded_at is not null and before.graded_at is null as first`.execute(ctx.db);
  return rows[0]?.first ?? false;
}
