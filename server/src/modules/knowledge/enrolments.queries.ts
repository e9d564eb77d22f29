import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { stepDone } from './items.queries.ts';

/** Enrolls, or brings back who had left. */
export async function insertEnrolment(ctx: Ctx, talentId: string, itemId: string): Promise<void> {
  await ctx.db
    .insertInto('enrolments')
    .values({ talentId, itemId, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['talentId', 'itemId']).doUpdateSet({ leftAt: null }))
    .execute();
}

export async function hasEnrolled(ctx: Ctx, talentId: string, itemId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('enrolments')
    .select('itemId')
    .where('talentId', '=', talentId)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks it: what is done at once is counted one after the other. */
export async function lockEnrolment(ctx: Ctx, talentId: string, itemId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('enrolments')
    .select('itemId')
    .where('talentId', '=', talentId)
    .where('itemId', '=', itemId)
    .where('leftAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function leaveItem(ctx: Ctx, talentId: string, itemId: string): Promise<void> {
  await ctx.db
    .updateTable('enrolments')
    .set({ leftAt: ctx.clock.now() })
    .where('talentId', '=', talentId)
    .where('itemId', '=', itemId)
    .where('leftAt', 'is', null)
    .execute();
}

/** It only rises. */
export async function raiseReached(ctx: Ctx, talentId: string, itemId: string, reached: number): Promise<void> {
  await ctx.db
    .updateTable('enrolments')
    .set({ reached })
    .where('talentId', '=', talentId)
    .where('itemId', '=', itemId)
    .where('reached', '<', reached)
    .execute();
}

export async function insertLessonDone(ctx: Ctx, talentId: string, lessonId: string): Promise<void> {
  await ctx.db
    .insertInto('lessonsDone')
    .values({ talentId, lessonId, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['talentId', 'lessonId']).doNothing())
    .execute();
}

/** While an author works on it nobody completes it. */
const PUBLISHED = sql`exists (select from knowledge_items k where k.id = e.item_id and k.status = 'published')`;

const OPEN_LESSONS = sql`knowledge_lessons l where l.course_id = e.item_id and l.status = 'published' and l.deleted_at is null`;

/**
 * Whoever has done every lesson of a course that is published has completed it, also where the last open one was taken back.
 * @param talentId of all who are enrolled where it is left out
 */
export async function completeCourse(ctx: Ctx, courseId: string, talentId?: string): Promise<void> {
  await sql`
    update enrolments e set completed_at = ${ctx.clock.now()}
    where e.item_id = ${courseId} and e.completed_at is null and e.left_at is null and ${PUBLISHED}
      and (${talentId ?? null}::uuid is null or e.talent_id = ${talentId ?? null})
      and exists (select from ${OPEN_LESSONS})
      and not exists (select from ${OPEN_LESSONS} and not exists (
        select from lessons_done d where d.lesson_id = l.id and d.talent_id = e.talent_id))`.execute(ctx.db);
}

const OPEN_STEPS = sql`knowledge_steps s join knowledge_items i on i.id = s.item_id
  where s.path_id = e.item_id and i.status = 'published'`;

interface Paths {
  /** Those that lead over it. */
  readonly over?: string;
  readonly pathId?: string;
  /** Of all who are enrolled where it is left out. */
  readonly talentId?: string;
}

/**
 * Whoever has done every published step of a path has completed it. Their rows are locked first: of two steps that are done at
 * once, the later one sees the other.
 */
export async function completePaths(ctx: Ctx, { over, pathId, talentId }: Paths): Promise<void> {
  const paths = pathId
    ? sql`e.item_id = ${pathId}`
    : sql`e.item_id in (select s.path_id from knowledge_steps s where s.item_id = ${over ?? null})`;
  const open = sql`${paths} and e.completed_at is null and e.left_at is null
    and (${talentId ?? null}::uuid is null or e.talent_id = ${talentId ?? null})`;
  await sql`select from enrolments e where ${open} order by e.item_id, e.talent_id for update`.execute(ctx.db);
  await sql`
    update enrolments e set completed_at = ${ctx.clock.now()}
    where ${open} and ${PUBLISHED} and exists (select from ${OPEN_STEPS})
      and not exists (select from ${OPEN_STEPS} and not ${stepDone(sql`e.talent_id`, sql`s.item_id`)})`.execute(ctx.db);
}

export async function setBookmark(ctx: Ctx, talentId: string, itemId: string, kept: boolean): Promise<void> {
  if (!kept) {
    await ctx.db.deleteFrom('bookmarks').where('talentId', '=', talentId).where('itemId', '=', itemId).execute();
    return;
  }
  await ctx.db
    .insertInto('bookmarks')
    .values({ talentId, itemId, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['talentId', 'itemId']).doNothing())
    .execute();
}

export async function setRead(ctx: Ctx, talentId: string, itemId: string, read: boolean): Promise<void> {
  if (!read) {
    await ctx.db.deleteFrom('articlesRead').where('talentId', '=', talentId).where('itemId', '=', itemId).execute();
    return;
  }
  await ctx.db
    .insertInto('articlesRead')
    .values({ talentId, itemId, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['talentId', 'itemId']).doNothing())
    .execute();
}

export async function hasBookmark(ctx: Ctx, talentId: string, itemId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('bookmarks')
    .select('itemId')
    .where('talentId', '=', talentId)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}
