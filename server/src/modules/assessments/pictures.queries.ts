import { sql } from 'kysely';
import type { Amount } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';

export async function insertPicture(ctx: Ctx, fileId: string, companyId: string): Promise<void> {
  await ctx.db.insertInto('statementPictures').values({ fileId, companyId, createdAt: ctx.clock.now() }).execute();
}

/** Which of some files are pictures of a company. None of them is swept away before the transaction ends. */
export async function lockPictures(ctx: Ctx, companyId: string, fileIds: readonly string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('statementPictures')
    .select('fileId')
    .where('companyId', '=', companyId)
    .where('fileId', 'in', [...fileIds])
    .orderBy('fileId')
    .forShare()
    .execute();
  return new Set(rows.map(({ fileId }) => fileId));
}

/** No question of a test that is there names it, and none that was sent. */
const unused = sql<boolean>`not exists (
    select from test_questions q join tests t on t.id = q.test_id
    where q.pictures <> '{}' and q.pictures @> array[statement_pictures.file_id] and t.deleted_at is null
  ) and not exists (
    select from version_questions v where v.pictures <> '{}' and v.pictures @> array[statement_pictures.file_id]
  )`;

/** Pictures kept before a moment that nothing names; locked, so that nobody begins to. */
export async function lockUnused(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('statementPictures')
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
    .deleteFrom('statementPictures')
    .where('fileId', 'in', [...fileIds])
    .where(unused)
    .returning('fileId')
    .execute();
  return rows.map(({ fileId }) => fileId);
}

/** The pictures of a company, all together. */
export async function measurePictures(ctx: Ctx, companyId: string): Promise<Amount> {
  const { rows } = await sql<Amount>`
    select count(*)::int as rows, coalesce(sum(f.bytes), 0)::bigint as bytes
    from statement_pictures p join files f on f.id = p.file_id where p.company_id = ${companyId}`.execute(ctx.db);
  return rows[0] ?? { rows: 0, bytes: 0 };
}
