import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Glyph, Rect } from './glyphs.ts';
import { boxOf, type Matrix, pointOf } from './matrix.ts';
import { Painted } from './painted.ts';

interface PdfGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

interface PdfFont {
  readonly name?: string;
  readonly vertical?: boolean;
  readonly isType3Font?: boolean;
  readonly fontMatrix?: readonly number[];
}

/** What a page's instructions have set so far (ISO 32000-1, 8.4 and 9.3). */
interface State {
  ctm: Matrix;
  fill: string | null;
  opacity: number;
  font: PdfFont | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
}

const GLYPHS_MAX = 60_000;
const SMALLEST = 2;
const INVISIBLE_MODE = 3;
const BOLD = /bold|black|heavy|semibold|demi/i;
const SOFT_HYPHEN = '\u00ad';

/**
 * The letters of a page that somebody who looks at it sees: not those in the colour of what is behind them, too small to be
 * read, or beside the page. Letters that are drawn invisibly count where a page has no others: a scanner put them there
 * beside its picture.
 */
export async function glyphsOf(page: PDFPageProxy): Promise<Glyph[]> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const viewport = page.getViewport({ scale: 1 });
  const reader = new PageReader(page, viewport.transform as Matrix, {
    x0: 0,
    y0: 0,
    x1: viewport.width,
    y1: viewport.height,
  });
  for (const [index, operation] of fnArray.entries()) reader.apply(operation, argsArray[index] ?? []);
  return reader.glyphs.length > 0 ? reader.glyphs : reader.invisible;
}

class PageReader {
  readonly glyphs: Glyph[] = [];
  readonly invisible: Glyph[] = [];
  readonly #page: PDFPageProxy;
  readonly #view: Rect;
  readonly #painted = new Painted();
  readonly #saved: State[] = [];
  #state: State;
  #text: Matrix = [1, 0, 0, 1, 0, 0];
  #at = { x: 0, y: 0, lineX: 0, lineY: 0 };
  /** Whether nothing was drawn since the last save: so it looks where a picture was left out, which nobody needs here. */
  #idle = false;

  constructor(page: PDFPageProxy, ctm: Matrix, view: Rect) {
    this.#page = page;
    this.#view = view;
    this.#state = {
      ctm,
      fill: '#000000',
      opacity: 1,
      font: null,
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      stretch: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the arguments of each instruction are its own
  apply(operation: number, args: any): void {
    const state = this.#state;
    switch (operation) {
      case OPS.save:
        this.#saved.push({ ...state });
        this.#idle = true;
        return;
      case OPS.restore:
        if (this.#idle) this.#painted.add(this.#unitSquare(), null);
        this.#idle = false;
        this.#state = this.#saved.pop() ?? state;
        return;
      case OPS.transform:
        state.ctm = Util.transform(state.ctm, args) as Matrix;
        return;
      case OPS.paintFormXObjectBegin:
        this.#saved.push({ ...state });
        if (args[0]) state.ctm = Util.transform(state.ctm, args[0]) as Matrix;
        return;
      case OPS.paintFormXObjectEnd:
        this.#state = this.#saved.pop() ?? state;
        return;
      case OPS.setFillRGBColor:
        state.fill = typeof args[0] === 'string' ? args[0] : null;
        return;
      case OPS.setFillColorN:
        state.fill = null;
        return;
      case OPS.setGState:
        for (const [key, value] of args[0] as [string, unknown][]) {
          if (key === 'ca' && typeof value === 'number') state.opacity = value;
          if (key === 'Font' && Array.isArray(value)) this.#setFont(value[0], value[1]);
        }
        return;
      case OPS.constructPath:
        this.#paint(args);
        return;
      default:
        this.#setText(operation, args);
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the arguments of each instruction are its own
  #setText(operation: number, args: any): void {
    const state = this.#state;
    switch (operation) {
      case OPS.beginText:
        this.#text = [1, 0, 0, 1, 0, 0];
        this.#at = { x: 0, y: 0, lineX: 0, lineY: 0 };
        break;
      case OPS.setTextMatrix:
        this.#text = [...(args[0] as Iterable<number>)] as Matrix;
        this.#at = { x: 0, y: 0, lineX: 0, lineY: 0 };
        break;
      case OPS.setFont:
        this.#setFont(args[0], args[1]);
        break;
      case OPS.setCharSpacing:
        state.charSpacing = args[0];
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = args[0];
        break;
      case OPS.setHScale:
        state.stretch = args[0] / 100;
        break;
      case OPS.setLeading:
        state.leading = -args[0];
        break;
      case OPS.setTextRise:
        state.rise = args[0];
        break;
      case OPS.setTextRenderingMode:
        state.mode = args[0];
        break;
      case OPS.moveText:
        this.#move(args[0], args[1]);
        break;
      case OPS.setLeadingMoveText:
        state.leading = args[1];
        this.#move(args[0], args[1]);
        break;
      case OPS.nextLine:
        this.#move(0, state.leading);
        break;
      case OPS.showText:
        this.#idle = false;
        this.#show(args[0]);
        break;
      default:
    }
  }

  #setFont(reference: string, size: number): void {
    this.#state.font = this.#page.commonObjs.get(reference) as PdfFont | null;
    this.#state.fontSize = size;
  }

  #move(x: number, y: number): void {
    this.#at.lineX += x;
    this.#at.lineY += y;
    this.#at.x = this.#at.lineX;
    this.#at.y = this.#at.lineY;
  }

  #show(glyphs: readonly (PdfGlyph | number)[]): void {
    const { ctm, font, fontSize, charSpacing, wordSpacing, stretch, rise } = this.#state;
    if (!font || font.vertical) return;
    const all = Util.transform(ctm, this.#text) as Matrix;
    const size = Math.abs(fontSize) * Math.hypot(all[2], all[3]) * (font.isType3Font ? 1000 * unitOf(font) : 1);
    const upright = Math.abs(all[1]) < 0.1 * Math.abs(all[0]) && all[0] > 0;
    const scale = Math.hypot(all[0], all[1]);
    const bold = BOLD.test(font.name ?? '');
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.#at.x -= ((glyph * fontSize) / 1000) * stretch;
        continue;
      }
      const drawn = glyph.width * unitOf(font) * fontSize * stretch;
      if (upright) {
        const [x, y] = pointOf(all, this.#at.x, this.#at.y + rise);
        this.#keep({ char: glyph.unicode, x, y, width: drawn * scale, size, bold });
      }
      this.#at.x += drawn + ((glyph.isSpace ? wordSpacing : 0) + charSpacing) * stretch;
    }
  }

  #keep(glyph: Glyph): void {
    const { char, x, y, width, size } = glyph;
    if (char === '' || char === SOFT_HYPHEN || size < SMALLEST) return;
    const middle = { x: x + width / 2, y: y - size * 0.3 };
    const { x0, y0, x1, y1 } = this.#view;
    if (middle.x < x0 || middle.x > x1 || middle.y < y0 || middle.y > y1) return;
    const { mode, opacity, fill } = this.#state;
    const hidden = mode === INVISIBLE_MODE;
    const kept = hidden ? this.invisible : this.glyphs;
    if (kept.length >= GLYPHS_MAX) return;
    if (!hidden && (opacity < 0.1 || !this.#painted.shows(fill, middle.x, middle.y))) return;
    kept.push(char.trim() === '' ? { ...glyph, char: ' ' } : glyph);
  }

  #paint([how, [path], box]: [number, [Float32Array | null], Float32Array | null]): void {
    const { fill, opacity, ctm } = this.#state;
    const fills: readonly number[] = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke];
    if (!box || !path || !fills.includes(how) || opacity < 0.5) return;
    this.#idle = false;
    // What is no rectangle covers only a part of its box.
    this.#painted.add(boxOf(ctm, box), path.length <= RECTANGLE ? fill : null);
  }

  #unitSquare(): Rect {
    return boxOf(this.#state.ctm, [0, 0, 1, 1]);
  }
}

/** Four corners and the way back, as pdfjs writes them down. */
const RECTANGLE = 16;

const unitOf = ({ fontMatrix }: PdfFont) => Math.abs(fontMatrix?.[0] ?? 0.001);
