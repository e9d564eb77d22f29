import * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { defineProgram, type FailureReason, ProgramFailure } from '../../../platform/sandbox/program.ts';
import type { Sandbox } from '../../../platform/sandbox/sandbox.ts';
import type { PartRead, Reading } from './read-part.ts';

const count = z.number().int().min(0);

export const readingState = z.strictObject({
  read: count,
  begun: z.string().max(100_000),
  skip: count,
  tick: count,
  leading: z.strictObject({ track: count, isPicture: z.boolean() }).nullable(),
  wholeUntil: count,
  last: count,
  clusters: count,
  resumedAt: count.nullable(),
  open: z.strictObject({ at: count, time: count.nullable(), first: z.enum(['ahead', 'grouped', 'judged']) }).nullable(),
});

const cluster = z.strictObject({ at: count, time: count, timeAt: count, timeBytes: z.number().int().min(1).max(8) });

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
        keys: z.array(count),
        hasHead: z.boolean(),
      })
      .nullable(),
  }),
  limits: { seconds: 10, memoryMegabytes: 256, heapMegabytes: 64, outputBytes: 4_000_000 },
  runsPerProcess: 2_000,
});

const PASSING: ReadonlySet<string> = new Set(['time', 'memory', 'crash'] satisfies FailureReason[]);

/**
 * What a part of a recording tells, read where strangers' bytes are read.
 * @returns null for what is no WebM as browsers record it
 * @throws AppError SERVICE_UNAVAILABLE where it could not be looked at now
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
    if (!(error instanceof ProgramFailure)) throw error;
    // Of a machine without time or memory to spare the bytes say nothing: the part comes again.
    if (PASSING.has(error.reason)) throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
    return null;
  }
}
