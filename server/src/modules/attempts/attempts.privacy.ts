import type { ShownVerdict } from '@prova/contract/code/code-check';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { ErasedPart, PersonalData } from '../../platform/personal-data.ts';
import type { DB } from '../../platform/schema.gen.ts';
import { deleteTokens } from '../../platform/tokens.ts';
import { withoutHidden } from '../code/code.service.ts';
import { selectAssignment } from './assignments/assignments.queries.ts';
import { withheldAnswers } from './right-answers/right-answers.ts';
import { dropVideos } from './video/drop-videos.ts';
import { selectVideos } from './video/videos.queries.ts';

/** Tests that a person chose of their own accord. */
async function chosenBy(ctx: Ctx, userId: string | null): Promise<string[]> {
  if (userId === null) return [];
  const rows = await ctx.db
    .selectFrom('testAssignments')
    .innerJoin('talents', 'talents.id', 'testAssignments.talentId')
    .select('testAssignments.id')
    .where('talents.userId', '=', userId)
    .execute();
  return rows.map(({ id }) => id);
}

interface WrittenAnswer {
  readonly testId: string;
  readonly questionId: string;
  readonly verdict: ShownVerdict[] | null;
  readonly points: unknown;
  readonly criteria: unknown;
}

/**
 * What somebody answered is theirs; which of it was right goes along where their result shows it. Otherwise whoever asks for a
 * copy of their data would read what the test keeps from them.
 */
async function withoutBetrayed<Row extends WrittenAnswer>(ctx: Ctx, rows: readonly Row[]) {
  const withheld = new Map<string, Awaited<ReturnType<typeof withheldAnswers>>>();
  for (const testId of new Set(rows.map((row) => row.testId))) {
    const test = await selectAssignment(ctx, testId);
    withheld.set(testId, test ? await withheldAnswers(ctx, test) : null);
  }
  return rows.map(({ questionId, ...row }) => {
    const isShown = withheld.get(row.testId)?.get(questionId) === null;
    const verdict = row.verdict?.map(withoutHidden) ?? null;
    return isShown ? { ...row, verdict } : { ...row, verdict: null, points: null, criteria: null };
  });
}

/** Nobody but they themselves had to do with them: nothing stays. */
async function eraseChosen(ctx: Ctx, userId: string | null): Promise<number> {
  const ids = await chosenBy(ctx, userId);
  if (ids.length === 0) return 0;
  const attempts = await ctx.db.selectFrom('testAttempts').select('id').where('assignmentId', 'in', ids).execute();
  const attemptIds = attempts.map(({ id }) => id);
  await dropVideos(ctx, await selectVideos(ctx, attemptIds));
  await ctx.db.deleteFrom('testAssignments').where('id', 'in', ids).execute();
  await deleteTokens(ctx, { kind: 'test', subjectIds: ids });
  return ids.length;
}

/** The tests that somebody sent stay with the company: they hold nothing about a person but who did it. */
export const attemptsData: PersonalData = {
  module: 'attempts',
  tables: [
    'testAssignments',
    'testAttempts',
    'attemptAnswers',
    'answerRevisions',
    'answerGrades',
    'attemptSignals',
    'shownAnswers',
    'answerVideos',
  ],

  async exports(ctx, { userId, companyId, applicationIds }) {
    // A company does not know who chose its tests.
    const chosen = await chosenBy(ctx, companyId === undefined ? userId : null);
    if (applicationIds.length === 0 && chosen.length === 0) return [];
    // Those of applications, and those that were chosen.
    const theirs = (eb: ExpressionBuilder<DB & { a: DB['testAssignments'] }, 'a'>) =>
      eb.or([
        eb('a.applicationId', '=', sql<string>`any(${[...applicationIds]}::uuid[])`),
        eb('a.id', '=', sql<string>`any(${chosen}::uuid[])`),
      ]);
    const taken = await ctx.db
      .selectFrom('testAssignments as a')
      .innerJoin('testVersions as v', 'v.id', 'a.versionId')
      .innerJoin('companies', 'companies.id', 'a.companyId')
      .leftJoin('testAttempts as t', 't.assignmentId', 'a.id')
      .select(['a.id', 'a.applicationId', 'companies.name as company', 'v.title', 'a.status', 'a.notes', 'a.sentAt'])
      .select([
        'a.dueAt',
        'a.extraMinutes',
        'a.helpAskedAt',
        'a.declineReason as yourReason',
        't.startedAt',
        't.submittedAt',
      ])
      // As the result says it: not before all is graded.
      .select(sql<number | null>`case when t.graded_at is not null then t.points::float8 end`.as('points'))
      .where(theirs)
      .orderBy('a.id')
      .execute();
    const answered = await ctx.db
      .selectFrom('attemptAnswers as w')
      .innerJoin('testAttempts as t', 't.id', 'w.attemptId')
      .innerJoin('testAssignments as a', 'a.id', 't.assignmentId')
      .innerJoin('versionQuestions as q', 'q.id', 'w.questionId')
      .select([
        'a.id as testId',
        'q.position',
        'q.id as questionId',
        'q.text as question',
        // Of a choice its words: an id says nothing to whoever reads the copy.
        sql<unknown>`coalesce((
          select o -> 'text' from jsonb_array_elements(q.options) o where o -> 'id' = w.value
        ), w.value)`.as('answer'),
        sql<ShownVerdict[] | null>`w.verdict`.as('verdict'),
        'w.points',
        'w.criteria',
        'w.savedAt',
      ])
      .where(theirs)
      .orderBy('a.id')
      .orderBy('q.position')
      .execute();
    const answers = await withoutBetrayed(ctx, answered);
    const shown = await ctx.db
      .selectFrom('shownAnswers as s')
      .innerJoin('testAttempts as t', 't.id', 's.attemptId')
      .innerJoin('testAssignments as a', 'a.id', 't.assignmentId')
      .innerJoin('versionQuestions as q', 'q.id', 's.questionId')
      .select(['a.id as testId', 'q.position', 's.shownAt'])
      .where(theirs)
      .orderBy('a.id')
      .orderBy('q.position')
      .execute();
    const videos = await ctx.db
      .selectFrom('answerVideos as n')
      .innerJoin('files as f', 'f.id', 'n.fileId')
      .innerJoin('testAttempts as t', 't.id', 'n.attemptId')
      .innerJoin('testAssignments as a', 'a.id', 't.assignmentId')
      .innerJoin('versionQuestions as q', 'q.id', 'n.questionId')
      .select(['a.id as testId', 'q.position', 'n.seconds', 'n.createdAt as at', 'n.fileId', 'f.name'])
      .where(theirs)
      .where('n.state', '=', 'complete')
      .orderBy('n.createdAt')
      .orderBy('n.id')
      .execute();
    const signals = await ctx.db
      .selectFrom('attemptSignals as s')
      .innerJoin('testAttempts as t', 't.id', 's.attemptId')
      .innerJoin('testAssignments as a', 'a.id', 't.assignmentId')
      .select(['a.id as testId', 's.kind', 's.amount', 's.happenedAt'])
      .where(theirs)
      .orderBy('s.id')
      .execute();
    return [
      { category: 'assessments', name: 'tests', rows: taken },
      { category: 'assessments', name: 'test-answers', rows: answers },
      { category: 'assessments', name: 'test-signals', rows: signals },
      { category: 'assessments', name: 'right-answers-you-saw', rows: shown },
      {
        category: 'assessments',
        name: 'test-videos',
        rows: videos,
        files: videos.map(({ fileId: id, name }) => ({ id, name })),
      },
    ];
  },

  /** What was answered goes; that a test was taken, and its points, stay with the figures of the test. */
  async erases(ctx, { userId, companyId, applicationIds }) {
    const chosen = await eraseChosen(ctx, companyId === undefined ? userId : null);
    const own: ErasedPart[] = chosen > 0 ? [{ category: 'assessments', removed: chosen }] : [];
    if (applicationIds.length === 0) return own;
    const assignments = await ctx.db
      .updateTable('testAssignments')
      .set((expression) => ({ notes: null, declineReason: null, version: expression('version', '+', 1) }))
      .where('applicationId', 'in', applicationIds)
      .returning('id')
      .execute();
    if (assignments.length === 0) return own;
    const attempts = ctx.db
      .selectFrom('testAttempts')
      .select('id')
      .where(
        'assignmentId',
        'in',
        assignments.map(({ id }) => id),
      );
    const taken = await attempts.execute();
    await dropVideos(
      ctx,
      await selectVideos(
        ctx,
        taken.map(({ id }) => id),
      ),
    );
    await ctx.db.deleteFrom('answerRevisions').where('attemptId', 'in', attempts).execute();
    await ctx.db.deleteFrom('shownAnswers').where('attemptId', 'in', attempts).execute();
    await ctx.db.deleteFrom('attemptSignals').where('attemptId', 'in', attempts).execute();
    await ctx.db.updateTable('answerGrades').set({ comment: null }).where('attemptId', 'in', attempts).execute();
    // Which option was chosen says nothing about a person; what they wrote does.
    await ctx.db
      .updateTable('attemptAnswers')
      .from('versionQuestions')
      .set({ value: null, verdict: null })
      .whereRef('versionQuestions.id', '=', 'attemptAnswers.questionId')
      .where('versionQuestions.type', 'in', ['ESSAY', 'CODE', 'VIDEO_RESPONSE'])
      .where('attemptAnswers.attemptId', 'in', attempts)
      .execute();
    await deleteTokens(ctx, { kind: 'test', subjectIds: applicationIds });
    return [...own, { category: 'assessments', removed: assignments.length }];
  },
};
