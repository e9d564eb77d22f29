import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { pdfBytes } from './pdf-bytes.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A page of a document, as large as it says it is; its words for whoever does not see it. */
export interface PdfPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** More pages than a résumé has; the rest is in the file. */
const MOST_PAGES = 20;

/**
 * Opens a PDF of a stranger in a worker of our own origin: nothing of it is run as a program.
 * @throws when it cannot be loaded or read
 */
export async function openPdf(
  source: string | Blob,
  signal: AbortSignal,
): Promise<{ pdf: PDFDocumentProxy; pages: PdfPage[] }> {
  const data = typeof source === 'string' ? await pdfBytes(source, signal) : new Uint8Array(await source.arrayBuffer());
  const pdf = await getDocument({ data, enableXfa: false, stopAtErrors: false }).promise;
  const numbers = Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      return { number, width, height };
    }),
  );
  return { pdf, pages };
}

/** Draws a page as wide as its canvas stands on the screen, and answers its words. */
export async function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<string> {
  const page = await pdf.getPage(number);
  const scale = (canvas.clientWidth * devicePixelRatio) / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}
