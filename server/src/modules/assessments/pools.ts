import type { PoolInput, TestPool } from '@prova/contract/assessments/pools';
import { addsUp, sumOf } from '@prova/contract/assessments/rubric';
import type { savePools as contract } from '@prova/contract/assessments/tests';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { testDetails } from './assessments.service.ts';
import { requireTest } from './find-test.ts';
import { type QuestionContent, selectQuestions, updatePools } from './questions.queries.ts';
import { type TestRow, updateTest, updateTestTotals } from './tests.queries.ts';

type Pooled = Pick<QuestionContent, 'pool' | 'points'>;

/** @throws AppError TEST_NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, QUESTIONS_CHANGED, VALIDATION_FAILED */
export function savePools(
  ctx: Ctx,
  id: string,
  { version, pools }: BodyOf<typeof contract>,
): Promise<ResultOf<typeof contract>> {
  refuseTwice(ctx, pools);
  return ctx.transaction(async (ctx) => {
    const test = await requireTest(ctx, id, true);
    if (test.version !== version) throw new AppError('VERSION_CONFLICT');
    const questions = await selectQuestions(ctx, id);
    refuseOtherCriteria(ctx, pools, questions);
    const there = new Set(questions.map((question) => question.id));
    if (pools.some(({ questionIds }) => questionIds.some((questionId) => !there.has(questionId))))
      throw new AppError('QUESTIONS_CHANGED');
    await updateTest(ctx, id, { pools: pools.map(({ name, draws }) => ({ name, draws })) });
    await updatePools(ctx, id, pools);
    await updateTestTotals(ctx, id);
    return testDetails(ctx, id, true);
  });
}

/** Criteria add up to the points of their question, and a pool changes none. @throws AppError VALIDATION_FAILED */
function refuseOtherCriteria(
  ctx: Ctx,
  pools: readonly PoolInput[],
  questions: readonly (Pick<QuestionContent, 'rubric'> & { readonly id: string; readonly position: number })[],
): void {
  const problems = pools.flatMap(({ points, questionIds }, index) => {
    const other = questions.find(({ id, rubric }) => questionIds.includes(id) && !addsUp({ points, rubric }));
    const values = other && { question: other.position, sum: sumOf(other.rubric.map((criterion) => criterion.points)) };
    return values ? [{ field: `pools.${index}.points`, code: 'POOL_CRITERIA' as const, values }] : [];
  });
  if (problems.length > 0) throw validationError(problems, ctx.locale);
}

/** A name is of one pool, and a question in one. @throws AppError VALIDATION_FAILED */
function refuseTwice(ctx: Ctx, pools: readonly PoolInput[]): void {
  refuseSameNames(ctx, pools);
  const taken = new Set<string>();
  for (const [index, { questionIds }] of pools.entries()) {
    const former = taken.size;
    for (const id of questionIds) taken.add(id);
    if (taken.size < former + questionIds.length)
      throw validationError([{ field: `pools.${index}.questionIds`, code: 'IN_TWO_POOLS', values: {} }], ctx.locale);
  }
}

function refuseSameNames(ctx: Ctx, pools: readonly TestPool[]): void {
  const names = pools.map(({ name }) => name.toLowerCase());
  const again = names.findIndex((name, index) => names.indexOf(name) < index);
  if (again !== -1)
    throw validationError([{ field: `pools.${again}.name`, code: 'POOL_DUPLICATE', values: {} }], ctx.locale);
}

/** Of a test that is written at once. @throws AppError VALIDATION_FAILED */
export function refuseWrongPools(ctx: Ctx, pools: readonly TestPool[], questions: readonly Pooled[]): void {
  refuseSameNames(ctx, pools);
  for (const [index, question] of questions.entries())
    refuseOtherPool(ctx, question, pools, questions, `questions.${index}.`);
  const short = shortPool(pools, questions);
  if (short !== -1)
    throw validationError([{ field: `pools.${short}.draws`, code: 'POOL_DRAWS_MORE', values: {} }], ctx.locale);
}

/**
 * A question is in a pool that there is, and worth what the others of it are.
 * @param questions of the test, with this one or without
 * @throws AppError VALIDATION_FAILED
 */
export function refuseOtherPool(
  ctx: Ctx,
  { pool, points }: Pooled,
  pools: readonly TestPool[],
  questions: readonly Pooled[],
  path = '',
): void {
  if (pool === '') return;
  if (!pools.some(({ name }) => name === pool))
    throw validationError([{ field: `${path}pool`, code: 'POOL_UNKNOWN', values: {} }], ctx.locale);
  if (questions.some((other) => other.pool === pool && other.points !== points))
    throw validationError([{ field: `${path}points`, code: 'POOL_POINTS', values: {} }], ctx.locale);
}

/** While a test can be sent. @throws AppError TEST_POOL_SHORT */
export function refuseShortPool({ status, pools }: TestRow, questions: readonly Pick<Pooled, 'pool'>[]): void {
  if (status === 'published' && shortPool(pools, questions) !== -1) throw new AppError('TEST_POOL_SHORT');
}

/** The place of the first pool with fewer questions than it draws; -1 for none. */
const shortPool = (pools: readonly TestPool[], questions: readonly Pick<Pooled, 'pool'>[]): number =>
  pools.findIndex(({ name, draws }) => questions.filter(({ pool }) => pool === name).length < draws);
