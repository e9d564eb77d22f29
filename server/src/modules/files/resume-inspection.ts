import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../platform/app-error.ts';
import { compoundFileStreams } from './compound-file.ts';
import { cleanFileName } from './file-name.ts';
import { readZipDirectory, ZipRefused } from './zip-directory.ts';

export const RESUME_MAX_BYTES = 5 * 1024 * 1024;

export const PDF = 'application/pdf';
export const DOC = 'application/msword';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export type ResumeMime = typeof PDF | typeof DOC | typeof DOCX;
export type ResumeExtension = 'pdf' | 'doc' | 'docx';

const EXTENSIONS: Readonly<Record<ResumeMime, ResumeExtension>> = { [PDF]: 'pdf', [DOC]: 'doc', [DOCX]: 'docx' };

export interface InspectedResume {
  readonly mime: ResumeMime;
  readonly extension: ResumeExtension;
  /** Safe to store and to show, with the extension that the content calls for. */
  readonly name: string;
}

/**
 * Finds out what an uploaded résumé is by its content; neither the name nor the type that the sender states counts.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE (above 5 MiB), FILE_TYPE_UNSUPPORTED (not PDF, DOC or DOCX)
 */
export async function inspectResume(body: Buffer, name: string): Promise<InspectedResume> {
  if (body.length === 0) throw new AppError('FILE_EMPTY');
  if (body.length > RESUME_MAX_BYTES) throw new AppError('FILE_TOO_LARGE', { data: { limit: '5 MB' } });
  const mime = await documentMime(body);
  if (!mime) throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: 'PDF, DOC, DOCX' } });
  const extension = EXTENSIONS[mime];
  return { mime, extension, name: cleanFileName(name, extension) };
}

/** PDF, DOC or DOCX by the content; null for everything else. */
export async function documentMime(body: Buffer): Promise<ResumeMime | null> {
  const found = await fileTypeFromBuffer(body);
  switch (found?.mime) {
    case PDF:
    case undefined:
      return hasPdfHeader(body) ? PDF : null;
    case DOCX:
      return isWordArchive(body) ? DOCX : null;
    case 'application/zip':
      // What a writer puts first into the archive decides whether file-type knows it.
      return isWordArchive(body) ? DOCX : null;
    case 'application/x-cfb':
      return compoundFileStreams(body)?.includes('WordDocument') ? DOC : null;
    default:
      return null;
  }
}

/** Readers look for the header in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
function hasPdfHeader(body: Buffer): boolean {
  return /%PDF-\d\.\d/.test(body.toString('latin1', 0, 1024));
}

/** A document with macros is another type, even under this name. */
function isWordArchive(body: Buffer): boolean {
  try {
    const names = new Set(readZipDirectory(body).map((entry) => entry.name));
    return names.has('[Content_Types].xml') && names.has('word/document.xml') && !names.has('word/vbaProject.bin');
  } catch (error) {
    if (error instanceof ZipRefused) return false;
    throw error;
  }
}
