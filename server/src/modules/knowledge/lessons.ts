import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { LESSON_MAX, LESSON_ROWS_MAX, LESSONS_MAX } from '@prova/contract/knowledge/knowledge-fields';
import type * as contract from '@prova/contract/knowledge/lessons';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { type Body, cleanBody, isEmptyBody } from './body.ts';
import { completeCourse, completePaths } from './enrolments.queries.ts';
import { requireItem } from './find-item.ts';
import {
  countLessonRows,
  deleteUndoneLesson,
  insertLesson,
  orderLessonsOf,
  selectLesson,
  selectLessons,
  updateLesson,
} from './lessons.queries.ts';
import { requirePictures, withPictures } from './pictures.ts';
import { requireOwnItem } from './write-item.ts';
import { refreshDocument, touchItem } from './write-items.queries.ts';

type Lesson = ResultOf<typeof contract.getLesson>;

/** @throws AppError KNOWLEDGE_NOT_FOUND, LESSON_NOT_FOUND, NOT_KNOWLEDGE_AUTHOR */
export async function getLesson(ctx: Ctx, courseId: string, id: string, talentId?: string): Promise<Lesson> {
  const { row: course, reader } = await requireItem(ctx, 'course', courseId, talentId);
  const drafts = reader.authorId !== null;
  if (!drafts && course.status !== 'published') throw new AppError('LESSON_NOT_FOUND');
  const lessons = await selectLessons(ctx, courseId, { ...reader, drafts });
  const at = lessons.findIndex((line) => line.id === id);
  const row = await selectLesson(ctx, courseId, id);
  const line = lessons[at];
  if (!row || !line) throw new AppError('LESSON_NOT_FOUND');
  return {
    ...row,
    body: withPictures(ctx, row.body),
    courseId,
    courseTitle: course.title,
    done: line.done,
    enrolled: course.enrolled,
    number: at + 1,
    total: lessons.length,
    previousId: lessons[at - 1]?.id ?? null,
    nextId: lessons[at + 1]?.id ?? null,
  };
}

/** @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND, TOO_MANY_LESSONS, NOTHING_TO_PUBLISH, VALIDATION_FAILED */
export function createLesson(
  ctx: Ctx,
  courseId: string,
  { title, body = '', questions = [], status = 'draft' }: BodyOf<typeof contract.createLesson>,
): Promise<Lesson> {
  return ctx.transaction(async (ctx) => {
    const { authorId } = await requireOwnItem(ctx, 'course', courseId);
    const lessons = await selectLessons(ctx, courseId, { talentId: null, drafts: true });
    if (lessons.length >= LESSONS_MAX || (await countLessonRows(ctx, courseId)) >= LESSON_ROWS_MAX)
      throw new AppError('TOO_MANY_LESSONS');
    const clean = cleanBody(ctx, body, LESSON_MAX);
    if (status === 'published' && isEmptyBody(clean)) throw new AppError('NOTHING_TO_PUBLISH');
    await requirePictures(ctx, authorId, clean.body);
    const id = newId(ctx);
    await insertLesson(ctx, courseId, { ...clean, title, questions, status, id });
    await touchCourse(ctx, courseId);
    return getLesson(ctx, courseId, id);
  });
}

/** One's own, locked with its course, in a transaction. @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND, LESSON_NOT_FOUND */
async function requireOwnLesson(ctx: Ctx, courseId: string, id: string) {
  const { authorId, item: course } = await requireOwnItem(ctx, 'course', courseId);
  const lesson = await selectLesson(ctx, courseId, id, true);
  if (!lesson) throw new AppError('LESSON_NOT_FOUND');
  return { authorId, course, lesson };
}

/**
 * @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND, LESSON_NOT_FOUND, VERSION_CONFLICT, NOTHING_TO_PUBLISH, LAST_LESSON,
 * VALIDATION_FAILED
 */
export function changeLesson(
  ctx: Ctx,
  courseId: string,
  id: string,
  { version, body, ...change }: BodyOf<typeof contract.updateLesson>,
): Promise<Lesson> {
  return ctx.transaction(async (ctx) => {
    const { authorId, course, lesson } = await requireOwnLesson(ctx, courseId, id);
    if (lesson.version !== version) throw new AppError('VERSION_CONFLICT');
    const fields: Partial<Body> = body === undefined ? {} : cleanBody(ctx, body, LESSON_MAX);
    if (fields.body !== undefined) await requirePictures(ctx, authorId, fields.body);
    const becomes = { ...lesson, ...change, ...fields };
    if (becomes.status === 'published' && isEmptyBody(becomes)) throw new AppError('NOTHING_TO_PUBLISH');
    const isTakenBack = lesson.status === 'published' && becomes.status === 'draft';
    if (isTakenBack) await refuseLast(ctx, courseId, course.status, id);
    const comes = lesson.status === 'draft' && becomes.status === 'published';
    await updateLesson(ctx, id, { ...change, ...fields, ...(comes && { publishedAt: ctx.clock.now() }) });
    await touchCourse(ctx, courseId);
    if (isTakenBack || comes) await completeAll(ctx, courseId);
    return getLesson(ctx, courseId, id);
  });
}

/** @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND, LESSON_NOT_FOUND, LAST_LESSON */
export function removeLesson(ctx: Ctx, courseId: string, id: string): Promise<Record<string, never>> {
  return ctx.transaction(async (ctx) => {
    const { course, lesson } = await requireOwnLesson(ctx, courseId, id);
    if (lesson.status === 'published') await refuseLast(ctx, courseId, course.status, id);
    // The row stays for those who have done it; what it said goes.
    if (!(await deleteUndoneLesson(ctx, id)))
      await updateLesson(ctx, id, {
        deletedAt: ctx.clock.now(),
        body: '',
        pictures: [],
        questions: [],
        status: 'draft',
      });
    await touchCourse(ctx, courseId);
    await completeAll(ctx, courseId);
    return {};
  });
}

/** A course that is published can always be read. */
async function refuseLast(ctx: Ctx, courseId: string, status: string, id: string): Promise<void> {
  if (status !== 'published') return;
  const published = await selectLessons(ctx, courseId, { talentId: null, drafts: false });
  if (published.every((line) => line.id === id)) throw new AppError('LAST_LESSON');
}

/** A course was changed with its lessons, and is found by their titles. */
async function touchCourse(ctx: Ctx, courseId: string): Promise<void> {
  await touchItem(ctx, courseId);
  await refreshDocument(ctx, courseId);
}

/** Nobody may lack a lesson any more who lacked one, and with it a step of their path. */
async function completeAll(ctx: Ctx, courseId: string): Promise<void> {
  await completeCourse(ctx, courseId);
  await completePaths(ctx, { over: courseId });
}

/** @throws AppError NOT_KNOWLEDGE_AUTHOR, KNOWLEDGE_NOT_FOUND, VERSION_CONFLICT where they are others by now */
export function orderLessons(
  ctx: Ctx,
  courseId: string,
  { lessonIds }: BodyOf<typeof contract.orderLessons>,
): Promise<Record<string, never>> {
  return ctx.transaction(async (ctx) => {
    await requireOwnItem(ctx, 'course', courseId);
    const lessons = await selectLessons(ctx, courseId, { talentId: null, drafts: true });
    const wanted = new Set(lessonIds);
    if (wanted.size !== lessonIds.length || wanted.size !== lessons.length || lessons.some(({ id }) => !wanted.has(id)))
      throw new AppError('VERSION_CONFLICT');
    await orderLessonsOf(ctx, courseId, lessonIds);
    return {};
  });
}
