import type * as contract from '@prova/contract/assessments/questions';
import { TEST_QUESTIONS_MAX } from '@prova/contract/assessments/test-fields';
import type { CursorMeta, QueryOf } from '@prova/contract/endpoint';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { cursorPage } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { searchWords } from '../../platform/plain-search.ts';
import { TEST_QUESTIONS } from './assessments.budgets.ts';
import { standing } from './assessments.policy.ts';
import { questionsOf } from './assessments.service.ts';
import { checkSolutionLater } from './check-solution.ts';
import { companyOfAuthor, requireTest } from './find-test.ts';
import { refuseOtherPool, refuseShortPool } from './pools.ts';
import { presentQuestion } from './present-question.ts';
import { contentOf } from './question-content.ts';
import {
  amountOf,
  deleteQuestion,
  insertQuestions,
  type QuestionRow,
  selectBank,
  selectQuestion,
  selectQuestions,
  updateOrder,
  updateQuestion,
} from './questions.queries.ts';
import { requirePictures } from './statement-pictures.ts';
import { type TestRow, updateTestTotals } from './tests.queries.ts';

type Question = z.input<typeof contract.testQuestion>;
type QuestionInput = contract.QuestionInput;

/**
 * @param at its place from 1; left out, or beyond the end, it comes last
 * @throws AppError TEST_NOT_FOUND, FORBIDDEN, TEST_FULL, VALIDATION_FAILED
 */
export function addQuestion(
  ctx: Ctx,
  testId: string,
  question: QuestionInput,
  at: number = TEST_QUESTIONS_MAX,
): Promise<Question> {
  const content = contentOf(ctx, question);
  return ctx.transaction(async (ctx) => {
    const test = await requireTest(ctx, testId, true);
    const { companyId, questionTotal } = test;
    if (questionTotal >= TEST_QUESTIONS_MAX) throw new AppError('TEST_FULL');
    refuseOtherPool(ctx, content, test.pools, await selectQuestions(ctx, testId));
    await requireCapacity(ctx, TEST_QUESTIONS, [companyId], amountOf([content]));
    await requirePictures(ctx, companyId, [content]);
    const id = newId(ctx);
    await insertQuestions(ctx, { companyId, testId, at: Math.min(at, questionTotal + 1) }, [{ ...content, id }]);
    await checkSolutionLater(ctx, { ...content, id, version: 1 });
    await updateTestTotals(ctx, testId);
    return present(ctx, id);
  });
}

/** All of them, behind the last one, or none. @throws AppError TEST_NOT_FOUND, FORBIDDEN, TEST_FULL, VALIDATION_FAILED */
export function appendQuestions(ctx: Ctx, testId: string, questions: readonly QuestionInput[]): Promise<TestRow> {
  const contents = questions.map((question, index) =>
    contentOf(ctx, { ...question, pool: '' }, undefined, `questions.${index}.`),
  );
  return ctx.transaction(async (ctx) => {
    const { companyId, questionTotal } = await requireTest(ctx, testId, true);
    if (questionTotal + contents.length > TEST_QUESTIONS_MAX) throw new AppError('TEST_FULL');
    await requirePictures(ctx, companyId, contents, (index) => `questions.${index}.`);
    await requireCapacity(ctx, TEST_QUESTIONS, [companyId], amountOf(contents));
    const added = contents.map((content) => ({ ...content, id: newId(ctx) }));
    await insertQuestions(ctx, { companyId, testId, at: questionTotal + 1 }, added);
    for (const question of added) await checkSolutionLater(ctx, { ...question, version: 1 });
    await updateTestTotals(ctx, testId);
    return requireTest(ctx, testId);
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, TEST_POOL_SHORT, VALIDATION_FAILED */
export function changeQuestion(ctx: Ctx, id: string, version: number, question: QuestionInput): Promise<Question> {
  return ctx.transaction(async (ctx) => {
    const { row, test } = await requireQuestion(ctx, id);
    const content = contentOf(ctx, question, row);
    const others = (await selectQuestions(ctx, row.testId)).filter((other) => other.id !== id);
    refuseOtherPool(ctx, content, test.pools, others);
    refuseShortPool(test, [...others, content]);
    await requirePictures(ctx, row.companyId, [content]);
    const growth = amountOf([content]).bytes - amountOf([row]).bytes;
    if (growth > 0) await requireCapacity(ctx, TEST_QUESTIONS, [row.companyId], { rows: 0, bytes: growth });
    const changed = await updateQuestion(ctx, id, version, content);
    if (!changed) throw new AppError('VERSION_CONFLICT');
    await checkSolutionLater(ctx, { ...content, id, version: version + 1 });
    await updateTestTotals(ctx, row.testId);
    return present(ctx, id);
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN, TEST_NEEDS_QUESTION for the last one of a published test, TEST_POOL_SHORT */
export function removeQuestion(ctx: Ctx, id: string): Promise<{ id: string }> {
  return ctx.transaction(async (ctx) => {
    const { row, test } = await requireQuestion(ctx, id);
    if (test.status === 'published' && test.questionTotal === 1) throw new AppError('TEST_NEEDS_QUESTION');
    const others = (await selectQuestions(ctx, row.testId)).filter((other) => other.id !== id);
    refuseShortPool(test, others);
    await deleteQuestion(ctx, row);
    await updateTestTotals(ctx, row.testId);
    return { id };
  });
}

/** @throws AppError TEST_NOT_FOUND, FORBIDDEN, QUESTIONS_CHANGED where these are not the questions of the test */
export function orderQuestions(ctx: Ctx, testId: string, ids: readonly string[]): Promise<Question[]> {
  return ctx.transaction(async (ctx) => {
    await requireTest(ctx, testId, true);
    const there = (await selectQuestions(ctx, testId)).map((question) => question.id);
    const named = new Set(ids);
    if (ids.length !== there.length || there.some((id) => !named.has(id))) throw new AppError('QUESTIONS_CHANGED');
    await updateOrder(ctx, testId, ids);
    return questionsOf(ctx, testId, true);
  });
}

/** @throws AppError NO_COMPANY, FORBIDDEN */
export async function listBank(
  ctx: Ctx,
  { search, type, category, cursor, limit }: QueryOf<typeof contract.listBank>,
): Promise<{ data: z.input<typeof contract.bankQuestion>[]; meta: CursorMeta }> {
  const companyId = companyOfAuthor(ctx);
  const words = searchWords(search);
  const rows = await selectBank(ctx, { companyId, words, type, category, before: cursor, limit: limit + 1 });
  const { page, meta } = cursorPage(rows, limit);
  return {
    data: page.map((row) => ({
      ...presentQuestion(ctx, row, true),
      testTitle: row.testTitle,
      category: row.category,
      createdAt: row.createdAt,
    })),
    meta,
  };
}

/** With its test, which is locked. @throws AppError NOT_FOUND, FORBIDDEN */
async function requireQuestion(ctx: Ctx, id: string): Promise<{ row: QuestionRow; test: TestRow }> {
  const found = await selectQuestion(ctx, id);
  if (!found || standing(ctx.actor, found) === 'stranger') throw new AppError('NOT_FOUND');
  const test = await requireTest(ctx, found.testId, true).catch(asNotFound);
  // Read again: it may have been moved or taken away before the test was locked.
  const row = await selectQuestion(ctx, id);
  if (!row) throw new AppError('NOT_FOUND');
  return { row, test };
}

/** The call is about a question. */
function asNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === 'TEST_NOT_FOUND') throw new AppError('NOT_FOUND');
  throw error;
}

async function present(ctx: Ctx, id: string): Promise<Question> {
  const row = await selectQuestion(ctx, id);
  if (!row) throw new AppError('NOT_FOUND');
  return presentQuestion(ctx, row, true);
}
