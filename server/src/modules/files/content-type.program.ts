import { fileTypeFromBuffer } from 'file-type';
import type { Run } from '../../platform/sandbox/program.ts';
import { compoundFileStreams } from './compound-file.ts';
import type { contentTypes } from './content-type.ts';
import { DOC, DOCX, PDF } from './document-mimes.ts';
import { readZipDirectory, ZipRefused } from './zip-directory.ts';

export const run: Run<typeof contentTypes> = async (_input, body) => ({ value: { mime: await contentMime(body) } });

async function contentMime(body: Buffer): Promise<string | null> {
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
      return found?.mime ?? null;
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
