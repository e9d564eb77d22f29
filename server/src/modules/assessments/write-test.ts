import type { QuestionInput } from '@prova/contract/assessments/questions';
import { TEST_TITLE_MAX, type TestStatus, toggledTestStatus } from '@prova/contract/assessments/test-fields';
import type * as contract from '@prova/contract/assessments/tests';
import type { BodyOf } from '@prova/contract/endpoint';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { resolveSkills } from '../skills/skills.service.ts';
import { TEST_QUESTIONS, TESTS } from './assessments.budgets.ts';
import { questionsOf } from './assessments.service.ts';
import { checkSolutionLater } from './check-solution.ts';
import { companyOfAuthor, requireTest } from './find-test.ts';
import { refuseShortPool, refuseWrongPools } from './pools.ts';
import { assessmentPorts } from './ports.ts';
import { contentOf } from './question-content.ts';
import { amountOf, insertQuestions, type QuestionContent, selectQuestions } from './questions.queries.ts';
import { requirePictures } from './statement-pictures.ts';
import { insertTest, type TestFields, type TestRow, updateTest, updateTestTotals } from './tests.queries.ts';

type Summary = z.input<typeof contract.testSummary>;
type Details = z.input<typeof contract.testDetails>;

/** By an author of the company at work. @throws AppError NO_COMPANY, FORBIDDEN, VALIDATION_FAILED, BUDGET_REACHED */
export function createTest(
  ctx: Ctx,
  { questions, pools, ...fields }: BodyOf<typeof contract.createTest>,
): Promise<Details> {
  const companyId = companyOfAuthor(ctx);
  const contents = questions.map((question: QuestionInput, index) =>
    contentOf(ctx, question, undefined, `questions.${index}.`),
  );
  refuseWrongPools(ctx, pools, contents);
  return ctx.transaction(async (ctx) => {
    const test = await writeTest(ctx, companyId, { ...fields, pools }, contents);
    return { ...test, questions: await questionsOf(ctx, test.id, true) };
  });
}

async function writeTest(
  ctx: Ctx,
  companyId: string,
  fields: TestFields & Pick<TestRow, 'pools'>,
  contents: readonly QuestionContent[],
): Promise<TestRow> {
  if (ctx.actor.kind !== 'user') throw new AppError('FORBIDDEN');
  await requirePictures(ctx, companyId, contents, (index) => `questions.${index}.`);
  await requireCapacity(ctx, TESTS, [companyId]);
  if (contents.length > 0) await requireCapacity(ctx, TEST_QUESTIONS, [companyId], amountOf(contents));
  const id = newId(ctx);
  await insertTest(ctx, {
    ...fields,
    skills: await namesOf(ctx, fields.skills),
    id,
    companyId,
    authorId: ctx.actor.userId,
  });
  const questions = contents.map((content) => ({ ...content, id: newId(ctx) }));
  await insertQuestions(ctx, { companyId, testId: id, at: 1 }, questions);
  for (const question of questions) await checkSolutionLater(ctx, { ...question, version: 1 });
  await updateTestTotals(ctx, id);
  return requireTest(ctx, id);
}

/** Skills as the dictionary writes them, each once; it takes new words up. */
async function namesOf(ctx: Ctx, skills: readonly string[]): Promise<string[]> {
  const known = await resolveSkills(ctx, skills);
  return [...new Set(skills.flatMap((skill) => known.get(skill)?.name ?? []))];
}

/** @throws AppError TEST_NOT_FOUND, FORBIDDEN, VERSION_CONFLICT, TEST_NEEDS_QUESTION, TEST_POOL_SHORT, TEST_ASKED_BY_STAGE */
export function changeTest(
  ctx: Ctx,
  id: string,
  { version, status, ...fields }: BodyOf<typeof contract.updateTest>,
): Promise<Summary> {
  return ctx.transaction(async (ctx) => {
    const test = await requireTest(ctx, id, true);
    if (test.version !== version) throw new AppError('VERSION_CONFLICT');
    await refuseUnfit(ctx, test, status ?? test.status);
    await refuseNeeded(ctx, test, status ?? test.status);
    const skills = await namesOf(ctx, fields.skills);
    await updateTest(ctx, id, { ...fields, skills, ...(status && { status }) });
    return requireTest(ctx, id);
  });
}

/**
 * @param seen the status that the person saw; another one in the meantime is not turned
 * @throws AppError TEST_NOT_FOUND, FORBIDDEN, TEST_STATUS_CHANGED, TEST_NEEDS_QUESTION, TEST_POOL_SHORT, TEST_ASKED_BY_STAGE
 */
export function toggleTest(ctx: Ctx, id: string, seen: TestStatus | undefined): Promise<Summary> {
  return ctx.transaction(async (ctx) => {
    const test = await requireTest(ctx, id, true);
    if (seen !== undefined && seen !== test.status) throw new AppError('TEST_STATUS_CHANGED');
    const status = toggledTestStatus(test.status);
    await refuseUnfit(ctx, test, status);
    await refuseNeeded(ctx, test, status);
    await updateTest(ctx, id, { status });
    return requireTest(ctx, id);
  });
}

/** What can be sent has something to answer, and in each pool as many as it draws. */
async function refuseUnfit(ctx: Ctx, test: TestRow, status: TestStatus): Promise<void> {
  if (status !== 'published') return;
  if (test.questionTotal === 0) throw new AppError('TEST_NEEDS_QUESTION');
  refuseShortPool({ ...test, status }, await selectQuestions(ctx, test.id));
}

/** What others rely on is not put away: a stage of a job that asks nothing else. */
async function refuseNeeded(ctx: Ctx, test: TestRow, status: TestStatus | 'removed'): Promise<void> {
  if (test.status === 'published' && status !== 'published') await assessmentPorts.onPutAway(ctx, test.id);
}

const COPY = { 'pt-BR': 'Cópia de', 'en-US': 'Copy of' } as const;

/** @throws AppError TEST_NOT_FOUND, FORBIDDEN */
export function duplicateTest(ctx: Ctx, id: string): Promise<Summary> {
  return ctx.transaction(async (ctx) => {
    const test = await requireTest(ctx, id);
    const { description, instructions, category, difficulty, skills, minutes, showsAnswers, shuffles, pools } = test;
    const rules = { minutes, showsAnswers, shuffles, graders: test.graders, pools, openToTalents: false };
    const fields = { description, instructions, category, difficulty, skills, provesFrom: test.provesFrom, ...rules };
    const title = `${COPY[ctx.locale]} ${test.title}`.slice(0, TEST_TITLE_MAX).toWellFormed().trim();
    const questions = await selectQuestions(ctx, id);
    return writeTest(ctx, test.companyId, { ...fields, title }, questions.map(ofACopy(ctx)));
  });
}

/** Options are named by their answers: a copy has its own. */
const ofACopy =
  (ctx: Ctx) =>
  (question: QuestionContent): QuestionContent => {
    const { type, text, words, topic, pool, points, correctAnswer, expectedAnswer, rubric, explanation } = question;
    const { language, starterCode, codeCheck, videoSeconds } = question;
    const options = question.options.map((option) => ({ ...option, id: newId(ctx) }));
    const answers = { options, correctAnswer, expectedAnswer, rubric, explanation };
    return { type, text, words, topic, pool, points, language, starterCode, codeCheck, videoSeconds, ...answers };
  };

/**
 * It leaves every list; what was taken of it goes on naming it.
 * @throws AppError TEST_NOT_FOUND, FORBIDDEN, TEST_ASKED_BY_STAGE
 */
export function removeTest(ctx: Ctx, id: string): Promise<{ id: string }> {
  return ctx.transaction(async (ctx) => {
    await refuseNeeded(ctx, await requireTest(ctx, id, true), 'removed');
    await updateTest(ctx, id, { deletedAt: ctx.clock.now() });
    return { id };
  });
}
