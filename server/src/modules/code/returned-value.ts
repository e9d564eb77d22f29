import {
  type CaseRun,
  DEPTH_MAX,
  DIGITS_MAX,
  PRINTED_KEPT,
  type ReturnedValue,
} from '@prova/contract/code/returned-value';
import * as z from 'zod';

/** Arrays in arrays, those of the value's own form counted, too: what is deeper breaks the stack of whoever reads it. */
const READ_DEPTH_MAX = DEPTH_MAX + 10;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** By hand: a schema that names itself takes so much of the stack that a list of some hundred links breaks it. */
const returnedValue = z.custom<ReturnedValue>((value) => isReturned(value, 0));

function isReturned(value: unknown, depth: number): boolean {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return true;
  if (typeof value !== 'object' || depth > READ_DEPTH_MAX) return false;
  const [[kind, held] = [], ...more] = Object.entries(value);
  if (more.length > 0) return false;
  if (kind === 'number') return typeof held === 'string' && held.length <= DIGITS_MAX + 10 && NUMBER.test(held);
  if (kind === 'other') return typeof held === 'string' && held.length <= 200;
  if (!Array.isArray(held)) return false;
  if (kind === 'array') return held.every((one) => isReturned(one, depth + 1));
  return kind === 'object' && held.every((entry) => isEntry(entry, depth));
}

const isEntry = (entry: unknown, depth: number) =>
  Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && isReturned(entry[1], depth + 1);

/** A case as its process says it, which is not trusted. */
export const caseRun: z.ZodType<CaseRun, CaseRun> = z.strictObject({
  outcome: z.enum(['returned', 'threw', 'time', 'memory', 'output']),
  value: returnedValue.optional(),
  message: z.string().max(2_000),
  printed: z.string().max(2 * PRINTED_KEPT),
  milliseconds: z.number().min(0),
  megabytes: z.number().min(0),
});
