import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

// Liberation Sans, which has Latin, Greek and Cyrillic: pdfjs brings it along.
const FONTS = new URL('../../standard_fonts/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'));

/** Where a font for PDF files lies. */
export const fontFile = (name: 'Regular' | 'Bold'): string =>
  fileURLToPath(new URL(`LiberationSans-${name}.ttf`, FONTS));

/** Cuts a text down to what the font of a document has glyphs for: without emoji and most writings of Asia. */
export function drawableBy(document: Pdf): (text: string) => string {
  const { font } = (document as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })._font;
  const known = new Map<string, boolean>();
  const isDrawn = (letter: string) => {
    const kept = known.get(letter);
    if (kept !== undefined) return kept;
    const has = !/\p{Cc}|\p{Cf}/u.test(letter) && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    known.set(letter, has);
    return has;
  };
  return (text) =>
    [...text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ')]
      .filter((letter) => letter === '\n' || isDrawn(letter))
      .join('')
      .replace(/ {2,}/g, ' ')
      .trim();
}
