import { type DocumentLine, LINE_MAX, LINK_MAX, LINKS_MAX, TOP_OF_COLUMN } from './document-line.ts';
import type { Rect, Segment } from './glyphs.ts';
import type { Region } from './regions.ts';
import { looksLikeHeading, looksLikeMargin } from './row-words.ts';

/** A place on a page that leads elsewhere. */
export interface PageLink extends Rect {
  readonly url: string;
}

/** The rows of a region. */
export function linesOf(region: Region, page: number, stream: number, links: readonly PageLink[]): DocumentLine[] {
  const lines: DocumentLine[] = [];
  let above: Segment | undefined;
  for (const row of rowsIn(joinedMargins(region.segments))) {
    for (const pieces of withHeadingApart(row)) {
      const first = pieces[0];
      if (!first) continue;
      const size = Math.max(...pieces.map((piece) => piece.size));
      const gap = above ? Math.max(0, (first.y - above.y) / Math.max(size, above.size) - 1) : TOP_OF_COLUMN;
      lines.push({
        text: pieces
          .map(({ text }) => text)
          .join('\t')
          .slice(0, LINE_MAX),
        page,
        stream,
        x: round(first.x0),
        size: round(size),
        bold: pieces.every(({ bold }) => bold) || first.bold,
        gap: round(gap),
        links: links.filter((link) => pieces.some((piece) => touches(piece, link))).flatMap(({ url }) => url),
      });
      above = first;
    }
  }
  return lines.map((line) => ({ ...line, links: [...new Set(line.links)].slice(0, LINKS_MAX) }));
}

export const isLink = (url: unknown): url is string =>
  typeof url === 'string' && url.length <= LINK_MAX && /^(?:https?:|mailto:|tel:)/i.test(url);

const round = (value: number) => Math.round(value * 10) / 10;

function touches(piece: Rect, link: Rect): boolean {
  const middle = (piece.y0 + piece.y1) / 2;
  return middle >= link.y0 - 1 && middle <= link.y1 + 1 && piece.x0 < link.x1 && piece.x1 > link.x0;
}

function rowsIn(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && segment.y - first.y < 0.4 * Math.min(first.size, segment.size)) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.sort((one, other) => one.x0 - other.x0));
}

/** A heading in the margin is a line of its own, also where its part begins beside it. */
function withHeadingApart(row: Segment[]): Segment[][] {
  const [first, ...rest] = row;
  return first && rest.length > 0 && looksLikeHeading(first.text) ? [[first], rest] : [row];
}

/** A date or heading that goes on below itself in a margin ("Jan 2020 –", "today") stands beside what it begins beside. */
function joinedMargins(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    const index = joined.findLastIndex(
      (other) =>
        (Math.abs(other.x0 - segment.x0) < 2 || Math.abs(other.x1 - segment.x1) < 2) &&
        segment.y - other.y < 1.6 * segment.size &&
        segment.y - other.y > 0.5 * segment.size,
    );
    const over = joined[index];
    const hasNeighbour = segments.some(
      (other) => other !== segment && Math.abs(other.y - segment.y) < segment.size && other.x0 > segment.x1,
    );
    if (over && hasNeighbour && (isGoneOn(over, segment) || isSplitHeading(over, segment)))
      joined[index] = { ...over, text: `${over.text} ${segment.text}` };
    else joined.push(segment);
  }
  return joined;
}

const isGoneOn = ({ text: over }: Segment, { text }: Segment) =>
  looksLikeMargin(over) &&
  ((isOpen(over) && continues(text)) || (/\p{L}$/u.test(over) && /^(?:de )?\d{4}$/.test(text)));
const isSplitHeading = (over: Segment, under: Segment) =>
  looksLikeHeading(over.text) &&
  over.bold === under.bold &&
  over.size === under.size &&
  under.text.length < 24 &&
  !/[\d@:,]/.test(under.text);
const isOpen = (text: string) => /(?:[-–—]| a| até| to)$/i.test(text);
const continues = (text: string) =>
  looksLikeMargin(text) || /^(?:atual|presente?|hoje|now|current|o momento)$/i.test(text);
