import * as z from 'zod';
import { defineProgram } from '../../platform/sandbox/program.ts';
import { CODE_MAX, MILLISECONDS_MAX } from './code-question.ts';
import { caseRun } from './returned-value.ts';

/** Of CPU, for each case. Twice the most that a question allows: what comes near its limit is told from what does not end. */
const milliseconds = z.number().max(2 * MILLISECONDS_MAX);
/** Wall time, where whoever asks says nothing shorter. */
const SECONDS = 10 * (MILLISECONDS_MAX / 1000);
const OUTPUT_BYTES = 8_000_000;
/** Compiled once and soon killed: the quick compiler is the better one. */
const WASM_FLAGS = ['--liftoff-only'];

/** Compiled code takes several times as much for a call as the interpreter in it counts. */
const STACK_MEGABYTES = 24;

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
    milliseconds,
  }),
  output: z.array(caseRun),
  limits: {
    seconds: SECONDS,
    memoryMegabytes: 300,
    heapMegabytes: 64,
    outputBytes: OUTPUT_BYTES,
    stackMegabytes: STACK_MEGABYTES,
  },
  flags: [...WASM_FLAGS, '--wasm-max-mem-pages=2048'],
});

/** Python in pyodide, one case for each process. */
export const pythonAnswer = defineProgram({
  name: 'assessments.python',
  entry: new URL('./python.program.ts', import.meta.url),
  input: z.strictObject({
    code: z.string().max(CODE_MAX),
    functionName: z.string(),
    /** Arguments as a JSON array. */
    input: z.string(),
    milliseconds,
  }),
  output: caseRun,
  limits: {
    seconds: SECONDS,
    memoryMegabytes: 400,
    heapMegabytes: 64,
    outputBytes: OUTPUT_BYTES,
    stackMegabytes: STACK_MEGABYTES,
  },
  flags: [...WASM_FLAGS, '--wasm-max-mem-pages=2048'],
});

/** SQL in PGlite, one case for each process. */
export const sqlAnswer = defineProgram({
  name: 'assessments.sql',
  entry: new URL('./sql.program.ts', import.meta.url),
  input: z.strictObject({
    code: z.string().max(CODE_MAX),
    schema: z.string().max(CODE_MAX),
    rows: z.string().max(CODE_MAX),
    milliseconds,
  }),
  output: caseRun,
  limits: { seconds: SECONDS, memoryMegabytes: 600, heapMegabytes: 128, outputBytes: OUTPUT_BYTES },
  flags: [...WASM_FLAGS, '--wasm-max-mem-pages=4096'],
});
