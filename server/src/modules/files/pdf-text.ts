import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PAGES_MAX, TEXT_MAX } from './text-limits.ts';

// Character maps of East Asian fonts that a document names without containing them.
const CHARACTER_MAPS = fileURLToPath(new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')));

/** Inside of the sandbox: the text of a PDF as it stands there, of at most fifty pages. */
export async function pdfText(body: Buffer): Promise<{ text: string; pages: number }> {
  const loading = getDocument({
    data: new Uint8Array(body),
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
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX) && text.length < TEXT_MAX; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n\n';
    page.cleanup();
  }
  return { text: text.slice(0, TEXT_MAX), pages: document.numPages };
}
