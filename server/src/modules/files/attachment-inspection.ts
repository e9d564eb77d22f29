import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../platform/app-error.ts';
import { cleanFileName } from './file-name.ts';
import { DOC, DOCX, documentMime, PDF } from './resume-inspection.ts';

/** What may be attached, with the extension that each content calls for. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  [PDF]: 'pdf',
  [DOC]: 'doc',
  [DOCX]: 'docx',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

export interface InspectedAttachment {
  readonly mime: string;
  /** Safe to store and to show, with the extension that the content calls for. */
  readonly name: string;
}

/**
 * Finds out what a file attached by a company is, by its content; neither the name nor the type that the sender states
 * counts. Its size is bounded by whoever receives it.
 * @throws AppError FILE_EMPTY, FILE_TYPE_UNSUPPORTED (no PDF, DOC, DOCX, PNG, JPEG, WebP or GIF)
 */
export async function inspectAttachment(body: Buffer, name: string): Promise<InspectedAttachment> {
  if (body.length === 0) throw new AppError('FILE_EMPTY');
  const mime = (await documentMime(body)) ?? (await fileTypeFromBuffer(body))?.mime ?? '';
  const extension = EXTENSIONS[mime];
  if (!extension)
    throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: 'PDF, DOC, DOCX, PNG, JPG, WEBP, GIF' } });
  // Two endings say the same, and nobody should find a photo renamed.
  const kept = extension === 'jpg' && /\.jpeg$/i.test(name) ? 'jpeg' : extension;
  return { mime, name: cleanFileName(name, kept) };
}
