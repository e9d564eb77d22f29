import { TEXT_MAX, UNPACKED_MAX } from '../text-limits.ts';
import { openZip, type Zip } from '../zip-directory.ts';
import { type DocumentLayout, type DocumentLine, LINES_MAX } from './document-line.ts';
import { documentBlocks, type Paragraph } from './docx-paragraphs.ts';
import { styleSizes } from './docx-styles.ts';
import { legible } from './legible.ts';
import { isLink } from './page-lines.ts';
import { attributeOf, xmlTokens } from './xml-tokens.ts';

/** Parts of a DOCX that show on its pages, in the order in which people read them. */
const BODY = 'word/document.xml';
const HEADERS = /^word\/header\d*\.xml$/;

/**
 * Inside of the sandbox: the lines of a DOCX in the order of reading.
 * @throws ZipRefused for one that states, or has, more than it may unpacked
 */
export async function docxLayout(body: Buffer): Promise<DocumentLayout> {
  const zip = openZip(body, UNPACKED_MAX);
  const styles = styleSizes(zip.read('word/styles.xml') ?? '');
  const parts = [...zip.names.filter((name) => HEADERS.test(name)).sort(), BODY];
  const lines: DocumentLine[] = [];
  let letters = 0;
  for (const [stream, part] of parts.entries()) {
    const xml = zip.read(part);
    if (xml === null) {
      if (part === BODY) throw new Error('It has no text of a document');
      continue;
    }
    for (const paragraph of documentBlocks(xml, { styles, links: relationsOf(zip, part) })) {
      if (lines.length >= LINES_MAX || letters > TEXT_MAX) break;
      letters += paragraph.text.length;
      lines.push(...lineOf(paragraph, stream));
    }
  }
  return { lines };
}

function lineOf({ text, size, bold, gap, links }: Paragraph, stream: number): DocumentLine[] {
  const rows = text
    .split('\n')
    .map(legible)
    .filter((row) => row.trim() !== '');
  return rows.map((row, index) => ({
    text: row.trim(),
    page: 1,
    stream,
    x: 0,
    size,
    bold,
    gap: index === 0 ? gap : 0,
    links: index === 0 ? links : [],
  }));
}

/** Where the hyperlinks of a part lead, by their id. */
function relationsOf(zip: Zip, part: string): ReadonlyMap<string, string> {
  const cut = part.lastIndexOf('/');
  const xml = zip.read(`${part.slice(0, cut)}/_rels${part.slice(cut)}.rels`) ?? '';
  const links = new Map<string, string>();
  for (const token of xmlTokens(xml)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const [id, target] = [attributeOf(token.tag, 'Id'), attributeOf(token.tag, 'Target')];
    if (id && isLink(target)) links.set(id, target);
  }
  return links;
}
