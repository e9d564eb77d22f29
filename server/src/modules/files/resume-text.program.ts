import type { Run } from '../../platform/sandbox/program.ts';
import { DOCX, PDF } from './document-mimes.ts';
import type { DocumentLayout } from './layout/document-line.ts';
import type { documentText } from './resume-text.ts';

type Read = (body: Buffer) => Promise<DocumentLayout>;

export const run: Run<typeof documentText> = async ({ mime }, body) => {
  const read = await readerOf(mime);
  try {
    const { lines, ...rest } = await read(body);
    return { value: { ...rest, lines: [...lines] } };
  } catch (error) {
    // Whatever a reader stumbles over, the document is what cannot be read.
    const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { value: { failure: failure.slice(0, 500) } };
  }
};

/** pdfjs takes a fifth of a second to load, and a process reads one document. */
async function readerOf(mime: string): Promise<Read> {
  if (mime === PDF) return (await import('./layout/pdf-layout.ts')).pdfLayout;
  if (mime === DOCX) return (await import('./layout/docx-layout.ts')).docxLayout;
  throw new Error(`No reader for ${mime}`);
}
