import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ATTACHMENT_MAX_BYTES } from '@prova/contract/attachments';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY, HOUR, MINUTE } from '../../platform/clock.ts';
import { autonomous, type Ctx, inTransaction } from '../../platform/context.ts';
import { on } from '../../platform/events.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { type Disposition, signFileLink } from '../../platform/storage/signed-link.ts';
import { enqueue, type Task } from '../../platform/tasks.ts';
import { inspectAttachment } from './attachment-inspection.ts';
import { contentType } from './content-type.ts';
import { extractTextTask, textExtracted } from './extract-text.ts';
import { cleanFileName } from './file-name.ts';
import { insertFile, selectStoredFile, updateContent, updateToDeleted, updateToStored } from './files.queries.ts';
import { drawForMail, PICTURE_MAX_BYTES, PICTURE_MIME, redrawPicture, type StoredShape } from './picture.ts';
import { putMeasured } from './put-measured.ts';
import { inspectResume, RESUME_MAX_BYTES, type ResumeExtension } from './resume-inspection.ts';
import { type ExtractedText, extractText } from './resume-text.ts';

export { appendPart, joinParts, keepJoined, openFile, partsOf, storePart } from './file-parts.ts';
export type { DocumentLine } from './layout/document-line.ts';
export { openZip, type Zip, ZipRefused } from './zip-directory.ts';
export { PICTURE_MIME };

/** How long a link to a file holds, in seconds: long enough to open it, too short to pass it on. */
const LINK_SECONDS = 10 * MINUTE;

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

export interface FileUpload {
  /** null: of a person or of the platform. */
  readonly companyId: string | null;
  /** As the sender named it; it is cleaned here. */
  readonly name: string;
  /** What the content was found to be, not what the sender says. */
  readonly mime: string;
  readonly body: Buffer | Readable;
  readonly maxBytes: number;
}

/**
 * Uploads a file. It becomes lasting when the transaction that writes its owner calls `keepFile`; without that, after
 * whatever failure, it is swept away a day later. Call this before that transaction: it talks to the storage.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE; then nothing is stored
 */
export async function storeFile(ctx: Ctx, upload: FileUpload): Promise<StoredFile> {
  if (inTransaction(ctx)) throw new Error('Store a file before the transaction that keeps it');
  const { companyId, mime } = upload;
  const id = newId(ctx);
  const name = cleanFileName(upload.name);
  const beside = autonomous(ctx);
  await insertFile(beside, { id, companyId, name, mime, createdAt: ctx.clock.now() });
  const { bytes, sha256 } = await putMeasured(ctx, id, upload);
  await updateContent(beside, id, { bytes, sha256 });
  return { id, name, mime, bytes, sha256 };
}

/**
 * Makes an uploaded file last. Call it in the transaction that writes the row pointing to the file.
 * @throws AppError NOT_FOUND when there is no such upload (any more)
 */
export async function keepFile(ctx: Ctx, fileId: string): Promise<void> {
  if (!(await updateToStored(ctx, fileId))) throw new AppError('NOT_FOUND');
}

/** Ends a file: links to it, its name and its text at once, the object within the hour. Its row stays for its owners. */
export async function deleteFile(ctx: Ctx, fileId: string): Promise<void> {
  await updateToDeleted(ctx, fileId);
}

/**
 * Inspects what goes with an offer or a message, documents and pictures by their content, and uploads it; see `storeFile`.
 * All of it is inspected before the first file is stored.
 * @returns their ids
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED, SERVICE_UNAVAILABLE when too many files wait
 */
export async function storeAttachments(
  ctx: Ctx,
  companyId: string,
  attachments: readonly UploadedFile[],
): Promise<readonly string[]> {
  const inspected = [];
  for (const { body, name } of attachments)
    inspected.push({ body, ...(await inspectAttachment(ctx.platform.sandbox, body, name)) });
  const ids = [];
  for (const file of inspected)
    ids.push((await storeFile(ctx, { companyId, maxBytes: ATTACHMENT_MAX_BYTES, ...file })).id);
  return ids;
}

/**
 * Inspects a résumé by its content (PDF, DOC or DOCX of at most 5 MiB) and uploads it; see `storeFile`.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED, SERVICE_UNAVAILABLE when too many files wait
 */
export async function storeResume(
  ctx: Ctx,
  { companyId, name, body }: { companyId: string | null; name: string; body: Buffer },
): Promise<StoredFile> {
  const found = await inspectResume(ctx.platform.sandbox, body, name);
  return storeFile(ctx, { companyId, name: found.name, mime: found.mime, body, maxBytes: RESUME_MAX_BYTES });
}

/**
 * Uploads a kept résumé once more, for another owner: what becomes of either says nothing of the other. See `storeFile`.
 * @throws AppError NOT_FOUND for one that was deleted, ObjectMissing when the storage has lost it
 */
export async function copyResume(
  ctx: Ctx,
  { fileId, companyId }: { fileId: string; companyId: string },
): Promise<StoredFile> {
  const file = await selectStoredFile(ctx, fileId);
  if (!file) throw new AppError('NOT_FOUND');
  const { stream } = await ctx.platform.storage.read(file.storageKey);
  return storeFile(ctx, { companyId, name: file.name, mime: file.mime, body: stream, maxBytes: RESUME_MAX_BYTES });
}

/**
 * What a résumé says that is only looked at: nothing of it is stored.
 * @throws AppError as `storeResume`
 */
export async function resumeText(
  ctx: Ctx,
  { name, body }: { name: string; body: Buffer },
): Promise<ExtractedText & { extension: ResumeExtension }> {
  const { sandbox } = ctx.platform;
  const { mime, extension } = await inspectResume(sandbox, body, name);
  return { ...(await extractText(sandbox, body, mime)), extension };
}

/**
 * Draws a picture again in the size of its shape (see `redrawPicture`) and uploads it; see `storeFile`. The name that it had
 * is dropped: it often says who is on it.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED, PICTURE_TOO_MANY_PIXELS, PICTURE_UNREADABLE,
 *   SERVICE_UNAVAILABLE when too many files wait
 */
export async function storePicture(
  ctx: Ctx,
  { companyId, shape, body }: { companyId: string | null; shape: StoredShape; body: Buffer },
): Promise<StoredFile> {
  const drawn = Buffer.from(await redrawPicture(ctx.platform.sandbox, body, shape));
  const name = `${shape}.webp`;
  return storeFile(ctx, { companyId, name, mime: PICTURE_MIME, body: drawn, maxBytes: PICTURE_MAX_BYTES });
}

/** Has the text of a kept file extracted in the background; `onTextExtracted` tells when that is done. */
export async function extractResumeText(ctx: Ctx, fileId: string): Promise<void> {
  await enqueue(ctx, extractTextTask, { fileId });
}

/**
 * Follows the extraction of texts, whatever came of it: `file_texts` says what.
 * @param name what the follower does, `<module>.<verb>`
 * @returns a task, for the followers in `module.ts`
 */
export function onTextExtracted(
  name: string,
  handler: (ctx: Ctx, fileId: string) => Promise<void>,
): Task<{ fileId: string }> {
  return on(textExtracted, name, (ctx, { fileId }) => handler(ctx, fileId));
}

/**
 * A path under which whoever holds it can open the file for ten minutes. Ask the policy of the file's owner first.
 * `inline` shows PDF, pictures, sound and video; anything else is saved all the same.
 */
export function fileLink(ctx: Ctx, fileId: string, disposition: Disposition): string {
  const expiresAt = after(ctx.clock.now(), LINK_SECONDS);
  return signFileLink(ctx.platform.config, { fileId, expiresAt, disposition });
}

/**
 * A path under which a picture is shown for one to two hours. It stays the same for an hour, so that a page that asks
 * again does not load its pictures again.
 */
export function pictureLink(ctx: Ctx, fileId: string): string {
  const hour = HOUR * 1000;
  const expiresAt = new Date((Math.floor(ctx.clock.now().getTime() / hour) + 2) * hour);
  return signFileLink(ctx.platform.config, { fileId, expiresAt, disposition: 'inline' });
}

/**
 * A path under which a picture is shown for seven to eight days, for pages that stay open for long. It stays the same for a day.
 */
export function lastingPictureLink(ctx: Ctx, fileId: string): string {
  const day = DAY * 1000;
  const expiresAt = new Date((Math.floor(ctx.clock.now().getTime() / day) + 8) * day);
  return signFileLink(ctx.platform.config, { fileId, expiresAt, disposition: 'inline' });
}

/** Whether a kept file can be opened: it was not deleted, and the storage has not lost it. */
export async function isStored(ctx: Ctx, fileId: string): Promise<boolean> {
  const file = await selectStoredFile(ctx, fileId);
  return file !== undefined && ctx.platform.storage.exists(file.storageKey);
}

/**
 * Opens a kept file for reading, for what passes its content on. Ask the policy of the file's owner first.
 * @throws AppError NOT_FOUND for one that was deleted, ObjectMissing when the storage has lost it
 */
export async function openStoredFile(ctx: Ctx, fileId: string): Promise<{ stream: Readable; bytes: number }> {
  const file = await selectStoredFile(ctx, fileId);
  if (!file) throw new AppError('NOT_FOUND');
  return ctx.platform.storage.read(file.storageKey);
}

/**
 * A kept picture as mailboxes show it: a PNG of at most 320 × 88, on white. Not inside of a transaction: it reads the
 * storage, and a process draws it.
 * @throws AppError NOT_FOUND for one that was deleted, PICTURE_UNREADABLE, SERVICE_UNAVAILABLE; ObjectMissing
 */
export async function pictureForMail(ctx: Ctx, fileId: string): Promise<Uint8Array> {
  const { stream } = await openStoredFile(ctx, fileId);
  return drawForMail(ctx.platform.sandbox, await buffer(stream));
}

/** What a body is found to be by its bytes: its type; null for what is not known. */
export const mimeOf = (ctx: Ctx, body: Buffer): Promise<string | null> => contentType(ctx.platform.sandbox, body);
