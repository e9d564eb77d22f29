import { legible } from './legible.ts';

/** A letter on a page, in points from the top left. */
export interface Glyph {
  readonly char: string;
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
}

export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A row of letters without a wide gap. */
export interface Segment extends Rect {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
}

/** Baselines so near to each other, in heights of letters, are one row. */
const SAME_ROW = 0.3;
/** The blank between words, and between pieces of a row, in heights of letters. */
const WORD_GAP = 0.17;
const PIECE_GAP = 0.8;

/** Letters of a page, put together to the words and pieces that they are, from top to bottom. */
export function segmentsOf(glyphs: readonly Glyph[]): Segment[] {
  const rows: Glyph[][] = [];
  for (const glyph of glyphs.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && glyph.y - first.y < SAME_ROW * Math.min(first.size, glyph.size)) row.push(glyph);
    else rows.push([glyph]);
  }
  return rows.flatMap((row) => piecesOf(withoutEchoes(row.sort((one, other) => one.x - other.x))));
}

/** Some programs make letters bold by drawing them twice. */
function withoutEchoes(row: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  for (const glyph of row) {
    const echo = kept
      .slice(-3)
      .some((other) => other.char === glyph.char && glyph.char !== ' ' && glyph.x - other.x < 0.12 * glyph.size);
    if (!echo) kept.push(glyph);
  }
  return kept;
}

function piecesOf(row: readonly Glyph[]): Segment[] {
  const spread = spreadOf(row);
  const pieces: Segment[] = [];
  let piece: Glyph[] = [];
  let text = '';
  let blank = false;
  const end = () => {
    if (piece.length > 0) pieces.push(segmentOf(piece, text));
    piece = [];
    text = '';
  };
  for (const glyph of row) {
    if (glyph.char === ' ') {
      blank = true;
      continue;
    }
    const last = piece.at(-1);
    if (last) {
      const gap = glyph.x - (last.x + last.width);
      const size = Math.max(last.size, glyph.size);
      if (gap > PIECE_GAP * size + spread) end();
      else if (blank || gap > WORD_GAP * size + spread) text += ' ';
    }
    blank = false;
    piece.push(glyph);
    text += glyph.char;
  }
  end();
  return pieces;
}

/** What is between all letters of a row, where they are set apart: "E X P E R I E N C E". */
function spreadOf(row: readonly Glyph[]): number {
  const inked = row.filter(({ char }) => char !== ' ');
  if (inked.length < 5) return 0;
  const gaps = inked
    .slice(1)
    .map((glyph, index) => {
      const last = inked[index];
      return last ? (glyph.x - last.x - last.width) / glyph.size : 0;
    })
    .sort((one, other) => one - other);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return usual > 0.08 ? usual * 1.5 * (inked[0]?.size ?? 0) : 0;
}

function segmentOf(glyphs: readonly Glyph[], text: string): Segment {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  const size = Math.max(...glyphs.map((glyph) => glyph.size));
  const y = first?.y ?? 0;
  return {
    text: legible(text.normalize('NFKC')).trim(),
    x0: first?.x ?? 0,
    x1: (last?.x ?? 0) + (last?.width ?? 0),
    y0: y - size * 0.8,
    y1: y + size * 0.2,
    y,
    size,
    bold: glyphs.filter(({ bold }) => bold).length > glyphs.length * 0.8,
  };
}
