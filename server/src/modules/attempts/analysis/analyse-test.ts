import { hiddenName } from '@prova/contract/applications/hidden-name';
import type * as contract from '@prova/contract/attempts/analysis';
import {
  DIFFICULTY_TAKERS_MIN,
  RELIABILITY_TAKERS_MIN,
  SIMILAR_MIN,
  SIMILAR_MOST,
} from '@prova/contract/attempts/analysis';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import {
  requireTest,
  selectTest,
  selectVersionQuestions,
  type VersionQuestion,
} from '../../assessments/assessments.service.ts';
import { activeCompany } from '../../companies/companies.service.ts';
import { jobScope } from '../../jobs/jobs.service.ts';
import { mayReadTests } from '../assignments/assignments.policy.ts';
import { seenBefore } from '../right-answers/right-answers.ts';
import {
  selectAgreement,
  selectChoices,
  selectCode,
  selectCompared,
  selectCountedVersions,
  selectItemFigures,
  selectTakenVersions,
  selectTotals,
} from './analysis.queries.ts';
import { groupSame, similarPairs } from './similar-code.ts';

type Analysis = ResultOf<typeof contract.analyseTest>;
type Compared = ResultOf<typeof contract.compareResults>;
type Choices = Awaited<ReturnType<typeof selectChoices>>;

/** @throws AppError TEST_NOT_FOUND, FORBIDDEN */
export async function analyseTest(ctx: Ctx, testId: string, number: number | undefined): Promise<Analysis> {
  const { title } = await requireTest(ctx, testId);
  const { version, versions } = pick(await selectCountedVersions(ctx, testId), number);
  if (!version)
    return {
      ...{ title, version: null, versions, takers: 0, draws: false, pointsMax: 0 },
      ...{ mean: null, reliability: null, questions: [] },
    };
  const [questions, items, totals, choices, pairs] = [
    await selectVersionQuestions(ctx, version.id),
    new Map((await selectItemFigures(ctx, version.id)).map((item) => [item.questionId, item])),
    await selectTotals(ctx, version.id),
    await selectChoices(ctx, version.id),
    new Map((await selectAgreement(ctx, version.id)).map(({ questionId, ...pair }) => [questionId, pair])),
  ];
  const { takers } = version;
  const draws = version.questionCount < questions.length;
  // Both compare a question with the others, which have to be the same for all.
  const tellsApart = takers >= RELIABILITY_TAKERS_MIN && !draws;
  const variances = questions.map(({ id }) => items.get(id)?.variance ?? 0);
  return {
    title,
    version: version.number,
    versions,
    takers,
    draws,
    pointsMax: version.points,
    mean: takers >= DIFFICULTY_TAKERS_MIN ? totals.mean : null,
    reliability: tellsApart ? cronbachsAlpha(variances, totals.variance ?? 0) : null,
    questions: questions.map((question) => {
      const { id, position, type, text, topic, points } = question;
      const item = items.get(id);
      const asked = item?.asked ?? 0;
      const agreement = pairs.get(id);
      return {
        ...{ id, position, type, text, topic, points, asked },
        difficulty: item && asked >= DIFFICULTY_TAKERS_MIN ? item.mean / points : null,
        discrimination: tellsApart ? (item?.discrimination ?? null) : null,
        agreement: agreement && agreement.answers >= DIFFICULTY_TAKERS_MIN ? agreement : null,
        unanswered: asked === 0 ? 0 : (item?.unanswered ?? 0) / asked,
        options: chosen(question, choices, asked),
      };
    }),
  };
}

/**
 * Cronbach's alpha, k/(k-1) · (1 - Σ variance of each question / variance of the sum). L. J. Cronbach, "Coefficient alpha and
 * the internal structure of tests", Psychometrika 16 (1951).
 * @returns null where it is not defined: one question, or no difference between people
 */
export function cronbachsAlpha(variances: readonly number[], variance: number): number | null {
  const count = variances.length;
  if (count < 2 || variance <= 0) return null;
  const sum = variances.reduce((total, one) => total + one, 0);
  return (count / (count - 1)) * (1 - sum / variance);
}

function chosen({ id, type, options, correctAnswer }: VersionQuestion, choices: Choices, asked: number) {
  const share = (value: string) =>
    asked === 0 ? 0 : (choices.find((one) => one.questionId === id && one.value === value)?.count ?? 0) / asked;
  if (type === 'TRUE_FALSE')
    return [true, false].map((each) => ({
      text: String(each),
      correct: correctAnswer === each,
      share: share(String(each)),
    }));
  return options.map((option) => ({ text: option.text, correct: option.correct, share: share(option.id) }));
}

/** @throws AppError NO_COMPANY, TEST_NOT_FOUND, FORBIDDEN for who sees no results */
export async function compareResults(ctx: Ctx, testId: string, number: number | undefined): Promise<Compared> {
  const { companyId } = activeCompany(ctx);
  const test = await selectTest(ctx, testId, false);
  if (test?.companyId !== companyId) throw new AppError('TEST_NOT_FOUND');
  const scope = jobScope(ctx, companyId);
  // The scope leaves only shared jobs in.
  if (!scope || !mayReadTests(ctx.actor, { companyId, shared: true })) throw new AppError('FORBIDDEN');
  const { version, versions } = pick(await selectTakenVersions(ctx, testId), number);
  if (!version)
    return { title: test.title, version: null, versions, draws: false, topics: [], results: [], similar: [] };
  const topics = new Map<string, number>();
  const questions = await selectVersionQuestions(ctx, version.id);
  for (const { topic, points } of questions) topics.set(topic, (topics.get(topic) ?? 0) + points);
  const results = await selectCompared(ctx, version.id, scope);
  const seen = await seenBefore(
    ctx,
    results.map(({ attemptId }) => attemptId),
  );
  return {
    title: test.title,
    version: version.number,
    versions,
    draws: version.questionCount < questions.length,
    topics: [...topics].map(([topic, pointsMax]) => ({ topic, pointsMax })),
    results: results.map(({ byTopic, candidateName, attemptId, hidden, ...row }) => ({
      ...row,
      answersSeen: seen.get(attemptId) ?? null,
      candidateName: hidden ? hiddenName(ctx.locale, row.applicationId) : (candidateName ?? ''),
      points: [...topics.keys()].map((topic) => byTopic[topic]?.points ?? null),
      pointsMax: [...topics.keys()].map((topic) => byTopic[topic]?.pointsMax ?? 0),
    })),
    similar: similarAnswers(
      questions,
      await selectCode(
        ctx,
        results.map(({ id }) => id),
      ),
    ),
  };
}

function similarAnswers(
  questions: readonly VersionQuestion[],
  answers: Awaited<ReturnType<typeof selectCode>>,
): Compared['similar'] {
  const alike = questions.flatMap(({ id: questionId, position, language, starterCode }) => {
    if (language === null) return [];
    const own = answers.filter((answer) => answer.questionId === questionId);
    const found = similarPairs(own, { language, given: starterCode, least: SIMILAR_MIN });
    return groupSame(found).map((each) => ({ questionId, position, ...each }));
  });
  return alike.toSorted((a, b) => b.share - a.share).slice(0, SIMILAR_MOST);
}

/** The version that is asked for, otherwise the newest, beside all that there are. */
function pick<Version extends { number: number; takers: number; sentAt: Date }>(
  taken: readonly Version[],
  number: number | undefined,
) {
  const version = number === undefined ? taken[0] : taken.find((one) => one.number === number);
  return { version, versions: taken.map(({ number, takers, sentAt }) => ({ number, takers, sentAt })) };
}
