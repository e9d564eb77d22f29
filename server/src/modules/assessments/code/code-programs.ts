import * as z from 'zod';
import { defineProgram } from '../../../platform/sandbox/program.ts';
import { CODE_MAX, MILLISECONDS_MAX } from './code-question.ts';
import { caseRun } from './returned-value.ts';

/** JavaScript, and TypeScript without its types, in QuickJS. */
export const javascriptAnswer = defineProgram({
  name: 'assessments.javascript',
  entry: new URL('./javascript.program.ts', import.meta.url),
  input: z.strictObject({
    code: z.string().max(CODE_MAX),
    language: z.enum(['javascript', 'typescript']),
    functionName: z.string(),
    /** Arguments as a JSON array, by case. */
    inputs: z.array(z.string()),
    /** Of CPU, for each case. */
    milliseconds: z.number().max(MILLISECONDS_MAX),
  }),
  output: z.array(caseRun),
  limits: { seconds: 3 * (MILLISECONDS_MAX / 1000), memoryMegabytes: 300, heapMegabytes: 64, outputBytes: 8_000_000 },
  flags: ['--liftoff-only', '--wasm-max-mem-pages=2048'],
});
