import type * as contract from '@prova/contract/assessments/grading';
import type { BodyOf, PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { validationError } from '../../../platform/http/failures.ts';
import { pageMeta } from '../../../platform/http/route.ts';
import { loadApplication, writeEvent } from '../../applications/applications.service.ts';
import { companyOfAuthor } from '../assessments.service.ts';
import { followScore } from '../certificates/own-certificate.ts';
import { selectAssignment } from '../sending/assignments.queries.ts';
import { requireAssignment } from '../sending/find-assignment.ts';
import { tellGraded } from '../sending/tell-tests.ts';
import { selectAttempt } from '../taking/attempts.queries.ts';
import { getResult } from '../taking/own-tests.ts';
import { refreshProof } from '../taking/proof-of-result.ts';
import { shownVideo } from '../video/video-answers.ts';
import { selectVideos } from '../video/videos.queries.ts';
import { insertGrade, selectGradable, selectQueue, updateSum } from './grading.queries.ts';

type Given = BodyOf<typeof contract.gradeAnswers>['grades'][number];

/** @throws AppError NO_COMPANY, FORBIDDEN */
export async function listGrading(
  ctx: Ctx,
  { testId, type, proposed, page, limit }: QueryOf<typeof contract.listGrading>,
): Promise<{ data: ResultOf<typeof contract.listGrading>; meta: PageMeta }> {
  const filter = { companyId: companyOfAuthor(ctx), testId, type, proposed: proposed === 'true' };
  const { rows, total } = await selectQueue(ctx, filter, { limit, offset: (page - 1) * limit });
  const videos = await selectVideos(
    ctx,
    rows.filter(({ type }) => type === 'VIDEO_RESPONSE').map(({ attemptId }) => attemptId),
  );
  const data = rows.map(({ verdict, proposedPoints, ...row }) => ({
    ...row,
    video: shownVideo(ctx, videos, row),
    label: row.attemptId.slice(-4).toUpperCase(),
    proposal: verdict && { points: proposedPoints ?? 0, cases: verdict },
  }));
  return { data, meta: pageMeta(page, limit, total) };
}

/** @throws AppError NO_COMPANY, FORBIDDEN, NOT_FOUND, VALIDATION_FAILED for more points than the question has */
export async function gradeAnswers(
  ctx: Ctx,
  { grades }: BodyOf<typeof contract.gradeAnswers>,
): Promise<ResultOf<typeof contract.gradeAnswers>> {
  const companyId = companyOfAuthor(ctx);
  return ctx.transaction(async (ctx) => {
    let graded = 0;
    // In the order of their sittings, so that two who grade the same ones never wait for each other.
    const ordered = grades
      .map((grade, index) => ({ ...grade, field: `grades.${index}.points` }))
      .toSorted((a, b) => a.attemptId.localeCompare(b.attemptId));
    for (const grade of ordered) if (await give(ctx, companyId, grade, { again: false })) graded += 1;
    return { graded, skipped: grades.length - graded };
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN, ASSIGNMENT_ENDED where it was not handed in, VALIDATION_FAILED */
export async function regradeAnswer(
  ctx: Ctx,
  id: string,
  { questionId, points, comment }: BodyOf<typeof contract.regradeAnswer>,
): Promise<ResultOf<typeof contract.regradeAnswer>> {
  const { attemptId, submittedAt, companyId } = await requireAssignment(ctx, id);
  if (attemptId === null || submittedAt === null) throw new AppError('ASSIGNMENT_ENDED');
  await ctx.transaction((ctx) =>
    give(ctx, companyId, { attemptId, questionId, points, comment, field: 'points' }, { again: true }),
  );
  return getResult(ctx, id);
}

/** @returns false where somebody else graded it first */
async function give(
  ctx: Ctx,
  companyId: string,
  { attemptId, questionId, points, comment, field }: Given & { field: string },
  { again }: { again: boolean },
): Promise<boolean> {
  if (ctx.actor.kind !== 'user') throw new AppError('FORBIDDEN');
  const attempt = await selectAttempt(ctx, attemptId, true);
  const answer = await selectGradable(ctx, attemptId, questionId);
  const mine = attempt?.companyId === companyId && answer?.companyId === companyId;
  if (!attempt || !answer || !mine || attempt.submittedAt === null) throw new AppError('NOT_FOUND');
  if (!again && answer.grading !== 'waiting') return false;
  const { pointsMax } = answer;
  if (points > pointsMax) throw validationError([{ field, code: 'MAX', values: { maximum: pointsMax } }], ctx.locale);
  const grade = { companyId, attemptId, questionId, points, comment: comment || null, gradedBy: ctx.actor.userId };
  await insertGrade(ctx, grade);
  if (await updateSum(ctx, attemptId)) await finished(ctx, attempt.assignmentId);
  else if (again) await proveAgain(ctx, attempt.assignmentId);
  return true;
}

async function proveAgain(ctx: Ctx, assignmentId: string): Promise<void> {
  const assignment = await selectAssignment(ctx, assignmentId);
  if (!assignment) return;
  await refreshProof(ctx, assignment);
  if (assignment.attemptId !== null) await followScore(ctx, assignment.attemptId);
}

/** All of a sitting has its points: the candidate and the team hear of it. */
async function finished(ctx: Ctx, assignmentId: string): Promise<void> {
  const assignment = await selectAssignment(ctx, assignmentId);
  if (!assignment) return;
  const application = await loadApplication(ctx, assignment.applicationId);
  await writeEvent(ctx, application, {
    type: 'test',
    data: { status: 'graded', assignmentIds: [assignmentId], titles: [assignment.title] },
  });
  await tellGraded(ctx, application, assignment);
}
