import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

export interface NoteRow {
  readonly id: string;
  readonly version: number;
  readonly applicationId: string;
  readonly body: string;
  readonly authorId: string;
  /** Null once the account was erased. */
  readonly authorName: string | null;
  readonly authorPhotoId: string | null;
  readonly createdAt: Date;
}

const notes = (ctx: Ctx) =>
  ctx.db
    .selectFrom('notes')
    .innerJoin('users', 'users.id', 'notes.authorId')
    .select([
      'notes.id',
      'notes.version',
      'notes.applicationId',
      'notes.body',
      'notes.authorId',
      'users.name as authorName',
      'users.photoFileId as authorPhotoId',
      'notes.createdAt',
    ]);

export function selectNote(ctx: Ctx, id: string): Promise<NoteRow | undefined> {
  return notes(ctx).where('notes.id', '=', id).executeTakeFirst();
}

/** Newest first, older than `before`. */
export function selectNotes(
  ctx: Ctx,
  applicationId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<NoteRow[]> {
  return notes(ctx)
    .where('notes.applicationId', '=', applicationId)
    .$if(before !== undefined, (query) => query.where('notes.id', '<', before ?? ''))
    .orderBy('notes.id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertNote(
  ctx: Ctx,
  note: { id: string; companyId: string; applicationId: string; authorId: string; body: string; createdAt: Date },
): Promise<void> {
  await ctx.db.insertInto('notes').values(note).execute();
}

/** False when somebody changed it first, or it is gone. */
export async function updateNote(ctx: Ctx, id: string, version: number, body: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('notes')
    .set({ body, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteNote(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('notes').where('id', '=', id).execute();
}
