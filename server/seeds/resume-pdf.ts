import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { ResumeContent } from './resume-content.ts';

const MARGIN = 56;
const WIDTH = 595;
const HEIGHT = 842;
const INK = rgb(0.07, 0.1, 0.09);
const MUTED = rgb(0.33, 0.38, 0.36);

/** One page of A4 with text that can be selected and extracted. */
export async function renderResume(resume: ResumeContent, made: Date): Promise<Buffer> {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  document.setTitle(`Currículo de ${resume.name}`);
  document.setLanguage('pt-BR');
  document.setCreationDate(made);
  document.setModificationDate(made);
  const page = document.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN;

  const write = (text: string, font: PDFFont, size: number, color = INK, before = 0) => {
    y -= before;
    for (const line of wrap(text, font, size)) {
      y -= size * 1.4;
      draw(page, line, font, size, color, y);
    }
  };
  const section = (title: string) => write(title, bold, 12, INK, 14);

  write(resume.name, bold, 22);
  write(resume.title, regular, 13, MUTED);
  write(resume.contact, regular, 10, MUTED, 2);
  section('Resumo');
  write(resume.summary, regular, 10.5);
  section('Conhecimentos');
  write(resume.skills.join(', '), regular, 10.5);
  section('Experiência');
  for (const { what, when, lines } of resume.experience) {
    write(`${what} (${when})`, bold, 10.5, INK, 4);
    for (const line of lines) write(line, regular, 10.5);
  }
  section('Formação');
  for (const line of resume.education) write(line, regular, 10.5);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

function draw(
  page: PDFPage,
  text: string,
  font: PDFFont,
  size: number,
  color: ReturnType<typeof rgb>,
  y: number,
): void {
  page.drawText(text, { x: MARGIN, y, size, font, color });
}

function wrap(text: string, font: PDFFont, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > WIDTH - 2 * MARGIN) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}
