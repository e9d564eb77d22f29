import * as z from 'zod';
import { defineProgram, ProgramFailure } from '../../../platform/sandbox/program.ts';
import type { Sandbox } from '../../../platform/sandbox/sandbox.ts';
import type { PartRead, Reading } from './read-part.ts';

const whole = z.number().int().min(0);

export const readingState = z.strictObject({
  read: whole,
  begun: z.string().max(100_000),
  skip: whole,
  tick: whole,
  leading: z.strictObject({ track: whole, isPicture: z.boolean() }).nullable(),
  whole,
  last: whole,
  open: z.strictObject({ at: whole, time: whole.nullable(), first: z.enum(['ahead', 'grouped', 'judged']) }).nullable(),
});

const cluster = z.strictObject({ at: whole, time: whole, timeAt: whole, timeBytes: z.number().int().min(1).max(8) });

/** Keeps nothing from one part to the next but what it is given: a process may read many. */
export const webmReader = defineProgram({
  name: 'recordings.webm',
  entry: new URL('./webm.program.ts', import.meta.url),
  input: z.strictObject({ reading: readingState }),
  output: z.strictObject({
    /** Null for what is no WebM as browsers record it. */
    read: z
      .strictObject({
        reading: readingState,
        clusters: z.array(cluster),
        keys: z.array(whole),
        hasHead: z.boolean(),
      })
      .nullable(),
  }),
  limits: { seconds: 10, memoryMegabytes: 256, heapMegabytes: 64, outputBytes: 4_000_000 },
  runsPerProcess: 2_000,
});

/**
 * What a part of a recording tells, read where strangers' bytes are read.
 * @returns null for what is no WebM as browsers record it, or cannot be read within the limits
 */
export async function readPartApart(
  sandbox: Sandbox,
  reading: Reading,
  part: Buffer,
  owner: string,
): Promise<PartRead | null> {
  try {
    const { value, body } = await sandbox.run(webmReader, { reading }, part, { owner });
    if (!value.read) return null;
    const { hasHead, ...read } = value.read;
    return { ...read, head: hasHead ? Buffer.from(body) : null };
  } catch (error) {
    if (error instanceof ProgramFailure) return null;
    throw error;
  }
}
