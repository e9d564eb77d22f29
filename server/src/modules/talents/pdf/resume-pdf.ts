import * as z from 'zod';
import { definePdf } from '../../../platform/sandbox/pdf-program.ts';

/** The longest names three hundred skills. */
const text = z.string().max(30_000);

/** A résumé as it is printed, in the words of its reader. */
const printedResume = z.strictObject({
  lang: z.string(),
  documentTitle: text,
  /** Name first: where the font has no letter of one, the next is taken. */
  names: z.array(text),
  title: text,
  contact: text,
  links: z.array(z.strictObject({ text, url: text })),
  sections: z.array(
    z.strictObject({
      heading: text,
      entries: z.array(z.strictObject({ head: text, below: text, body: text, note: text })),
    }),
  ),
  attachedName: text,
  made: z.iso.datetime(),
});
export type PrintedResume = z.output<typeof printedResume>;

/** Some 150 pages at most, with its JSON attached. */
export const resumePdf = definePdf({
  name: 'talents.resume-pdf',
  entry: new URL('./resume-pdf.program.ts', import.meta.url),
  input: printedResume,
  limits: { seconds: 20, memoryMegabytes: 512, heapMegabytes: 256, outputBytes: 5_000_000 },
});
