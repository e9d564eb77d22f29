import { MARGIN, MUTED, PdfPaper } from '../../../platform/sandbox/pdf-paper.ts';
import type { PrintedReceipt } from './receipt-pdf.ts';

/** Inside of the sandbox: one page of A4, from the top down. */
export async function drawReceipt(receipt: PrintedReceipt): Promise<Buffer> {
  const paper = new PdfPaper(receipt);
  const { document } = paper;
  paper.write('Prova', { size: 24, bold: true });
  paper.write(receipt.heading, { size: 16, bold: true, above: 22 });
  for (const { label, value } of receipt.facts) {
    paper.write(label, { size: 10, color: MUTED, above: 10 });
    paper.write(value, { size: 11.5 });
  }
  document.y += 18;
  paper.rule(document.y);
  paper.write(receipt.itemLabel, { size: 10, color: MUTED, above: 14 });
  paper.write(receipt.item, { size: 12.5, bold: true });
  paper.write(receipt.span, { size: 11, color: MUTED });
  document.y += 14;
  paper.rule(document.y);
  paper.write(receipt.totalLabel, { size: 10, color: MUTED, above: 14 });
  paper.write(receipt.total, { size: 22, bold: true });
  for (const note of receipt.notes) paper.write(note, { size: 10, color: MUTED, above: 12 });
  document.x = MARGIN;
  return paper.finish();
}
