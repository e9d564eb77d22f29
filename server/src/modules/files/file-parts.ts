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
 * Begins a file that arrives in parts, while it grows. What is not joined and kept within eight days is swept away.
 * @returns its id
 */
export async function openFile(
  ctx: Ctx,
  // Where nothing is said of its type, what it holds is found by its first part.
  { companyId, name, mime = 'application/octet-stream' }: { companyId: string; name: string; mime?: string },
): Promise<string> {
  // Its address is shown to who grades without names, and must not tell when it was recorded.
  const id = randomId();
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

/**
 * Adds a part to a file whose owner counts its parts, and knows which comes next. Whatever arrives twice at the same time lies by
 * itself until the owner has chosen.
 * @param keep in the transaction that keeps the part: whether it still comes next; it locks what it looks at
 * @returns false where `keep` did not want it
 */
export async function appendPart(
  ctx: Ctx,
  { fileId, number, body }: { readonly fileId: string; readonly number: number; readonly body: Buffer },
  keep: (ctx: Ctx) => Promise<boolean>,
): Promise<boolean> {
  if (inTransaction(ctx)) throw new Error('Store a part outside of a transaction: it talks to the storage');
  const { storage } = ctx.platform;
  const storageKey = `${partKey(fileId, number)}-${randomId()}`;
  await storage.put(storageKey, body, { mime: 'application/octet-stream' });
  try {
    return await ctx.transaction(async (ctx) => {
      if (!(await keep(ctx))) return false;
      await insertPart(ctx, { fileId, number, bytes: body.length, storageKey, createdAt: ctx.clock.now() });
      return true;
    });
  } finally {
    // Also after an error: a transaction may have been committed although nobody heard of it.
    const kept = (await selectParts(ctx, fileId)).find((part) => part.number === number);
    if (kept?.storageKey !== storageKey) await storage.remove(storageKey);
  }
}

/** Numbers of the parts that have arrived, in their order; none once they were joined. */
export async function partsOf(ctx: Ctx, fileId: string): Promise<number[]> {
  return (await selectParts(ctx, fileId)).map(({ number }) => number);
}

/**
 * Joins the parts that have arrived, in their order, as far as none is missing between them. Call it before the transaction
 * that keeps the whole by `keepJoined`: it talks to the storage.
 * @param as makes something else of what they are one after the other
 * @returns null where there is no first part
 */
export async function joinParts(
  ctx: Ctx,
  fileId: string,
  maxBytes: number,
  as: (joined: AsyncIterable<Buffer>) => AsyncIterable<Buffer> = (joined) => joined,
): Promise<Content | null> {
  if (inTransaction(ctx)) throw new Error('Join parts before the transaction that keeps them');
  const file = await selectContent(ctx, fileId);
  const parts = (await selectParts(ctx, fileId)).filter(({ number }, index) => number === index + 1);
  if (!file || parts.length === 0) return null;
  const { storage } = ctx.platform;
  const joined = (async function* (): AsyncGenerator<Buffer> {
    for (const part of parts) yield* (await storage.read(keyOf(fileId, part))).stream;
  })();
  const body = Readable.from(as(joined), { objectMode: false });
  return putMeasured(ctx, fileId, { mime: file.mime, body, maxBytes });
}

const keyOf = (fileId: string, { number, storageKey }: { number: number; storageKey: string | null }): string =>
  storageKey ?? partKey(fileId, number);

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
  for (const part of await selectParts(ctx, fileId)) {
    await ctx.platform.storage.remove(keyOf(fileId, part));
    await deletePart(ctx, fileId, part.number);
  }
}
