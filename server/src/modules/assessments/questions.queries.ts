import type { Criterion } from '@prova/contract/assessments/rubric';
import type { TestCategory, TestQuestionType } from '@prova/contract/assessments/test-fields';
import type { CODE_CHECK_STATES, CodeCheck, CodeCheckInput } from '@prova/contract/code/code-check';
import type { CodeLanguage } from '@prova/contract/code/code-fields';
import { sql } from 'kysely';
import type { Amount } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { escapeLike } from '../../platform/plain-search.ts';
import { pictureIds } from './statement.ts';

export interface StoredOption {
  readonly id: string;
  readonly text: string;
  readonly correct: boolean;
}

/** What an author wrote, as it is stored. */
export interface QuestionContent {
  readonly type: TestQuestionType;
  /** Cleaned HTML. */
  readonly text: string;
  readonly words: string;
  readonly topic: string;
  /** Name of a pool of its test; '' for none. */
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
  readonly videoSeconds: number | null;
}

/** The first case that the author's solution does not pass. */
export type CheckProblem = NonNullable<CodeCheck['problem']>;

export interface QuestionRow extends QuestionContent {
  readonly id: string;
  readonly version: number;
  readonly companyId: string;
  readonly testId: string;
  readonly position: number;
  /** Of a question with a check. */
  readonly checkState: (typeof CODE_CHECK_STATES)[number] | null;
  readonly checkProblem: CheckProblem | null;
  readonly checkMilliseconds: number | null;
  readonly createdAt: Date;
}

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('testQuestions as q')
    .select(['q.id', 'q.version', 'q.companyId', 'q.testId', 'q.position', 'q.type', 'q.text', 'q.words', 'q.topic'])
    .select([
      'q.pool',
      'q.points',
      'q.correctAnswer',
      'q.expectedAnswer',
      'q.explanation',
      'q.language',
      'q.starterCode',
    ])
    .select(['q.videoSeconds', 'q.createdAt', 'q.checkState', 'q.checkMilliseconds'])
    .select([
      sql<StoredOption[]>`q.options`.as('options'),
      sql<Criterion[]>`q.rubric`.as('rubric'),
      sql<CodeCheckInput | null>`q.code_check`.as('codeCheck'),
      sql<CheckProblem | null>`q.check_problem`.as('checkProblem'),
    ]);

export function selectQuestions(ctx: Ctx, testId: string): Promise<QuestionRow[]> {
  return rows(ctx).where('q.testId', '=', testId).orderBy('q.position').execute();
}

export function selectQuestion(ctx: Ctx, id: string): Promise<QuestionRow | undefined> {
  return rows(ctx).where('q.id', '=', id).executeTakeFirst();
}

export interface BankFilters {
  readonly companyId: string;
  readonly words: readonly string[];
  readonly type: TestQuestionType | undefined;
  readonly category: TestCategory | undefined;
  readonly before: string | undefined;
  readonly limit: number;
}

export interface BankRow extends QuestionRow {
  readonly testTitle: string;
  readonly category: TestCategory;
}

/** Questions of all tests of a company, the newest first. */
export function selectBank(
  ctx: Ctx,
  { companyId, words, type, category, before, limit }: BankFilters,
): Promise<BankRow[]> {
  let query = rows(ctx)
    .innerJoin('tests', 'tests.id', 'q.testId')
    .select(['tests.title as testTitle', 'tests.category'])
    .where('q.companyId', '=', companyId)
    .where('tests.deletedAt', 'is', null);
  for (const word of words)
    query = query.where(sql<boolean>`plain(q.topic || ' ' || q.words) like '%' || plain(${escapeLike(word)}) || '%'`);
  if (type) query = query.where('q.type', '=', type);
  if (category) query = query.where('tests.category', '=', category);
  if (before) query = query.where('q.id', '<', before);
  return query.orderBy('q.id', 'desc').limit(limit).execute();
}

/** Whether a solution is right is found once it was run. */
const stored = <C extends QuestionContent>({ options, rubric, codeCheck, ...content }: C) => ({
  ...content,
  pictures: pictureIds(content.text),
  options: JSON.stringify(options),
  rubric: JSON.stringify(rubric),
  codeCheck: codeCheck && JSON.stringify(codeCheck),
  checkState: codeCheck && ('waiting' as const),
  checkProblem: null,
  checkMilliseconds: null,
});

/** How much questions take, before they are packed. */
export const amountOf = (questions: readonly QuestionContent[]): Amount => ({
  rows: questions.length,
  bytes: questions.reduce((sum, question) => sum + Buffer.byteLength(JSON.stringify(question)), 0),
});

/** In a test that is locked. Rows behind the place of a new one move on. */
export async function insertQuestions(
  ctx: Ctx,
  { companyId, testId, at }: { companyId: string; testId: string; at: number },
  questions: readonly (QuestionContent & { id: string })[],
): Promise<void> {
  if (questions.length === 0) return;
  await ctx.db
    .updateTable('testQuestions')
    .set({ position: sql<number>`position + ${questions.length}` })
    .where('testId', '=', testId)
    .where('position', '>=', at)
    .execute();
  await ctx.db
    .insertInto('testQuestions')
    .values(
      questions.map((question, index) => ({
        ...stored(question),
        companyId,
        testId,
        position: at + index,
        createdAt: ctx.clock.now(),
      })),
    )
    .execute();
}

/** False when somebody changed it first. */
export async function updateQuestion(
  ctx: Ctx,
  id: string,
  version: number,
  content: QuestionContent,
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('testQuestions')
    .set({ ...stored(content), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Puts questions of a test that is locked into a pool, each worth the same; what is in one and named by none leaves it. Their version
 * stays: whoever is writing one meanwhile is told by its points, and a solution that is being run is still theirs.
 */
export async function updatePools(
  ctx: Ctx,
  testId: string,
  pools: readonly { name: string; points: number; questionIds: readonly string[] }[],
): Promise<void> {
  const places = pools.flatMap(({ name, points, questionIds }) => questionIds.map((id) => ({ id, name, points })));
  await sql`
    update test_questions q set pool = p.name, points = p.points
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (id uuid, name text, points smallint)
    where q.test_id = ${testId} and q.id = p.id and (q.pool, q.points) is distinct from (p.name, p.points)`.execute(
    ctx.db,
  );
  await sql`
    update test_questions set pool = ''
    where test_id = ${testId} and pool <> '' and id <> all(${places.map(({ id }) => id)}::uuid[])`.execute(ctx.db);
}

/** From a test that is locked; what stood behind it moves up. */
export async function deleteQuestion(ctx: Ctx, row: Pick<QuestionRow, 'id' | 'testId' | 'position'>): Promise<void> {
  await ctx.db.deleteFrom('testQuestions').where('id', '=', row.id).execute();
  await ctx.db
    .updateTable('testQuestions')
    .set({ position: sql<number>`position - 1` })
    .where('testId', '=', row.testId)
    .where('position', '>', row.position)
    .execute();
}

/** @param ids all questions of the test, in their new order */
export async function updateOrder(ctx: Ctx, testId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update test_questions q set position = o.position
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, position)
    where q.test_id = ${testId} and q.id = o.id and q.position <> o.position`.execute(ctx.db);
}

/** What became of the author's solution. Nothing where the question was changed meanwhile. */
export async function updateCheck(
  ctx: Ctx,
  { id, version }: Pick<QuestionRow, 'id' | 'version'>,
  found: { milliseconds: number } | { problem: CheckProblem },
): Promise<void> {
  const isRight = 'milliseconds' in found;
  await ctx.db
    .updateTable('testQuestions')
    .set({
      checkState: isRight ? 'right' : 'wrong',
      checkMilliseconds: isRight ? found.milliseconds : null,
      checkProblem: isRight ? null : JSON.stringify(found.problem),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
  if (!isRight) return;
  // What was sent meanwhile, with the same check.
  await sql`
    update version_questions v set check_milliseconds = ${found.milliseconds}
    from test_questions q
    where q.id = ${id} and q.version = ${version} and v.question_id = q.id and v.code_check = q.code_check
      and v.check_milliseconds is null`.execute(ctx.db);
}
