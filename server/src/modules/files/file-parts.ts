import { Readable } from 'node:stream';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { showBytes } from '../../platform/http/multipart.ts';
import { randomId } from '../../platform/id.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import type { Content } from './content-meter.ts';
import { cleanFileName } from './file-name.ts';
import {
  deletePart,
  insertFile,
  insertPart,
  lockFile,
  selectContent,
  selectParts,
  updateContent,
  updateKind,
  updateToStored,
} from './files.queries.ts';
import { putMeasured } from './put-measured.ts';

/** The object of a part, beside that of its file. */
const partKey = (storageKey: string, number: number): string => `${storageKey}-${number}`;

/**
 * Begins a file that arrives in parts, while it grows. What is not joined and kept within a day is swept away.
 * @returns its id
 */
export async function openFile(ctx: Ctx, { companyId, name }: { companyId: string; name: string }): Promise<string> {
  // Its address is shown to who grades without names, and must not tell when it was recorded.
  const id = randomId();
  // What it holds is found by its first part.
  const mime = 'application/octet-stream';
  await insertFile(ctx, { id, companyId, name: cleanFileName(name), mime, createdAt: ctx.clock.now() });
  return id;
}

export interface FilePartUpload {
  /** From 1. */
  readonly number: number;
  readonly body: Buffer;
  /** What the whole file is, as far as this part tells. */
  readonly found?: { readonly mime: string; readonly name: string };
  /** Of all parts together. */
  readonly maxBytes: number;
}

/**
 * Keeps a part; one that is there already stays as it is.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE
 */
export async function storePart(
  ctx: Ctx,
  fileId: string,
  { number, body, found, maxBytes }: FilePartUpload,
): Promise<void> {
  if (inTransaction(ctx)) throw new Error('Store a part outside of a transaction: it talks to the storage');
  if (body.length === 0) throw new AppError('FILE_EMPTY');
  const parts = await selectParts(ctx, fileId);
  if (parts.some((part) => part.number === number)) return;
  const bytes = parts.reduce((sum, part) => sum + part.bytes, body.length);
  if (bytes > maxBytes) throw new AppError('FILE_TOO_LARGE', { data: { limit: showBytes(maxBytes, ctx.locale) } });
  // One object a part: whatever arrives twice at the same time writes the same.
  await ctx.platform.storage.put(partKey(fileId, number), body, { mime: 'application/octet-stream' });
  const isKept = await ctx.transaction(async (ctx) => {
    // Of parts that arrive at the same time each counts those before it.
    await lockFile(ctx, fileId);
    const before = await selectParts(ctx, fileId);
    if (before.some((part) => part.number === number)) return true;
    if (before.reduce((sum, part) => sum + part.bytes, body.length) > maxBytes) return false;
    if (found) await updateKind(ctx, fileId, found);
    await insertPart(ctx, { fileId, number, bytes: body.length, createdAt: ctx.clock.now() });
    return true;
  });
  if (isKept) return;
  await ctx.platform.storage.remove(partKey(fileId, number));
  throw new AppError('FILE_TOO_LARGE', { data: { limit: showBytes(maxBytes, ctx.locale) } });
}

/** Numbers of the parts that have arrived, in their order; none once they were joined. */
export async function partsOf(ctx: Ctx, fileId: string): Promise<number[]> {
  return (await selectParts(ctx, fileId)).map(({ number }) => number);
}

/**
 * Joins the parts that have arrived, in their order, as far as none is missing between them. Call it before the transaction
 * that keeps the whole by `keepJoined`: it talks to the storage.
 * @returns null where there is no first part
 */
export async function joinParts(ctx: Ctx, fileId: string, maxBytes: number): Promise<Content | null> {
  if (inTransaction(ctx)) throw new Error('Join parts before the transaction that keeps them');
  const file = await selectContent(ctx, fileId);
  const numbers = (await partsOf(ctx, fileId)).filter((number, index) => number === index + 1);
  if (!file || numbers.length === 0) return null;
  const { storage } = ctx.platform;
  const body = Readable.from(
    (async function* () {
      for (const number of numbers) yield* (await storage.read(partKey(fileId, number))).stream;
    })(),
    { objectMode: false },
  );
  return putMeasured(ctx, fileId, { mime: file.mime, body, maxBytes });
}

/** Makes a joined file last, in the transaction that writes what points to it; its parts go soon. */
export async function keepJoined(ctx: Ctx, fileId: string, content: Content): Promise<void> {
  await updateContent(ctx, fileId, content);
  if (!(await updateToStored(ctx, fileId))) throw new AppError('NOT_FOUND');
  await enqueue(ctx, dropPartsTask, { fileId });
}

/** Removes the parts of a file that was joined. */
export const dropPartsTask = defineTask({
  name: 'files.dropParts',
  data: z.object({ fileId: z.uuid() }),
  retryLimit: 5,
  run: (ctx, { fileId }) => removeParts(ctx, fileId),
});

/** Removes what was joined, or is not wanted any more; an object that cannot be removed keeps its row for the next time. */
export async function removeParts(ctx: Ctx, fileId: string): Promise<void> {
  for (const { number } of await selectParts(ctx, fileId)) {
    await ctx.platform.storage.remove(partKey(fileId, number));
    await deletePart(ctx, fileId, number);
  }
}
