import type { CursorMeta } from '@prova/contract/endpoint';
import type { note } from '@prova/contract/evaluations/evaluations';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { cursorPage } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { type ApplicationRow, requireApplication, writeEvent } from '../applications/applications.service.ts';
import { pictureLink } from '../files/files.service.ts';
import { NOTES } from './evaluations.budgets.ts';
import { mayEdit } from './evaluations.policy.ts';
import { deleteNote, insertNote, type NoteRow, selectNote, selectNotes, updateNote } from './evaluations.queries.ts';

type NoteData = z.input<typeof note>;

/** @throws AppError APPLICATION_NOT_FOUND */
export async function listNotes(
  ctx: Ctx,
  applicationId: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ data: NoteData[]; meta: CursorMeta }> {
  await requireApplication(ctx, applicationId, 'read');
  const rows = await selectNotes(ctx, applicationId, { before: query.cursor, limit: query.limit + 1 });
  const { page, meta } = cursorPage(rows, query.limit);
  return { data: page.map((row) => present(ctx, row)), meta };
}

/** @throws AppError APPLICATION_NOT_FOUND, FORBIDDEN for who may only read, BUDGET_REACHED */
export async function addNote(ctx: Ctx, applicationId: string, body: string): Promise<NoteData> {
  return ctx.transaction(async (ctx) => {
    const row = await requireApplication(ctx, applicationId, 'write_notes');
    const noteId = await writeNote(ctx, row, body);
    await writeEvent(ctx, row, { type: 'noted', data: { noteId } });
    return present(ctx, await requireNote(ctx, noteId));
  });
}

/**
 * Keeps a note without an entry of its own in the history, for a change that tells of it in its own entry.
 * @param row an application that the actor's company handles
 * @returns the id of the note
 */
export async function writeNote(ctx: Ctx, row: ApplicationRow, body: string): Promise<string> {
  // Notes have a person as their author; links and tasks write none.
  if (ctx.actor.kind !== 'user') throw new AppError('FORBIDDEN');
  await requireCapacity(ctx, NOTES, [row.id]);
  const id = newId(ctx);
  await insertNote(ctx, {
    id,
    companyId: row.companyId,
    applicationId: row.id,
    authorId: ctx.actor.userId,
    body,
    createdAt: ctx.clock.now(),
  });
  return id;
}

/** @throws AppError NOT_FOUND, FORBIDDEN for a colleague's note, VERSION_CONFLICT */
export async function editNote(ctx: Ctx, id: string, change: { body: string; version: number }): Promise<NoteData> {
  return ctx.transaction(async (ctx) => {
    const row = await requireOwnNote(ctx, id);
    if (!(await updateNote(ctx, id, change.version, change.body))) throw new AppError('VERSION_CONFLICT');
    return present(ctx, { ...row, body: change.body, version: change.version + 1 });
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN for a colleague's note */
export async function removeNote(ctx: Ctx, id: string): Promise<{ id: string }> {
  return ctx.transaction(async (ctx) => {
    await requireOwnNote(ctx, id);
    await deleteNote(ctx, id);
    return { id };
  });
}

async function requireOwnNote(ctx: Ctx, id: string): Promise<NoteRow> {
  const row = await requireNote(ctx, id);
  if (!mayEdit(ctx.actor, row)) throw new AppError('FORBIDDEN');
  return row;
}

/** A note is seen by whoever may see its application. */
async function requireNote(ctx: Ctx, id: string): Promise<NoteRow> {
  const row = await selectNote(ctx, id);
  if (!row) throw new AppError('NOT_FOUND');
  await requireApplication(ctx, row.applicationId, 'read').catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'APPLICATION_NOT_FOUND' ? new AppError('NOT_FOUND') : error;
  });
  return row;
}

function present(ctx: Ctx, row: NoteRow): NoteData {
  return {
    id: row.id,
    version: row.version,
    body: row.body,
    author: {
      id: row.authorId,
      name: row.authorName ?? '',
      photoUrl: row.authorPhotoId && pictureLink(ctx, row.authorPhotoId),
    },
    createdAt: row.createdAt,
    can: { edit: mayEdit(ctx.actor, row) },
  };
}
