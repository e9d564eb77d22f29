import { PRINTED_KEPT } from '@prova/contract/code/returned-value';
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

/** Code that is run for what it prints, in the place of what calls an answer. */
const program = z.strictObject({
  /** Letters; who prints more is stopped. */
  printedMax: z.number().max(2 * PRINTED_KEPT),
  /** Milliseconds since 1970: what it takes for now. */
  beginsAt: z.number(),
});
const written = z.strictObject({ code: z.string().max(CODE_MAX), milliseconds });
const writtenJavaScript = written.extend({ language: z.enum(['javascript', 'typescript']) });

/** JavaScript, and TypeScript without its types, in QuickJS. */
export const javascriptAnswer = defineProgram({
  name: 'assessments.javascript',
  entry: new URL('./javascript.program.ts', import.meta.url),
  input: z.union([
    writtenJavaScript.extend({
      functionName: z.string(),
      /** Arguments as a JSON array, by case. */
      inputs: z.array(z.string()),
    }),
    writtenJavaScript.extend({ program }),
  ]),
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
  input: z.union([
    written.extend({
      functionName: z.string(),
      /** Arguments as a JSON array. */
      input: z.string(),
    }),
    written.extend({ program }),
  ]),
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
  input: z.union([
    written.extend({ schema: z.string().max(CODE_MAX), rows: z.string().max(CODE_MAX) }),
    written.extend({
      program: program.extend({
        /** Of the last query, which are answered behind the names of its columns; what is beyond is left out, but for one more. */
        rowsMax: z.number().int(),
      }),
    }),
  ]),
  output: caseRun,
  limits: { seconds: SECONDS, memoryMegabytes: 600, heapMegabytes: 128, outputBytes: OUTPUT_BYTES },
  flags: [...WASM_FLAGS, '--wasm-max-mem-pages=4096'],
});
