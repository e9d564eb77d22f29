import { MUTED, PdfPaper } from '../../../platform/sandbox/pdf-paper.ts';
import type { PrintedResume } from './resume-pdf.ts';

/** A heading stands on the page of what it heads. */
const SPACE_BELOW_HEADING = 90;
const SPACE_BELOW_ENTRY = 46;

/** Inside of the sandbox: one column on A4, its text to be selected, its JSON attached. */
export async function drawResume(resume: PrintedResume, json: Buffer): Promise<Buffer> {
  const paper = new PdfPaper(resume);
  paper.attach(json, resume.attachedName, 'application/json');
  // What the font lacks is in the attached JSON.
  paper.write(resume.names.find((name) => paper.drawable(name) !== '') ?? '', { size: 22, bold: true });
  paper.write(resume.title, { size: 13, color: MUTED });
  paper.write(resume.contact, { size: 10, color: MUTED, above: 4 });
  for (const { text, url } of resume.links) paper.write(text, { size: 10, color: MUTED, link: url });
  for (const { heading, entries } of resume.sections) {
    paper.keepTogether(SPACE_BELOW_HEADING);
    paper.write(heading, { size: 12, bold: true, above: 16 });
    paper.rule(paper.document.y + 1);
    paper.document.y += 7;
    for (const [index, { head, below, body, note }] of entries.entries()) {
      const isFirst = index === 0;
      if (head) paper.keepTogether(SPACE_BELOW_ENTRY);
      paper.write(head, { size: 10.5, bold: true, above: isFirst ? 0 : 8 });
      paper.write(below, { size: 10, color: MUTED });
      paper.write(body, { size: 10.5, above: head || below ? 2 : 0 });
      paper.write(note, { size: 9.5, color: MUTED, above: 2 });
    }
  }
  return paper.finish();
}
