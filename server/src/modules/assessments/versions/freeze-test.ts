import { createHash } from 'node:crypto';
import { PROVES_FROM } from '@prova/contract/matching/proven-level';
import { AppError } from '../../../platform/app-error.ts';
import { requireCapacity } from '../../../platform/budget.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId, randomId } from '../../../platform/id.ts';
import { TEST_VERSIONS } from '../assessments.budgets.ts';
import { requireTest } from '../find-test.ts';
import { amountOf, type QuestionRow, selectQuestions } from '../questions.queries.ts';
import type { TestRow } from '../tests.queries.ts';
import { insertVersion, selectVersionOf, type VersionQuestion } from './versions.queries.ts';

export interface FrozenTest {
  readonly testId: string;
  readonly versionId: string;
  readonly title: string;
}

/**
 * A published test as it stands now, kept as a version that nothing changes any more. What was kept before and is the
 * same still is the same version.
 * @throws AppError TEST_NOT_FOUND, FORBIDDEN, TEST_NOT_PUBLISHED, TEST_CHECK_WRONG where a solution does not pass its cases
 */
export async function freezeTest(ctx: Ctx, testId: string): Promise<FrozenTest> {
  // Locked: neither is it changed between its questions, nor is a version made twice.
  const test = await requireTest(ctx, testId, true);
  if (test.status !== 'published') throw new AppError('TEST_NOT_PUBLISHED');
  return freeze(ctx, test);
}

/**
 * The version of a test that is locked.
 * @throws AppError TEST_CHECK_WRONG where a solution does not pass its cases, BUDGET_REACHED
 */
export async function freeze(ctx: Ctx, test: TestRow): Promise<FrozenTest> {
  const testId = test.id;
  const questions = await selectQuestions(ctx, testId);
  if (questions.some(({ checkState }) => checkState === 'wrong')) throw new AppError('TEST_CHECK_WRONG');
  const fingerprint = fingerprintOf(test, questions);
  const known = await selectVersionOf(ctx, testId, fingerprint);
  if (known) return { testId, versionId: known, title: test.title };
  await requireCapacity(ctx, TEST_VERSIONS, [test.companyId], amountOf(questions));
  const id = newId(ctx);
  await insertVersion(
    ctx,
    test,
    { id, fingerprint },
    questions.map((question): VersionQuestion => {
      const { checkMilliseconds } = question;
      // Candidates and graders see it: it must tell neither the author's order nor when the version was first sent.
      return { ...contentOf(question), checkMilliseconds, id: randomId() };
    }),
  );
  return { testId, versionId: id, title: test.title };
}

const contentOf = (question: QuestionRow): Omit<VersionQuestion, 'id' | 'checkMilliseconds'> => {
  const { position, type, text, topic, pool, points, correctAnswer, expectedAnswer, explanation } = question;
  const { rubric, options, language, starterCode, codeCheck, videoSeconds } = question;
  const answers = { correctAnswer, expectedAnswer, rubric, explanation };
  const shown = { type, text, topic, pool, points, options, language, starterCode, codeCheck, videoSeconds };
  return { questionId: question.id, position, ...shown, ...answers };
};

/** The same for the same content, whatever its rows have been through. */
function fingerprintOf(test: TestRow, questions: readonly QuestionRow[]): Buffer {
  const { title, description, instructions, category, difficulty, skills, minutes, showsAnswers, shuffles, graders } =
    test;
  // Skills as further facts, only where there are some: what was sent before tests named them is the same version still.
  const facts = [title, description, instructions, category, difficulty, minutes, showsAnswers, shuffles, ...skills];
  const asked = questions.map((question) => {
    const { codeCheck, pool, rubric, ...content } = contentOf(question);
    // Only where there is one: what was sent before questions had checks, pools or rubrics is the same version still.
    const more = { ...(codeCheck && { codeCheck }), ...(pool && { pool }), ...(rubric.length > 0 && { rubric }) };
    return Object.entries({ ...content, ...more }).toSorted();
  });
  const asksMore = test.provesFrom > PROVES_FROM ? [{ provesFrom: test.provesFrom }] : [];
  const draws = test.pools.length > 0 ? [test.pools.map(({ name, draws }) => [name, draws])] : [];
  return createHash('sha256')
    .update(JSON.stringify([facts, asked, ...draws, ...(graders === 1 ? [] : [graders]), ...asksMore]))
    .digest();
}
