import { TEXT_MAX } from '../text-limits.ts';
import { LINE_MAX, LINES_MAX, LINKS_MAX, TOP_OF_COLUMN } from './document-line.ts';
import { isOn, type Styles, sizeOf } from './docx-styles.ts';
import { isLink } from './page-lines.ts';
import { attributeOf, type XmlToken, xmlTokens } from './xml-tokens.ts';

export interface Paragraph {
  /** Lines of one paragraph are separated by a line feed, pieces of a line by a tab. */
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly gap: number;
  readonly links: readonly string[];
}

interface Look {
  readonly styles: Styles;
  /** Where hyperlinks lead, by their id. */
  readonly links: ReadonlyMap<string, string>;
}

/** What is there and does not show: deleted text, instructions of fields, and the older of two forms of a drawing. */
const UNSEEN = new Set(['w:del', 'w:moveFrom', 'mc:Fallback']);
const BULLET = '• ';

/** The paragraphs of a part of a document as they are read: cells of a layout one after the other, those of a row of data as one. */
export function documentBlocks(xml: string, look: Look): Paragraph[] {
  const reader = new DocxReader(look);
  for (const token of xmlTokens(xml)) {
    if (reader.isFull) break;
    reader.take(token);
  }
  return reader.finish();
}

interface Open {
  text: string;
  links: string[];
  style: string | null;
  isBullet: boolean;
  isShaded: boolean;
  spaceBefore: number;
  /** Letters by size, and bold ones. */
  sizes: Map<number, number>;
  letters: number;
  boldLetters: number;
}

interface Row {
  readonly cells: Paragraph[][];
}

class DocxReader {
  readonly #look: Look;
  readonly #out: Paragraph[][] = [[]];
  readonly #rows: Row[] = [];
  readonly #paragraphs: Open[] = [];
  /** Whether cells and boxes that are open have a ground of their own. */
  readonly #shades: boolean[] = [];
  #unseen = 0;
  #count = 0;
  #letters = 0;
  #run = { bold: null as boolean | null, size: null as number | null, hidden: false };
  #inRun = false;
  #inText = false;
  #inField = false;
  #isBlank = false;

  constructor(look: Look) {
    this.#look = look;
  }

  /** Whether there is as much as is kept of a document. */
  get isFull(): boolean {
    return this.#count >= LINES_MAX || this.#letters >= TEXT_MAX;
  }

  /** What was read, also of tables that are still open. */
  finish(): Paragraph[] {
    const open = this.#rows.flatMap(({ cells }) => cells.flat());
    return [...(this.#out[0] ?? []), ...open, ...this.#out.slice(1).flat()];
  }

  take(token: XmlToken): void {
    if (token.kind === 'text') {
      if (this.#unseen > 0) return;
      if (this.#inText) this.#write(token.text);
      else if (this.#inField) this.#field(token.text);
      return;
    }
    if (UNSEEN.has(token.name)) {
      if (token.kind === 'close') this.#unseen = Math.max(0, this.#unseen - 1);
      else if (!token.isEmpty) this.#unseen += 1;
      return;
    }
    if (this.#unseen > 0) return;
    if (token.kind === 'open') this.#open(token.name, token.tag, token.isEmpty);
    if (token.kind === 'close' || token.isEmpty) this.#close(token.name);
  }

  #open(name: string, tag: string, isEmpty: boolean): void {
    const paragraph = this.#paragraphs.at(-1);
    switch (name) {
      case 'w:p':
        this.#paragraphs.push(emptyParagraph());
        break;
      case 'w:tr':
        this.#rows.push({ cells: [] });
        break;
      case 'w:tc':
        this.#out.push([]);
        this.#shades.push(false);
        break;
      case 'w:txbxContent':
        this.#shades.push(true);
        break;
      case 'w:r':
        this.#inRun = true;
        this.#run = { bold: null, size: null, hidden: false };
        break;
      case 'w:t':
        this.#inText = !isEmpty;
        break;
      case 'w:instrText':
        this.#inField = !isEmpty;
        break;
      case 'w:tab':
        if (this.#inRun) this.#write('\t');
        break;
      case 'w:br':
      case 'w:cr':
        this.#write('\n');
        break;
      case 'w:noBreakHyphen':
        this.#write('-');
        break;
      case 'w:pStyle':
        if (paragraph) paragraph.style = attributeOf(tag, 'w:val');
        break;
      case 'w:numPr':
        if (paragraph) paragraph.isBullet = true;
        break;
      case 'w:spacing':
        if (paragraph && !this.#inRun) paragraph.spaceBefore = Number(attributeOf(tag, 'w:before') ?? 0) / 20;
        break;
      case 'w:hyperlink':
        this.#link(this.#look.links.get(attributeOf(tag, 'r:id') ?? ''));
        break;
      default:
        if (this.#inRun) this.#setRun(name, tag);
        else if (name === 'w:shd' && isDark(tag)) this.#shade();
    }
  }

  #setRun(name: string, tag: string): void {
    if (name === 'w:b') this.#run.bold = isOn(tag);
    if (name === 'w:sz') this.#run.size = sizeOf(tag);
    if (name === 'w:vanish' && isOn(tag)) this.#run.hidden = true;
    if (name === 'w:color' && isWhite(attributeOf(tag, 'w:val')) && !this.#isShaded()) this.#run.hidden = true;
    if (name === 'w:highlight' || (name === 'w:shd' && isDark(tag))) this.#run.hidden = false;
  }

  /** White letters show where something else than paper is behind them. */
  #isShaded(): boolean {
    return this.#paragraphs.at(-1)?.isShaded || this.#shades.some(Boolean);
  }

  #shade(): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph) paragraph.isShaded = true;
    else if (this.#shades.length > 0) this.#shades[this.#shades.length - 1] = true;
  }

  #close(name: string): void {
    if (name === 'w:r') this.#inRun = false;
    else if (name === 'w:t') this.#inText = false;
    else if (name === 'w:instrText') this.#inField = false;
    else if (name === 'w:p') this.#endParagraph();
    else if (name === 'w:tc') this.#endCell();
    else if (name === 'w:txbxContent') this.#shades.pop();
    else if (name === 'w:tr') this.#endRow();
  }

  #write(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (!paragraph || this.#run.hidden || paragraph.text.length > LINE_MAX) return;
    paragraph.text += text;
    const style = this.#look.styles.of(paragraph.style);
    const size = this.#run.size ?? style.size ?? this.#look.styles.usual;
    const letters = text.trim().length;
    paragraph.sizes.set(size, (paragraph.sizes.get(size) ?? 0) + letters);
    paragraph.letters += letters;
    if (this.#run.bold ?? style.bold) paragraph.boldLetters += letters;
  }

  /** ` HYPERLINK "https://…" ` */
  #field(text: string): void {
    const begin = text.indexOf('"');
    if (text.includes('HYPERLINK') && begin >= 0) this.#link(text.slice(begin + 1, text.indexOf('"', begin + 1)));
  }

  #link(url: string | undefined): void {
    const links = this.#paragraphs.at(-1)?.links;
    if (links && isLink(url) && links.length < LINKS_MAX) links.push(url);
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    const out = this.#out.at(-1);
    this.#count += 1;
    this.#letters += paragraph.text.length;
    if (paragraph.text.trim() === '') {
      this.#isBlank = true;
      return;
    }
    const sizes = [...paragraph.sizes].sort(([, one], [, other]) => other - one);
    const size = sizes[0]?.[0] ?? this.#look.styles.usual;
    const gap = this.#isBlank ? 1.5 : paragraph.spaceBefore / size;
    out?.push({
      text: (paragraph.isBullet ? BULLET : '') + paragraph.text.trim(),
      size,
      bold: paragraph.boldLetters > paragraph.letters * 0.8,
      gap: out.length === 0 && this.#out.length === 1 ? TOP_OF_COLUMN : gap,
      links: paragraph.links,
    });
    this.#isBlank = false;
  }

  #endCell(): void {
    this.#shades.pop();
    const cell = this.#out.length > 1 ? this.#out.pop() : undefined;
    const row = this.#rows.at(-1);
    if (cell && row) row.cells.push(cell);
    else if (cell) this.#out.at(-1)?.push(...cell);
  }

  /** A row with a line in each cell is read as one; cells with more are columns. */
  #endRow(): void {
    const cells = (this.#rows.pop()?.cells ?? []).filter((cell) => cell.length > 0);
    const out = this.#out.at(-1);
    const [first] = cells[0] ?? [];
    if (!out || !first) return;
    if (cells.every((cell) => cell.length === 1 && !cell[0]?.text.includes('\n'))) {
      const all = cells.flat();
      out.push({
        ...first,
        text: all.map(({ text }) => text).join('\t'),
        bold: first.bold,
        links: all.flatMap(({ links }) => links).slice(0, LINKS_MAX),
      });
      return;
    }
    for (const cell of cells) {
      const [top, ...rest] = cell;
      if (top) out.push({ ...top, gap: Math.max(top.gap, 1) }, ...rest);
    }
  }
}

const isWhite = (colour: string | null) => colour !== null && /^(?:f[a-f]){3}$/i.test(colour);
const isDark = (tag: string) => {
  const fill = attributeOf(tag, 'w:fill');
  return fill !== null && fill !== 'auto' && !isWhite(fill);
};

const emptyParagraph = (): Open => ({
  text: '',
  links: [],
  style: null,
  isBullet: false,
  isShaded: false,
  spaceBefore: 0,
  sizes: new Map(),
  letters: 0,
  boldLetters: 0,
});
