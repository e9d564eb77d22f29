import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawableBy, fontFile } from './pdf-fonts.ts';

/** Of the page on all sides, in points. */
export const MARGIN = 56;
export const INK = '#121a17';
export const MUTED = '#54615c';
const RULE = '#c9d1cd';

export interface Type {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
}

type Flow = Type & {
  /** Space above, in points. */
  readonly above?: number;
  readonly link?: string;
};

type Made = {
  lang: string;
  documentTitle: string;
  /** When, as its metadata say: the same contents of the same time are the same file. */
  made: string;
};

/** Inside of the sandbox: a file of A4 pages in our type and colours. */
export class PdfPaper {
  readonly document: InstanceType<typeof PDFDocument>;
  /** What the font can draw of a text. */
  readonly drawable: (text: string) => string;
  /** Between the margins. */
  readonly width: number;
  readonly #made: Date;
  readonly #written: Promise<Buffer>;

  /** @param tagged with a structure that is read aloud; all that is drawn is part of it, or `forTheEye` */
  constructor({ lang, documentTitle, made }: Made, { tagged = false } = {}) {
    this.#made = new Date(made);
    this.document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      lang,
      displayTitle: true,
      ...(tagged && { pdfVersion: '1.7', tagged }),
      font: fontFile('Regular'),
      info: { Title: documentTitle, CreationDate: this.#made, ModDate: this.#made },
    });
    this.document.registerFont('regular', fontFile('Regular')).registerFont('bold', fontFile('Bold')).font('regular');
    this.drawable = drawableBy(this.document);
    this.width = this.document.page.width - 2 * MARGIN;
    this.#written = buffer(this.document);
  }

  attach(content: Buffer, name: string, type: string): void {
    this.document.file(content, { name, type, creationDate: this.#made, modifiedDate: this.#made });
  }

  /** What is written next is set in it. */
  setFont({ size, bold = false }: Type): void {
    this.document.font(bold ? 'bold' : 'regular', size);
  }

  set(type: Type): void {
    this.setFont(type);
    this.document.fillColor(type.color ?? INK);
  }

  /** A paragraph below the last one; nothing where the font has none of it. */
  write(text: string, { above = 0, link, ...type }: Flow): void {
    const drawn = this.drawable(text);
    if (drawn === '') return;
    this.document.y += above;
    this.set(type);
    this.document.text(drawn, MARGIN, this.document.y, { lineGap: type.size * 0.25, ...(link && { link }) });
  }

  /** What follows stands on one page as far as so many points. */
  keepTogether(height: number): void {
    const { document } = this;
    if (document.y + height > document.page.height - MARGIN) document.addPage();
  }

  /** A line from margin to margin. */
  rule(y: number): void {
    this.document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.width, y)
      .lineWidth(0.5)
      .stroke(RULE);
  }

  /** What is there for the eye alone, in a tagged file. */
  forTheEye(draw: () => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  finish(): Promise<Buffer> {
    this.document.end();
    return this.#written;
  }
}
