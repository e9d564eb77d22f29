import * as z from 'zod';
import { codeText } from '../code/code-check.ts';
import { CODE_LANGUAGES } from '../code/code-fields.ts';
import { endpoint } from '../endpoint.ts';
import { knowledgeReaders } from './items.ts';
import { RUN_CODE_MAX } from './knowledge-fields.ts';

/** `done`: it came to its end. `stopped`: it took too long, too much memory, or said too much. `error`: it does not run, or threw. */
export const RUN_OUTCOMES = ['done', 'stopped', 'error'] as const;

/** What became of code that was run. */
export const codeRun = z.object({
  outcome: z.enum(RUN_OUTCOMES),
  /** Why it was stopped; null otherwise. */
  cause: z.enum(['time', 'memory', 'output', 'crash']).nullable(),
  printed: z.string(),
  /** Of SQL: the rows of the last query, each as an array, with the names of its columns; null where it has none. */
  rows: z.object({ columns: z.array(z.string()), values: z.array(z.array(z.unknown())), cut: z.boolean() }).nullable(),
  /** In the words of the interpreter; '' for nothing. */
  message: z.string(),
  milliseconds: z.number().int(),
});
export type CodeRun = z.output<typeof codeRun>;

export const runCodeOfPage = endpoint({
  id: 'knowledge.run',
  method: 'POST',
  path: '/api/v1/knowledge/run',
  summary:
    'Run code of a page in the sandbox, and answer what it printed. Nothing is stored, and nothing of it runs by itself.',
  access: knowledgeReaders,
  body: z.strictObject({ language: z.enum(CODE_LANGUAGES), code: codeText(RUN_CODE_MAX, 1) }),
  output: codeRun,
  rateLimit: { max: 60, seconds: 600 },
});
