import { sql } from 'kysely';
import type { Amount } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';

export async function insertPicture(ctx: Ctx, fileId: string, authorId: string): Promise<void> {
  await ctx.db.insertInto('knowledgePictures').values({ fileId, authorId, createdAt: ctx.clock.now() }).execute();
}

/** Which of some files are pictures of an author. None of them is swept away before the transaction ends. */
export async function lockPictures(ctx: Ctx, authorId: string, fileIds: readonly string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('knowledgePictures')
    .select('fileId')
    .where('authorId', '=', authorId)
    .where('fileId', 'in', [...fileIds])
    .orderBy('fileId')
    .forShare()
    .execute();
  return new Set(rows.map(({ fileId }) => fileId));
}

/** No text names it. */
const unused = sql<boolean>`not exists (
    select from knowledge_items i where i.pictures <> '{}' and i.pictures @> array[knowledge_pictures.file_id]
  ) and not exists (
    select from knowledge_lessons l where l.pictures <> '{}' and l.pictures @> array[knowledge_pictures.file_id]
  )`;

/** Pictures kept before a moment that nothing names; locked, so that nobody begins to. */
export async function lockUnused(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('knowledgePictures')
    .select('fileId')
    .where('createdAt', '<', before)
    .where(unused)
    .orderBy('createdAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ fileId }) => fileId);
}

/** @returns those that were still named by nothing: what named them may have come before they were locked */
export async function deleteUnused(ctx: Ctx, fileIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .deleteFrom('knowledgePictures')
    .where('fileId', 'in', [...fileIds])
    .where(unused)
    .returning('fileId')
    .execute();
  return rows.map(({ fileId }) => fileId);
}

/** The pictures of an author, all together. */
export async function measurePictures(ctx: Ctx, authorId: string): Promise<Amount> {
  const { rows } = await sql<Amount>`
    select count(*)::int as rows, coalesce(sum(f.bytes), 0)::bigint as bytes
    from knowledge_pictures p join files f on f.id = p.file_id where p.author_id = ${authorId}`.execute(ctx.db);
  return rows[0] ?? { rows: 0, bytes: 0 };
}
