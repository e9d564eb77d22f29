import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ATTACHED_MAX, PAGES_MAX, PAGES_REFUSED, TEXT_MAX } from '../text-limits.ts';
import { type DocumentLayout, type DocumentLine, LINES_MAX } from './document-line.ts';
import { segmentsOf } from './glyphs.ts';
import { boxOf, type Matrix } from './matrix.ts';
import { glyphsOf } from './page-glyphs.ts';
import { isLink, linesOf, type PageLink } from './page-lines.ts';
import { type Region, regionsOf } from './regions.ts';

// Character maps of East Asian fonts that a document names without containing them.
const CHARACTER_MAPS = fileURLToPath(new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')));
const LINKS_OF_PAGE = 200;
/** Pieces of a page: a page of text has some hundred. */
const SEGMENTS_MAX = 4_000;

/** Inside of the sandbox: the lines of a PDF in the order of reading, of at most fifty pages. */
export async function pdfLayout(body: Buffer): Promise<DocumentLayout> {
  const document = await getDocument({
    data: new Uint8Array(body),
    cMapUrl: CHARACTER_MAPS,
    disableFontFace: true,
    fontExtraProperties: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // No picture is decoded: it costs much, and says nothing that is read here.
    maxImageSize: 1,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  if (document.numPages > PAGES_REFUSED) throw new Error(`${document.numPages} pages are no résumé`);
  const streams = new Streams();
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX) && streams.letters < TEXT_MAX; number += 1) {
    const page = await document.getPage(number);
    const segments = segmentsOf(await glyphsOf(page)).slice(0, SEGMENTS_MAX);
    streams.add(number, regionsOf(segments), await linksOf(page));
    page.cleanup();
  }
  const attachedJson = await attachedResume(document);
  return {
    lines: streams.lines().slice(0, LINES_MAX),
    pages: document.numPages,
    ...(attachedJson !== undefined && { attachedJson }),
  };
}

async function linksOf(page: PDFPageProxy): Promise<PageLink[]> {
  const transform = page.getViewport({ scale: 1 }).transform as Matrix;
  const annotations = (await page.getAnnotations()) as { url?: unknown; unsafeUrl?: unknown; rect?: unknown }[];
  return annotations.slice(0, LINKS_OF_PAGE).flatMap(({ url, unsafeUrl, rect }) => {
    const target = url ?? unsafeUrl;
    if (!isLink(target) || !Array.isArray(rect) || rect.length !== 4) return [];
    return [{ url: target, ...boxOf(transform, rect as number[]) }];
  });
}

/** A résumé as JSON beside the pages, as exports of profiles carry it. */
async function attachedResume(document: PDFDocumentProxy): Promise<string | undefined> {
  const attachments = await document.getAttachments();
  for (const [id, { filename }] of attachments ?? []) {
    if (!/\.json$/i.test(String(filename))) continue;
    const content = await document.getAttachmentContent(id);
    if (content && content.length <= ATTACHED_MAX) return new TextDecoder().decode(content);
  }
  return undefined;
}

interface Stream {
  readonly x0: number;
  readonly x1: number;
  readonly isColumn: boolean;
  readonly lines: DocumentLine[];
}

const SAME_EDGE = 12;

/** Joins the columns of following pages. */
class Streams {
  readonly #streams: Stream[] = [];
  letters = 0;

  add(page: number, regions: readonly Region[], links: readonly PageLink[]): void {
    const before = this.#streams.slice();
    for (const region of regions) {
      const stream = this.#continued(before, region) ?? this.#begun(region);
      const lines = linesOf(region, page, this.#streams.indexOf(stream), links);
      stream.lines.push(...lines);
      this.letters += lines.reduce((sum, { text }) => sum + text.length, 0);
    }
  }

  /** The column of former pages that goes on here: the one that begins at the same edge, or the widest above a page without columns. */
  #continued(before: readonly Stream[], region: Region): Stream | undefined {
    const columns = before.filter(({ isColumn }) => isColumn);
    const same = columns.findLast(({ x0 }) => Math.abs(x0 - region.x0) < SAME_EDGE);
    if (same || region.isColumn) return same;
    if (columns.length > 0) return columns.reduce((widest, each) => (widthOf(each) > widthOf(widest) ? each : widest));
    return before.at(-1);
  }

  #begun({ x0, x1, isColumn }: Region): Stream {
    const stream = { x0, x1, isColumn, lines: [] };
    this.#streams.push(stream);
    return stream;
  }

  lines(): DocumentLine[] {
    return this.#streams.flatMap(({ lines }) => lines);
  }
}

const widthOf = ({ x0, x1 }: Stream) => x1 - x0;
