import type * as contract from '@prova/contract/assessments/tests';
import type { PageMeta, QueryOf } from '@prova/contract/endpoint';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta } from '../../platform/http/route.ts';
import { searchWords } from '../../platform/plain-search.ts';
import { companyOfAuthor, requireTest } from './find-test.ts';
import { assessmentPorts } from './ports.ts';
import { presentQuestion } from './present-question.ts';
import { selectQuestions } from './questions.queries.ts';
import { selectTestPage } from './tests.queries.ts';

export { writesTests } from './assessments.policy.ts';
export { companyOfAuthor, requireTest } from './find-test.ts';
export { assessmentPorts } from './ports.ts';
export { shownStatement } from './present-question.ts';
export { pictureIds, withAddresses } from './statement.ts';
export { pictureProblem } from './statement-pictures.ts';
export { selectTest, updateApplicationsCounts } from './tests.queries.ts';
export { type FrozenTest, freeze, freezeTest } from './versions/freeze-test.ts';
export {
  selectPools,
  selectVersionQuestion,
  selectVersionQuestions,
  type VersionQuestion,
} from './versions/versions.queries.ts';

type Listed = z.input<typeof contract.listedTestSummary>;
type Details = z.input<typeof contract.testDetails>;

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
  const seen = await assessmentPorts.answersSeenBy(
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
