import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { setCourseProgress as setCourseProgressCall } from '@prova/contract/knowledge/courses';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  completeCourse,
  completePaths,
  hasEnrolled,
  insertEnrolment,
  insertLessonDone,
  leaveItem,
  lockEnrolment,
  raiseReached,
} from './enrolments.queries.ts';
import { holdLearner, requireItem, requireLearner, requirePublished } from './find-item.ts';
import { ENROLMENTS } from './knowledge.budgets.ts';
import { selectLesson } from './lessons.queries.ts';
import { enrolmentOf } from './progress.ts';

type Enrolled = ResultOf<typeof setCourseProgressCall>;
type Followed = 'course' | 'path';

async function enrolmentIn(ctx: Ctx, kind: Followed, id: string): Promise<Enrolled> {
  const { row } = await requireItem(ctx, kind, id);
  return enrolmentOf({ ...row, total: row.parts });
}

/** @throws AppError KNOWLEDGE_NOT_FOUND, BUDGET_REACHED */
export async function enroll(ctx: Ctx, kind: Followed, id: string): Promise<Enrolled> {
  const talentId = await requireLearner(ctx);
  return ctx.transaction(async (ctx) => {
    await holdLearner(ctx, talentId);
    await requirePublished(ctx, kind, id);
    if (!(await hasEnrolled(ctx, talentId, id))) await requireCapacity(ctx, ENROLMENTS, [talentId]);
    await insertEnrolment(ctx, talentId, id);
    // What was done before counts.
    await completeFor(ctx, kind, id, talentId);
    return enrolmentIn(ctx, kind, id);
  });
}

async function completeFor(ctx: Ctx, kind: Followed, id: string, talentId: string): Promise<void> {
  if (kind === 'path') return completePaths(ctx, { pathId: id, talentId });
  await completeCourse(ctx, id, talentId);
  await completePaths(ctx, { over: id, talentId });
}

/** Works for what was taken back, too. @throws AppError KNOWLEDGE_NOT_FOUND for who never was enrolled */
export async function leave(ctx: Ctx, kind: Followed, id: string): Promise<Record<string, never>> {
  const talentId = await requireLearner(ctx);
  await ctx.transaction(async (ctx) => {
    // Left already, there is nothing to do.
    if (!(await hasEnrolled(ctx, talentId, id))) await requirePublished(ctx, kind, id);
    await leaveItem(ctx, talentId, id);
  });
  return {};
}

/** @throws AppError KNOWLEDGE_NOT_FOUND, LESSON_NOT_FOUND, NOT_ENROLLED */
export async function setCourseProgress(
  ctx: Ctx,
  id: string,
  { progress, lessonId }: BodyOf<typeof setCourseProgressCall>,
): Promise<Enrolled> {
  const talentId = await requireLearner(ctx);
  return ctx.transaction(async (ctx) => {
    await holdLearner(ctx, talentId);
    await requirePublished(ctx, 'course', id);
    if (!(await lockEnrolment(ctx, talentId, id))) throw new AppError('NOT_ENROLLED');
    if (lessonId === undefined) await raiseReached(ctx, talentId, id, progress);
    else {
      const lesson = await selectLesson(ctx, id, lessonId);
      if (lesson?.status !== 'published') throw new AppError('LESSON_NOT_FOUND');
      await insertLessonDone(ctx, talentId, lessonId);
      await completeFor(ctx, 'course', id, talentId);
    }
    return enrolmentIn(ctx, 'course', id);
  });
}

/** @throws AppError KNOWLEDGE_NOT_FOUND, NOT_ENROLLED, PROGRESS_FOLLOWS */
export async function setPathProgress(ctx: Ctx, id: string): Promise<Enrolled> {
  const { row } = await requireItem(ctx, 'path', id);
  if (!row.enrolled) throw new AppError('NOT_ENROLLED');
  const { progress, done, total } = enrolmentOf({ ...row, total: row.parts });
  throw new AppError('PROGRESS_FOLLOWS', { data: { progress, done, total } });
}
