import type { Locale } from '@prova/contract/common';
import { STEP_SCHEMAS } from '@prova/contract/jobs/job-steps';
import { type FieldProblem, fieldProblems } from '@prova/contract/validation';
import type * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { validationError, wordProblems } from '../../../platform/http/failures.ts';
import { refuseField } from '../refuse-field.ts';

/**
 * Checks the data of a step. Some refusals have a code of their own, so that a program need not read the details.
 * @throws AppError VALIDATION_FAILED, STAGE_FIXED, INTEGRATION_ALREADY_ADDED
 */
export function readStep<S extends z.ZodType>(ctx: Ctx, schema: S, data: unknown): z.output<S> {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  throw refusal(fieldProblems(result.error), ctx.locale);
}

function refusal(problems: readonly FieldProblem[], locale: Locale): AppError {
  const only = (...codes: FieldProblem['code'][]) => problems.every(({ code }) => codes.includes(code));
  const details = wordProblems(problems, locale);
  if (only('STAGE_ORDER', 'STAGES_FIXED')) return new AppError('STAGE_FIXED', { details });
  if (only('INTEGRATION_DUPLICATE')) return new AppError('INTEGRATION_ALREADY_ADDED', { details });
  return validationError(problems, locale);
}

/** Half-done data may be wrong in its values, not in its names. */
export function refuseUnknownKeys(ctx: Ctx, step: number, data: Record<string, unknown>): void {
  const shape = STEP_SCHEMAS[step - 1]?.shape ?? {};
  const unknown = Object.keys(data).find((key) => !Object.hasOwn(shape, key));
  if (unknown !== undefined) throw refuseField(ctx, unknown, 'UNKNOWN_FIELD', { key: unknown });
}

/** A value as JSON that the database takes: without NUL and without halves of characters. */
export function storableJson(value: unknown): string {
  return JSON.stringify(clean(value));
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [clean(key), clean(each)]));
}
