import type { Run } from '../../platform/sandbox/program.ts';
import { DOCX, PDF } from './document-mimes.ts';
import type { documentText } from './resume-text.ts';

type Read = (body: Buffer) => Promise<{ text: string; pages?: number }>;

export const run: Run<typeof documentText> = async ({ mime }, body) => {
  const read = await readerOf(mime);
  try {
    return { value: await read(body) };
  } catch (error) {
    // Whatever a reader stumbles over, the document is what cannot be read.
    const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { value: { failure: failure.slice(0, 500) } };
  }
};

/** Each takes a fifth of a second to load, and a process reads one document. */
async function readerOf(mime: string): Promise<Read> {
  if (mime === PDF) return (await import('./pdf-text.ts')).pdfText;
  if (mime === DOCX) return (await import('./docx-text.ts')).docxText;
  throw new Error(`No reader for ${mime}`);
}
