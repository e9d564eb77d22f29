import * as z from 'zod';
import { definePdf } from '../../../platform/sandbox/pdf-program.ts';

const text = z.string().max(500);

/** A certificate as it is printed, in the words of its reader. */
const printedCertificate = z.strictObject({
  lang: z.string(),
  documentTitle: text,
  heading: text,
  certifies: text,
  name: text,
  /** In its place where the font has none of its letters. */
  nameElsewhere: text,
  took: text,
  title: text,
  facts: text,
  skillsHeading: text,
  skills: z.array(text).max(5),
  /** Empty for a score that is not shown. */
  score: text,
  scoreLabel: text,
  place: text,
  dates: z.array(z.strictObject({ label: text, value: text })).max(3),
  how: z.strictObject({ heading: text, body: text }),
  verify: z.strictObject({ heading: text, body: text, address: text, qrAlt: text }),
  made: z.iso.datetime(),
});
export type PrintedCertificate = z.output<typeof printedCertificate>;

/** One page. */
export const certificatePdf = definePdf({
  name: 'assessments.certificate-pdf',
  entry: new URL('./certificate-pdf.program.ts', import.meta.url),
  input: printedCertificate,
  limits: { seconds: 10, memoryMegabytes: 384, heapMegabytes: 192, outputBytes: 1_000_000 },
});
