import type { ShownVerdict } from '@prova/contract/assessments/code-check';
import type { TestQuestionType } from '@prova/contract/assessments/test-fields';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import type { AnswerValue } from '../taking/attempts.queries.ts';

interface QueueFilter {
  readonly companyId: string;
  readonly testId?: string | undefined;
  readonly type?: TestQuestionType | undefined;
  readonly proposed: boolean;
}

const waiting = (ctx: Ctx, { companyId, testId, type, proposed }: QueueFilter) =>
  ctx.db
    .selectFrom('attemptAnswers as w')
    .innerJoin('versionQuestions as q', 'q.id', 'w.questionId')
    .innerJoin('testVersions as v', 'v.id', 'q.versionId')
    .where('w.companyId', '=', companyId)
    .where('w.grading', '=', 'waiting')
    .$if(testId !== undefined, (query) => query.where('v.testId', '=', testId ?? ''))
    .$if(type !== undefined, (query) => query.where('q.type', '=', type ?? 'ESSAY'))
    .$if(proposed, (query) => query.where('w.verdict', 'is not', null));

/** Without anything of whose they are: in the order of questions and sittings, which says nothing of time or name. */
export async function selectQueue(ctx: Ctx, filter: QueueFilter, page: { limit: number; offset: number }) {
  const rows = await waiting(ctx, filter)
    .innerJoin('testAttempts as t', 't.id', 'w.attemptId')
    .select(['w.attemptId', 'w.questionId', 'v.testId', 'v.title as testTitle', 'q.type', 'q.text', 'q.topic'])
    .select(['q.points as pointsMax', 'q.language', 'q.expectedAnswer', 'q.explanation'])
    .select((eb) => [sql<AnswerValue>`w.value`.as('value'), eb.ref('t.submittedAt').$notNull().as('submittedAt')])
    .select([
      sql<boolean>`q.code_check is not null and w.verdict is null`.as('checking'),
      sql<ShownVerdict[] | null>`w.verdict`.as('verdict'),
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

/** An answer with what its grade has to keep to, of a sitting that is locked. */
export function selectGradable(ctx: Ctx, attemptId: string, questionId: string) {
  return ctx.db
    .selectFrom('attemptAnswers as w')
    .innerJoin('versionQuestions as q', 'q.id', 'w.questionId')
    .select(['w.companyId', 'w.grading', 'q.points as pointsMax'])
    .where('w.attemptId', '=', attemptId)
    .where('w.questionId', '=', questionId)
    .executeTakeFirst();
}

interface Grade {
  readonly companyId: string;
  readonly attemptId: string;
  readonly questionId: string;
  readonly points: number;
  readonly comment: string | null;
  readonly gradedBy: string;
}

export async function insertGrade(ctx: Ctx, { companyId, attemptId, questionId, ...grade }: Grade): Promise<void> {
  await ctx.db
    .insertInto('answerGrades')
    .values({ ...grade, id: newId(ctx), companyId, attemptId, questionId, createdAt: ctx.clock.now() })
    .execute();
  await ctx.db
    .updateTable('attemptAnswers')
    .set({ points: grade.points, grading: 'person' })
    .where('attemptId', '=', attemptId)
    .where('questionId', '=', questionId)
    .execute();
}

/** Reckons the points of a sitting that is locked. @returns whether all of it is graded now and was not before */
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
