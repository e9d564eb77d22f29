import * as z from 'zod';
import { defineProgram, ProgramFailure } from '../../platform/sandbox/program.ts';
import type { Sandbox } from '../../platform/sandbox/sandbox.ts';

/**
 * Looks at a file without opening it: magic numbers, tables of contents, a few packed names. It keeps nothing from one
 * file to the next, so that a process may look at many; starting one takes a hundred times as long.
 */
export const contentTypes = defineProgram({
  name: 'files.content-type',
  entry: new URL('./content-type.program.ts', import.meta.url),
  input: z.strictObject({}),
  output: z.strictObject({ mime: z.string().max(200).nullable() }),
  limits: { seconds: 10, memoryMegabytes: 256, heapMegabytes: 64, outputBytes: 1_000 },
  runsPerProcess: 500,
});

/**
 * What a file is by its content; neither name nor stated type count. PDF, DOC and DOCX only when they have the parts of
 * one, and no macros.
 * @returns null for what is not known, or cannot be looked at within the limits
 */
export async function contentType(sandbox: Sandbox, body: Buffer): Promise<string | null> {
  try {
    return (await sandbox.run(contentTypes, {}, body)).value.mime;
  } catch (error) {
    if (error instanceof ProgramFailure) return null;
    throw error;
  }
}
