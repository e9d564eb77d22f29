import type { Ctx } from '../../platform/context.ts';
import type { ExtractedText } from './resume-text.ts';

/**
 * A row is `uploading` until its owner keeps it, `stored` from then on, and `deleted` once nobody needs it; `deleted_at`
 * says when the object of a deleted row was removed.
 */

export interface NewFile {
  readonly id: string;
  readonly companyId: string | null;
  readonly name: string;
  readonly mime: string;
  readonly createdAt: Date;
}

export async function insertFile(ctx: Ctx, file: NewFile): Promise<void> {
  await ctx.db
    .insertInto('files')
    .values({
      id: file.id,
      companyId: file.companyId,
      // The id is as good a key as any, and leads from an object back to its row.
      storageKey: file.id,
      name: file.name,
      mime: file.mime,
      createdAt: file.createdAt,
    })
    .execute();
}

export async function updateContent(ctx: Ctx, id: string, content: { bytes: number; sha256: Buffer }): Promise<void> {
  await ctx.db.updateTable('files').set(content).where('id', '=', id).execute();
}

/** @returns false when there is no such upload, or none that was completed */
export async function updateToStored(ctx: Ctx, id: string): Promise<boolean> {
  const row = await ctx.db
    .updateTable('files')
    .set({ state: 'stored' })
    .where('id', '=', id)
    .where('state', 'in', ['uploading', 'stored'])
    .where('sha256', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the use of a file. Its name and its text are personal: they go at once, the object soon. */
export async function updateToDeleted(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('files')
    .set({ state: 'deleted', name: '', sha256: null })
    .where('id', '=', id)
    .where('state', '!=', 'deleted')
    .execute();
  await ctx.db.deleteFrom('fileTexts').where('fileId', '=', id).execute();
}

export function selectStoredFile(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('files')
    .select(['id', 'storageKey', 'name', 'mime', 'bytes'])
    .where('id', '=', id)
    .where('state', '=', 'stored')
    .executeTakeFirst();
}

/** Gives up uploads that nobody has kept since `before`, and those of which parts have arrived since `partsBefore`. */
export async function updateAbandoned(
  ctx: Ctx,
  { before, partsBefore }: { readonly before: Date; readonly partsBefore: Date },
): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('files')
    .set({ state: 'deleted', name: '', sha256: null })
    .where('state', '=', 'uploading')
    .where('createdAt', '<', before)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('createdAt', '<', partsBefore),
        not(exists(selectFrom('fileParts').select('number').whereRef('fileParts.fileId', '=', 'files.id'))),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deleted files whose objects still lie in the storage. */
export function selectRemovable(ctx: Ctx, afterId: string, limit: number) {
  return ctx.db
    .selectFrom('files')
    .select(['id', 'storageKey'])
    .where('state', '=', 'deleted')
    .where('deletedAt', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function updateRemoved(ctx: Ctx, id: string, at: Date): Promise<void> {
  await ctx.db.updateTable('files').set({ deletedAt: at }).where('id', '=', id).execute();
}

export async function existsText(ctx: Ctx, fileId: string): Promise<boolean> {
  const row = await ctx.db.selectFrom('fileTexts').select('fileId').where('fileId', '=', fileId).executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps the text of a file that is still stored.
 * @returns false when it has a text already, or was deleted meanwhile
 */
export async function insertText(ctx: Ctx, fileId: string, { state, text }: ExtractedText): Promise<boolean> {
  // The lock holds off a deletion, which would otherwise miss this row.
  const file = await ctx.db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('state', '=', 'stored')
    .forShare()
    .executeTakeFirst();
  if (!file) return false;
  const row = await ctx.db
    .insertInto('fileTexts')
    .values({ fileId, state, body: text, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('fileId').doNothing())
    .returning('fileId')
    .executeTakeFirst();
  return row !== undefined;
}

export function selectContent(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('files')
    .select(['mime'])
    .where('id', '=', id)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
}

export async function updateKind(ctx: Ctx, id: string, kind: { mime: string; name: string }): Promise<void> {
  await ctx.db.updateTable('files').set(kind).where('id', '=', id).execute();
}

interface FilePart {
  readonly fileId: string;
  readonly number: number;
  readonly bytes: number;
  /** Left out: named after its file and number. */
  readonly storageKey?: string;
  readonly createdAt: Date;
}

export async function insertPart(ctx: Ctx, part: FilePart): Promise<void> {
  await ctx.db
    .insertInto('fileParts')
    .values(part)
    .onConflict((conflict) => conflict.columns(['fileId', 'number']).doNothing())
    .execute();
}

/** In their order. */
export function selectParts(
  ctx: Ctx,
  fileId: string,
): Promise<{ number: number; bytes: number; storageKey: string | null }[]> {
  return ctx.db
    .selectFrom('fileParts')
    .select(['number', 'bytes', 'storageKey'])
    .where('fileId', '=', fileId)
    .orderBy('number')
    .execute();
}

export async function deletePart(ctx: Ctx, fileId: string, number: number): Promise<void> {
  await ctx.db.deleteFrom('fileParts').where('fileId', '=', fileId).where('number', '=', number).execute();
}

/** Until the transaction ends nobody else adds a part to it. */
export async function lockFile(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.selectFrom('files').select('id').where('id', '=', id).forUpdate().execute();
}
