import type { KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';
import type { LessonQuestion } from '@prova/contract/knowledge/lessons';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

export interface LessonLineRow {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly status: KnowledgeStatus;
  readonly done: boolean;
  readonly doneAt: Date | null;
}

/** The lessons of a course in their order. @param talentId whose are done */
export async function selectLessons(
  ctx: Ctx,
  courseId: string,
  { talentId, drafts }: { talentId: string | null; drafts: boolean },
): Promise<LessonLineRow[]> {
  const { rows } = await sql<LessonLineRow>`
    select l.id, l.title, l.minutes, l.status, d.lesson_id is not null as done, d.created_at as "doneAt"
    from knowledge_lessons l left join lessons_done d on d.lesson_id = l.id and d.talent_id = ${talentId}
    where l.course_id = ${courseId} and l.deleted_at is null and (${drafts} or l.status = 'published')
    order by l.position, l.id`.execute(ctx.db);
  return rows;
}

export interface LessonFields {
  readonly title: string;
  readonly body: string;
  readonly pictures: string[];
  readonly minutes: number;
  readonly questions: LessonQuestion[];
  readonly status: KnowledgeStatus;
}

export type LessonRow = LessonFields & {
  readonly id: string;
  readonly version: number;
  readonly publishedAt: Date | null;
};

/** @param forUpdate locks it */
export async function selectLesson(
  ctx: Ctx,
  courseId: string,
  id: string,
  forUpdate = false,
): Promise<LessonRow | undefined> {
  return ctx.db
    .selectFrom('knowledgeLessons')
    .select(['id', 'version', 'title', 'body', 'pictures', 'minutes', 'status', 'publishedAt'])
    .select(sql<LessonQuestion[]>`questions`.as('questions'))
    .where('id', '=', id)
    .where('courseId', '=', courseId)
    .where('deletedAt', 'is', null)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Behind the others. */
export async function insertLesson(
  ctx: Ctx,
  courseId: string,
  { questions, ...lesson }: LessonFields & { id: string },
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('knowledgeLessons')
    .values({
      ...lesson,
      courseId,
      questions: JSON.stringify(questions),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from knowledge_lessons where course_id = ${courseId} and deleted_at is null)`,
      publishedAt: lesson.status === 'published' ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

export async function updateLesson(
  ctx: Ctx,
  id: string,
  { questions, ...change }: Partial<LessonFields> & { publishedAt?: Date; deletedAt?: Date },
): Promise<void> {
  await ctx.db
    .updateTable('knowledgeLessons')
    .set({
      ...change,
      ...(questions && { questions: JSON.stringify(questions) }),
      version: sql<number>`version + 1`,
      updatedAt: ctx.clock.now(),
    })
    .where('id', '=', id)
    .execute();
}

/** Numbers the lessons of a course in this order. */
export async function orderLessonsOf(ctx: Ctx, courseId: string, lessonIds: readonly string[]): Promise<void> {
  await sql`
    update knowledge_lessons l set position = o.place
    from unnest(${[...lessonIds]}::uuid[]) with ordinality as o (id, place)
    where l.id = o.id and l.course_id = ${courseId}`.execute(ctx.db);
}

/** Deletes one that nobody has done. Its course is locked, so that nobody does it meanwhile. @returns false for one that somebody has done */
export async function deleteUndoneLesson(ctx: Ctx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from knowledge_lessons l where l.id = ${id} and not exists (select from lessons_done d where d.lesson_id = l.id)
    returning l.id`.execute(ctx.db);
  return rows.length > 0;
}

/** With those that are deleted and kept. */
export async function countLessonRows(ctx: Ctx, courseId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('knowledgeLessons')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('courseId', '=', courseId)
    .executeTakeFirstOrThrow();
  return count;
}
