import * as z from 'zod';
import { defineProgram, type Program, type ProgramDefinition, type Run } from './program.ts';
import type { Sandbox } from './sandbox.ts';

const nothing = z.strictObject({});

/** A program that answers a PDF and nothing beside it. */
type PdfProgram<I> = Program<I, Record<string, never>>;

/** Declares a program that draws a PDF: fitting and packing fonts in this process would hold up everybody else's calls. */
export const definePdf = <I>(definition: Pick<ProgramDefinition<I, unknown>, 'name' | 'entry' | 'input' | 'limits'>) =>
  defineProgram({ ...definition, output: nothing, background: true }) satisfies PdfProgram<I>;

/** What the entry of such a program exports as `run`. */
export const drawnBy =
  <I>(draw: (input: I, attached: Buffer) => Promise<Buffer>): Run<PdfProgram<I>> =>
  async (input, attached) => ({ value: {}, body: await draw(input, attached) });

/**
 * @param attached goes into the file
 * @throws ProgramFailure beyond the limits, AppError SERVICE_UNAVAILABLE when too many wait
 */
export async function printPdf<I>(
  sandbox: Sandbox,
  program: PdfProgram<I>,
  input: I,
  attached?: Buffer,
): Promise<Buffer> {
  return Buffer.from((await sandbox.run(program, input, attached)).body);
}
