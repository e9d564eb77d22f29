import * as z from 'zod';
import { definePdf } from '../../../platform/sandbox/pdf-program.ts';

const text = z.string().max(500);

/** A receipt as it is printed, in the words of its reader. */
const printedReceipt = z.strictObject({
  lang: z.string(),
  documentTitle: text,
  heading: text,
  /** Label and value, from the top. */
  facts: z.array(z.strictObject({ label: text, value: text })).max(8),
  itemLabel: text,
  item: text,
  span: text,
  totalLabel: text,
  total: text,
  /** What it is not, and what became of it. */
  notes: z.array(text).max(4),
  made: z.iso.datetime(),
});
export type PrintedReceipt = z.output<typeof printedReceipt>;

/** One page. */
export const receiptPdf = definePdf({
  name: 'billing.receipt-pdf',
  entry: new URL('./receipt-pdf.program.ts', import.meta.url),
  input: printedReceipt,
  limits: { seconds: 10, memoryMegabytes: 384, heapMegabytes: 192, outputBytes: 1_000_000 },
});
