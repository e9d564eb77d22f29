import type { TestPool } from '@prova/contract/assessments/pools';
import type { Criterion } from '@prova/contract/assessments/rubric';
import type { TestQuestionType } from '@prova/contract/assessments/test-fields';
import type { CodeCheckInput } from '@prova/contract/code/code-check';
import type { CodeLanguage } from '@prova/contract/code/code-fields';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { StoredOption } from '../questions.queries.ts';
import { pictureIds } from '../statement.ts';
import type { TestRow } from '../tests.queries.ts';

/** A question of a version, as it stood. */
export interface VersionQuestion {
  readonly id: string;
  /** Of the test, as it was then. */
  readonly questionId: string;
  readonly position: number;
  readonly type: TestQuestionType;
  readonly text: string;
  readonly topic: string;
  readonly pool: string;
  readonly points: number;
  readonly options: readonly StoredOption[];
  readonly correctAnswer: boolean | null;
  readonly expectedAnswer: string;
  readonly rubric: readonly Criterion[];
  readonly explanation: string;
  readonly language: CodeLanguage | null;
  readonly starterCode: string;
  readonly codeCheck: CodeCheckInput | null;
  /** Null where it was sent before the solution was run. */
  readonly checkMilliseconds: number | null;
  readonly videoSeconds: number | null;
}

/** The version of a test that holds exactly this. */
export async function selectVersionOf(ctx: Ctx, testId: string, fingerprint: Buffer): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('testVersions')
    .select('id')
    .where('testId', '=', testId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.id;
}

/** Of a test that is locked. */
export async function insertVersion(
  ctx: Ctx,
  test: TestRow,
  { id, fingerprint }: { id: string; fingerprint: Buffer },
  questions: readonly VersionQuestion[],
): Promise<void> {
  const { companyId, title, description, instructions, category, difficulty, skills, minutes, showsAnswers, shuffles } =
    test;
  const { pools, questionCount, points } = test;
  const createdAt = ctx.clock.now();
  await ctx.db
    .insertInto('testVersions')
    .values({
      ...{ id, companyId, title, description, instructions, category, difficulty, minutes, showsAnswers, shuffles },
      skills,
      provesFrom: test.provesFrom,
      graders: test.graders,
      testId: test.id,
      fingerprint,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from test_versions where test_id = ${test.id})`,
      pools: JSON.stringify(pools),
      questionCount,
      points,
      createdAt,
    })
    .execute();
  await ctx.db
    .insertInto('versionQuestions')
    .values(
      questions.map(({ options, rubric, codeCheck, ...question }) => ({
        ...question,
        pictures: pictureIds(question.text),
        options: JSON.stringify(options),
        rubric: JSON.stringify(rubric),
        codeCheck: codeCheck && JSON.stringify(codeCheck),
        companyId,
        versionId: id,
        createdAt,
      })),
    )
    .execute();
}

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('versionQuestions')
    .select([
      'id',
      'versionId',
      'questionId',
      'position',
      'type',
      'text',
      'topic',
      'pool',
      'points',
      'correctAnswer',
      'expectedAnswer',
    ])
    .select(['explanation', 'language', 'starterCode', 'checkMilliseconds', 'videoSeconds'])
    .select([sql<StoredOption[]>`options`.as('options'), sql<Criterion[]>`rubric`.as('rubric')])
    .select([sql<CodeCheckInput | null>`code_check`.as('codeCheck')]);

/** With what is right: for grading, and for whoever may see it. */
export function selectVersionQuestions(ctx: Ctx, versionId: string): Promise<VersionQuestion[]> {
  return rows(ctx).where('versionId', '=', versionId).orderBy('position').execute();
}

/** What each attempt draws. */
export async function selectPools(ctx: Ctx, versionId: string): Promise<TestPool[]> {
  const row = await ctx.db
    .selectFrom('testVersions')
    .select(sql<TestPool[]>`pools`.as('pools'))
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row?.pools ?? [];
}

export function selectVersionQuestion(
  ctx: Ctx,
  id: string,
): Promise<(VersionQuestion & { versionId: string }) | undefined> {
  return rows(ctx).where('id', '=', id).executeTakeFirst();
}
