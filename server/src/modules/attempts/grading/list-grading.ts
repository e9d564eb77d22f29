import type * as contract from '@prova/contract/attempts/grading';
import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import type { Ctx } from '../../../platform/context.ts';
import { pageMeta } from '../../../platform/http/route.ts';
import { companyOfAuthor, shownStatement } from '../../assessments/assessments.service.ts';
import { activeCompany } from '../../companies/companies.service.ts';
import { shownVideo } from '../video/video-answers.ts';
import { selectVideos } from '../video/videos.queries.ts';
import { mayAccept, mayDecide } from './grading.policy.ts';
import { selectGrades, selectQueue, selectWaitingByTest } from './grading.queries.ts';
import { selectObservedPeople } from './observed-people.queries.ts';

/** @throws AppError NO_COMPANY, FORBIDDEN */
export async function listGrading(
  ctx: Ctx,
  { testId, type, state, proposed, page, limit }: QueryOf<typeof contract.listGrading>,
): Promise<{ data: ResultOf<typeof contract.listGrading>; meta: PageMeta }> {
  const companyId = companyOfAuthor(ctx);
  const observed = await selectObservedPeople(ctx, companyId);
  const filter = { companyId, testId, type, state, proposed: proposed === 'true', observed };
  const { role } = activeCompany(ctx);
  const { rows, total } = await selectQueue(ctx, filter, { limit, offset: (page - 1) * limit });
  const videos = await selectVideos(
    ctx,
    rows.filter(({ type }) => type === 'VIDEO_RESPONSE').map(({ attemptId }) => attemptId),
  );
  // What others gave is nobody's to see who has not graded yet.
  const given = state === 'open' ? [] : await selectGrades(ctx, { attemptIds: rows.map(({ attemptId }) => attemptId) });
  const differs = state === 'differences';
  const data = rows.map(({ verdict, codeCheck, proposedPoints, ...row }) => {
    const grades = given.filter((grade) => grade.attemptId === row.attemptId && grade.questionId === row.questionId);
    const isOneOfTwo = grades.some(({ own }) => own);
    return {
      ...row,
      text: shownStatement(ctx, row.text),
      video: shownVideo(ctx, videos, row),
      label: row.attemptId.slice(-4).toUpperCase(),
      proposal: verdict && {
        points: row.rubric.length > 0 ? null : (proposedPoints ?? 0),
        cases: verdict.map((each, index) => {
          const { input = '', expected = '' } = codeCheck?.cases[index] ?? {};
          return { ...each, input, expected };
        }),
      },
      grades: grades
        .filter(({ own }) => differs || own)
        .map((grade) => ({ ...grade, accept: mayAccept(role, { isOneOfTwo, own: grade.own, differs }) })),
      decide: differs && mayDecide(role, isOneOfTwo),
    };
  });
  return { data, meta: pageMeta(page, limit, total) };
}

/** @throws AppError NO_COMPANY, FORBIDDEN */
export async function listGradedTests(ctx: Ctx): Promise<ResultOf<typeof contract.listGradedTests>> {
  const companyId = companyOfAuthor(ctx);
  const rows = await selectWaitingByTest(ctx, companyId, await selectObservedPeople(ctx, companyId));
  return rows.map(({ testId, title, gradedOnce, ...counts }) => ({
    testId,
    title,
    counts: { ...counts, graded_once: gradedOnce },
  }));
}
