import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import mammoth from 'mammoth';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DOCX, PDF } from './resume-inspection.ts';
import type { ExtractionReply, ExtractionRequest } from './resume-text.ts';
import { PAGES_MAX, tidyText, UNPACKED_MAX } from './text-limits.ts';
import { measureUnpacked } from './zip-directory.ts';

// Character maps of East Asian fonts that a document names without containing them.
const CHARACTER_MAPS = fileURLToPath(new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')));

async function extract({ body, mime }: ExtractionRequest): Promise<ExtractionReply> {
  try {
    if (mime === PDF) return await pdfText(body);
    if (mime === DOCX) return { text: await docxText(Buffer.from(body)) };
    throw new Error(`No reader for ${mime}`);
  } catch (error) {
    // Whatever a reader stumbles over, the document is what cannot be read.
    return { failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

async function pdfText(data: Uint8Array): Promise<ExtractionReply> {
  const loading = getDocument({
    data,
    cMapUrl: CHARACTER_MAPS,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await loading.promise;
  let text = '';
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n\n';
    page.cleanup();
  }
  return { text: tidyText(text), pages: document.numPages };
}

async function docxText(buffer: Buffer): Promise<string> {
  measureUnpacked(buffer, UNPACKED_MAX);
  const { value } = await mammoth.extractRawText({ buffer });
  return tidyText(value);
}

parentPort?.postMessage(await extract(workerData as ExtractionRequest));
