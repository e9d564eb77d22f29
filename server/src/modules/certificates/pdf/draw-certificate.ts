import { encode } from 'uqr';
import { INK, MARGIN, MUTED, PdfPaper, type Type } from '../../../platform/sandbox/pdf-paper.ts';
import type { PrintedCertificate } from './certificate-pdf.ts';

const BRAND = '#0a6b50';
const BRAND_SOFT = '#e0f2eb';
const SUNKEN = '#eef1ec';

const QR_SIDE = 128;
const PANEL_PADDING = 20;
const PANEL_HEIGHT = QR_SIDE + 2 * PANEL_PADDING;
const PANEL_BOTTOM = 44;
const LINE_GAP = 0.15;
const SMALLEST = 4;
const CHIP = { height: 22, padding: 10, gap: 6, size: 10.5 } as const;

interface Style extends Type {
  readonly width?: number;
  /** It is set as large as fits into so much. */
  readonly height?: number;
}

/** Inside of the sandbox: one page of A4, tagged, with a QR code of the address where it is checked. */
export async function drawCertificate(certificate: PrintedCertificate): Promise<Buffer> {
  const paper = new PdfPaper(certificate, { tagged: true });
  new Sheet(paper, certificate).draw();
  return paper.finish();
}

class Sheet {
  readonly #paper: PdfPaper;
  readonly #document: PdfPaper['document'];
  readonly #certificate: PrintedCertificate;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #width: number;

  constructor(paper: PdfPaper, certificate: PrintedCertificate) {
    this.#paper = paper;
    this.#document = paper.document;
    this.#certificate = certificate;
    this.#width = paper.width;
    this.#root = paper.document.struct('Document');
    paper.document.addStructure(this.#root);
  }

  draw(): void {
    const { heading, certifies, name, nameElsewhere, took, title, facts, how } = this.#certificate;
    this.#paper.forTheEye(() => this.#brand());
    let y = 112;
    y = this.#write('H1', heading, y, { size: 12, bold: true, color: BRAND }) + 18;
    y = this.#write('P', certifies, y, { size: 12, color: MUTED }) + 3;
    y = this.#write('P', this.#paper.drawable(name) || nameElsewhere, y, { size: 32, bold: true, height: 58 }) + 6;
    y = this.#write('P', took, y, { size: 12, color: MUTED }) + 3;
    y = this.#write('P', title, y, { size: 20, bold: true, height: 54 }) + 5;
    y = this.#write('P', facts, y, { size: 10.5, color: MUTED, height: 28 }) + 18;
    y = this.#result(y);
    y = this.#skills(y) + 16;
    y = this.#dates(y) + 16;
    y = this.#write('H2', how.heading, y, { size: 10.5, bold: true }) + 3;
    this.#write('P', how.body, y, { size: 10, color: MUTED, height: 40 });
    this.#verification(this.#document.page.height - PANEL_BOTTOM - PANEL_HEIGHT);
    this.#root.end();
  }

  /** The name in lower case beneath a band, its v drawn as a check mark, as `logo.tsx` draws it. */
  #brand(): void {
    const document = this.#document;
    document.rect(0, 0, document.page.width, 8).fill(BRAND);
    const [size, top] = [26, 52];
    const line = { lineBreak: false } as const;
    document.font('bold', size).fillColor(INK).text('pro', MARGIN, top, line);
    const [x, scale] = [MARGIN + document.widthOfString('pro'), (size * 0.72) / 44];
    document
      .save()
      .translate(x, top + size * 0.19)
      .scale(scale);
    document.path('M5 27.5 13.5 40 30 5').lineWidth(7).lineJoin('round').stroke(BRAND);
    document.restore();
    document.text('a', x + 34 * scale, top, line);
  }

  /** The score, large, with the place beside it. @returns where what follows begins */
  #result(y: number): number {
    const { score, scoreLabel, place } = this.#certificate;
    if (score === '' && place === '') return y;
    const height = 62;
    this.#paper.forTheEye(() => this.#document.roundedRect(MARGIN, y, this.#width, height, 12).fill(BRAND_SOFT));
    const column = score === '' ? 0 : 130;
    if (score !== '') {
      this.#write('P', scoreLabel, y + 9, { size: 10, color: MUTED }, MARGIN + 18);
      this.#write('P', score, y + 22, { size: 28, bold: true, color: BRAND }, MARGIN + 18);
    }
    if (place !== '')
      this.#write('P', place, y + 25, { size: 11, width: this.#width - column - 36, height: 34 }, MARGIN + 18 + column);
    return y + height + 18;
  }

  /** Side by side in one row or two; where they are too long for that, as a text. */
  #skills(y: number): number {
    const { skillsHeading, skills } = this.#certificate;
    const top = this.#write('H2', skillsHeading, y, { size: 10.5, bold: true }) + 6;
    const drawn = skills.map(this.#paper.drawable).filter((skill) => skill !== '');
    const chips = this.#chips(drawn, top);
    if (!chips) return this.#write('P', drawn.join(' · '), top, { size: CHIP.size, color: BRAND, height: 44 });
    const list = this.#document.struct('L');
    this.#root.add(list);
    for (const { skill, x, y, width } of chips) {
      this.#paper.forTheEye(() => {
        this.#document.roundedRect(x, y, width, CHIP.height, CHIP.height / 2);
        this.#document.lineWidth(0.8).stroke(BRAND);
      });
      this.#write('LI', skill, y + 5, { size: CHIP.size, color: BRAND, width }, x + CHIP.padding, list);
    }
    list.end();
    return (chips.at(-1)?.y ?? top) + CHIP.height;
  }

  /** Where each stands; null where there is no space for all. */
  #chips(skills: readonly string[], top: number) {
    this.#document.font('regular', CHIP.size);
    const right = MARGIN + this.#width;
    let [x, y] = [MARGIN, top];
    const chips = skills.map((skill) => {
      const width = this.#document.widthOfString(skill) + 2 * CHIP.padding;
      if (x > MARGIN && x + width > right) [x, y] = [MARGIN, y + CHIP.height + CHIP.gap];
      const chip = { skill, x, y, width };
      x += width + CHIP.gap;
      return chip;
    });
    const fit = chips.every((chip) => chip.x + chip.width <= right && chip.y <= top + CHIP.height + CHIP.gap);
    return fit ? chips : null;
  }

  #dates(y: number): number {
    const { dates } = this.#certificate;
    const width = this.#width / dates.length;
    this.#paper.forTheEye(() => this.#paper.rule(y));
    let bottom = y;
    for (const [index, { label, value }] of dates.entries()) {
      const x = MARGIN + index * width;
      const below = this.#write('P', label, y + 12, { size: 10, color: MUTED, width }, x) + 2;
      bottom = Math.max(bottom, this.#write('P', value, below, { size: 11, bold: true, width: width - 8 }, x));
    }
    return bottom;
  }

  #verification(y: number): void {
    const document = this.#document;
    const { heading, body, address, qrAlt } = this.#certificate.verify;
    this.#paper.forTheEye(() => document.roundedRect(MARGIN, y, this.#width, PANEL_HEIGHT, 14).fill(SUNKEN));
    const [left, top] = [MARGIN + PANEL_PADDING, y + PANEL_PADDING];
    this.#root.add(document.struct('Figure', { alt: qrAlt }, () => this.#qrCode(address, left, top)));
    const x = left + QR_SIDE + PANEL_PADDING;
    const width = this.#width - QR_SIDE - 3 * PANEL_PADDING;
    let below = this.#write('H2', heading, top + 4, { size: 13, bold: true, width }, x) + 6;
    below = this.#write('P', body, below, { size: 10, color: MUTED, width }, x) + 8;
    const link = document.struct('Link', { alt: address });
    this.#root.add(link);
    // The code on a line of its own, larger and spaced: it is what has to be typed sign by sign.
    const end = address.lastIndexOf('/') + 1;
    const options = { width, link: address, structParent: link };
    link.add(() => {
      document
        .font('regular', 10)
        .fillColor(BRAND)
        .text(address.slice(0, end), x, below, options as PDFKit.Mixins.TextOptions);
      document
        .font('bold', 14)
        .text(address.slice(end), x, document.y + 2, { ...options, characterSpacing: 1 } as PDFKit.Mixins.TextOptions);
    });
    link.end();
  }

  /** Whole modules without seams: neighbours in a row are one rectangle. */
  #qrCode(address: string, left: number, top: number): void {
    const document = this.#document;
    const { data, size } = encode(address, { border: 4, ecc: 'M' });
    const side = QR_SIDE / size;
    document.rect(left, top, QR_SIDE, QR_SIDE).fill('#ffffff');
    for (const [row, modules] of data.entries()) {
      let begun = -1;
      for (let column = 0; column <= size; column += 1) {
        if (modules[column] && begun < 0) begun = column;
        if (modules[column] || begun < 0) continue;
        document.rect(left + begun * side, top + row * side, (column - begun) * side, side);
        begun = -1;
      }
    }
    document.fill('#000000');
  }

  /** @returns where it ends */
  #write(
    tag: string,
    text: string,
    y: number,
    { width = this.#width, height = Number.POSITIVE_INFINITY, ...type }: Style,
    x = MARGIN,
    parent = this.#root,
  ): number {
    const document = this.#document;
    const drawn = this.#paper.drawable(text);
    let { size } = type;
    const isTooHigh = () => {
      this.#paper.setFont({ ...type, size });
      return document.heightOfString(drawn, { width, lineGap: size * LINE_GAP }) > height;
    };
    while (size > SMALLEST && isTooHigh()) size -= 0.5;
    parent.add(
      document.struct(tag, {}, () => {
        this.#paper.set({ ...type, size });
        document.text(drawn, x, y, { width, lineGap: size * LINE_GAP });
      }),
    );
    return document.y;
  }
}
