import { AppError } from '../../platform/app-error.ts';
import type { Sandbox } from '../../platform/sandbox/sandbox.ts';
import { contentType } from './content-type.ts';
import { DOC, DOCX, PDF } from './document-mimes.ts';
import { cleanFileName } from './file-name.ts';

/** What may be attached, with the extension that each content calls for. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  [PDF, 'pdf'],
  [DOC, 'doc'],
  [DOCX, 'docx'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
]);

export interface InspectedAttachment {
  readonly mime: string;
  /** Safe to store and to show, with the extension that the content calls for. */
  readonly name: string;
}

/**
 * Finds out what a file attached by a company is, by its content; neither the name nor the type that the sender states
 * counts. Its size is bounded by whoever receives it.
 * @throws AppError FILE_EMPTY, FILE_TYPE_UNSUPPORTED (no PDF, DOC, DOCX, PNG, JPEG, WebP or GIF), SERVICE_UNAVAILABLE
 */
export async function inspectAttachment(sandbox: Sandbox, body: Buffer, name: string): Promise<InspectedAttachment> {
  if (body.length === 0) throw new AppError('FILE_EMPTY');
  const mime = (await contentType(sandbox, body)) ?? '';
  const extension = EXTENSIONS.get(mime);
  if (!extension)
    throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: 'PDF, DOC, DOCX, PNG, JPG, WEBP, GIF' } });
  // Two endings say the same, and nobody should find a photo renamed.
  const kept = extension === 'jpg' && /\.jpeg$/i.test(name) ? 'jpeg' : extension;
  return { mime, name: cleanFileName(name, kept) };
}
