import * as z from 'zod';
import { defineProgram } from '../../../platform/sandbox/program.ts';
import type { Sandbox } from '../../../platform/sandbox/sandbox.ts';

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

/** Some 150 pages at most: in a process of its own, so that nobody else waits for them. */
export const resumePdf = defineProgram({
  name: 'talents.resume-pdf',
  entry: new URL('./resume-pdf.program.ts', import.meta.url),
  input: printedResume,
  output: z.strictObject({}),
  limits: { seconds: 20, memoryMegabytes: 512, heapMegabytes: 256, outputBytes: 5_000_000 },
  background: true,
});

/**
 * Prints a résumé, with its JSON attached.
 * @throws ProgramFailure beyond the limits, AppError SERVICE_UNAVAILABLE when too many wait
 */
export async function printResume(sandbox: Sandbox, resume: PrintedResume, json: Buffer): Promise<Buffer> {
  return Buffer.from((await sandbox.run(resumePdf, resume, json)).body);
}
