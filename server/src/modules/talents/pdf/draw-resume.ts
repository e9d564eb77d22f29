import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawableBy, fontFile } from '../../../platform/sandbox/pdf-fonts.ts';
import type { PrintedResume } from './resume-pdf.ts';

const MARGIN = 56;
const INK = '#121a17';
const MUTED = '#54615c';
const RULE = '#c9d1cd';
/** A heading stands on the page of what it heads. */
const ROOM_BELOW_HEADING = 90;
const ROOM_BELOW_ENTRY = 46;

type Pdf = InstanceType<typeof PDFDocument>;
interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Space above, in points. */
  readonly above?: number;
  readonly link?: string;
}

/** Inside of the sandbox: one column on A4, its text to be selected, its JSON attached. */
export async function drawResume(resume: PrintedResume, json: Buffer): Promise<Buffer> {
  const made = new Date(resume.made);
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: resume.lang,
    displayTitle: true,
    font: fontFile('Regular'),
    info: { Title: resume.documentTitle, CreationDate: made, ModDate: made },
  });
  document.registerFont('regular', fontFile('Regular')).registerFont('bold', fontFile('Bold')).font('regular');
  document.file(json, {
    name: resume.attachedName,
    type: 'application/json',
    creationDate: made,
    modifiedDate: made,
  });
  const written = buffer(document);
  // What is left out here is in the attached JSON.
  const drawable = drawableBy(document);
  const write = (text: string, { size, bold = false, color = INK, above = 0, link }: Style) => {
    const drawn = drawable(text);
    if (drawn === '') return;
    document.y += above;
    document
      .font(bold ? 'bold' : 'regular', size)
      .fillColor(color)
      .text(drawn, MARGIN, document.y, { lineGap: size * 0.25, ...(link && { link }) });
  };

  write(resume.names.find((name) => drawable(name) !== '') ?? '', { size: 22, bold: true });
  write(resume.title, { size: 13, color: MUTED });
  write(resume.contact, { size: 10, color: MUTED, above: 4 });
  for (const { text, url } of resume.links) write(text, { size: 10, color: MUTED, link: url });
  for (const { heading, entries } of resume.sections) {
    keepTogether(document, ROOM_BELOW_HEADING);
    write(heading, { size: 12, bold: true, above: 16 });
    drawRule(document);
    for (const [index, { head, below, body, note }] of entries.entries()) {
      const isFirst = index === 0;
      if (head) keepTogether(document, ROOM_BELOW_ENTRY);
      write(head, { size: 10.5, bold: true, above: isFirst ? 0 : 8 });
      write(below, { size: 10, color: MUTED });
      write(body, { size: 10.5, above: head || below ? 2 : 0 });
      write(note, { size: 9.5, color: MUTED, above: 2 });
    }
  }
  document.end();
  return written;
}

function keepTogether(document: Pdf, room: number): void {
  if (document.y + room > document.page.height - MARGIN) document.addPage();
}

function drawRule(document: Pdf): void {
  const y = document.y + 1;
  document
    .moveTo(MARGIN, y)
    .lineTo(document.page.width - MARGIN, y)
    .lineWidth(0.5)
    .stroke(RULE);
  document.y = y + 6;
}
