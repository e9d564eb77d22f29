import { AppError } from '../../platform/app-error.ts';
import type { Sandbox } from '../../platform/sandbox/sandbox.ts';
import { contentType } from './content-type.ts';
import { DOC, DOCX, PDF } from './document-mimes.ts';
import { cleanFileName } from './file-name.ts';

export const RESUME_MAX_BYTES = 5 * 1024 * 1024;

export type ResumeExtension = 'pdf' | 'doc' | 'docx';

const EXTENSIONS: ReadonlyMap<string | null, ResumeExtension> = new Map([
  [PDF, 'pdf'],
  [DOC, 'doc'],
  [DOCX, 'docx'],
]);

export interface InspectedResume {
  readonly mime: string;
  readonly extension: ResumeExtension;
  /** Safe to store and to show, with the extension that the content calls for. */
  readonly name: string;
}

/**
 * Finds out what an uploaded résumé is by its content; neither the name nor the type that the sender states counts.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE (above 5 MiB), FILE_TYPE_UNSUPPORTED (not PDF, DOC or DOCX),
 *   SERVICE_UNAVAILABLE
 */
export async function inspectResume(sandbox: Sandbox, body: Buffer, name: string): Promise<InspectedResume> {
  if (body.length === 0) throw new AppError('FILE_EMPTY');
  if (body.length > RESUME_MAX_BYTES) throw new AppError('FILE_TOO_LARGE', { data: { limit: '5 MB' } });
  const mime = await contentType(sandbox, body);
  const extension = EXTENSIONS.get(mime);
  if (!mime || !extension) throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: 'PDF, DOC, DOCX' } });
  return { mime, extension, name: cleanFileName(name, extension) };
}
