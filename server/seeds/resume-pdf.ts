import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ResumeContent } from './resume-content.ts';

const MARGIN = 56;
const INK = '#121a17';
const MUTED = '#54615c';

interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Space above, in points. */
  readonly above?: number;
}

/** A4 with text that can be selected and extracted. */
export async function renderResume(resume: ResumeContent, made: Date): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pt-BR',
    info: { Title: `Currículo de ${resume.name}`, CreationDate: made, ModDate: made },
  });
  const written = buffer(document);
  const write = (text: string, { size, bold = false, color = INK, above = 0 }: Style) => {
    document.y += above;
    document
      .font(bold ? 'Helvetica-Bold' : 'Helvetica', size)
      .fillColor(color)
      .text(text, { lineGap: size * 0.25 });
  };
  const body = (text: string) => write(text, { size: 10.5 });
  const section = (title: string) => write(title, { size: 12, bold: true, above: 14 });

  write(resume.name, { size: 22, bold: true });
  write(resume.title, { size: 13, color: MUTED });
  write(resume.contact, { size: 10, color: MUTED, above: 2 });
  section('Resumo');
  body(resume.summary);
  section('Conhecimentos');
  body(resume.skills.join(', '));
  section('Experiência');
  for (const { what, when, lines } of resume.experience) {
    write(`${what} (${when})`, { size: 10.5, bold: true, above: 4 });
    lines.forEach(body);
  }
  section('Formação');
  resume.education.forEach(body);
  document.end();
  return written;
}
