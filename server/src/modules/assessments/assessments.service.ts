import type * as contract from '@prova/contract/assessments/tests';
import type { PageMeta, QueryOf } from '@prova/contract/endpoint';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { searchWords } from '../../platform/plain-search.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { standing, writesTests } from './assessments.policy.ts';
import { presentQuestion } from './present-question.ts';
import { selectQuestions } from './questions.queries.ts';
import { countSeen } from './right-answers/shown-answers.queries.ts';
import { selectTest, selectTestPage, type TestRow } from './tests.queries.ts';

export { dropKeyAsOperator, listKeysAsOperator, replaceKeyAsOperator } from './certificates/rotate-key.ts';

type Listed = z.input<typeof contract.listedTestSummary>;
type Details = z.input<typeof contract.testDetails>;

/** The company whose tests the actor writes. @throws AppError NO_COMPANY, FORBIDDEN */
export function companyOfAuthor(ctx: Ctx): string {
  const { companyId, role } = activeCompany(ctx);
  if (!writesTests(role)) throw new AppError('FORBIDDEN');
  return companyId;
}

/**
 * A test that the actor may read and change, which is the same.
 * @param forUpdate locks it: whatever changes it or its questions does so one after the other
 * @throws AppError TEST_NOT_FOUND, FORBIDDEN
 */
export async function requireTest(ctx: Ctx, id: string, forUpdate = false): Promise<TestRow> {
  const row = await selectTest(ctx, id, forUpdate);
  const role = row ? standing(ctx.actor, row) : 'stranger';
  if (!row || role === 'stranger') throw new AppError('TEST_NOT_FOUND');
  if (role === 'member') throw new AppError('FORBIDDEN');
  return row;
}

/** @throws AppError NO_COMPANY, FORBIDDEN */
export async function listTests(
  ctx: Ctx,
  { search, category, difficulty, status, sort, page, limit }: QueryOf<typeof contract.listTests>,
): Promise<{ data: Listed[]; meta: PageMeta }> {
  const filters = {
    companyId: companyOfAuthor(ctx),
    words: searchWords(search),
    categories: category,
    difficulties: difficulty,
    statuses: status,
  };
  const { tests, total } = await selectTestPage(ctx, filters, { sort, limit, offset: (page - 1) * limit });
  const seen = await countSeen(
    ctx,
    tests.map(({ id }) => id),
  );
  const data = tests.map((test) => ({ ...test, answersSeenBy: seen.get(test.id) ?? 0 }));
  return { data, meta: pageMeta(page, limit, total) };
}

/** @throws AppError TEST_NOT_FOUND, FORBIDDEN */
export async function testDetails(ctx: Ctx, id: string, withAnswers: boolean): Promise<Details> {
  const test = await requireTest(ctx, id);
  return { ...test, questions: await questionsOf(ctx, id, withAnswers) };
}

/** @throws AppError TEST_NOT_FOUND, FORBIDDEN */
export async function listQuestions(ctx: Ctx, id: string, withAnswers: boolean): Promise<Details['questions']> {
  await requireTest(ctx, id);
  return questionsOf(ctx, id, withAnswers);
}

/** Of a test that the actor was found to read. */
export async function questionsOf(ctx: Ctx, testId: string, withAnswers: boolean): Promise<Details['questions']> {
  const rows = await selectQuestions(ctx, testId);
  return rows.map((row) => presentQuestion(ctx, row, withAnswers));
}
