import { linkProblem } from '@prova/contract/honest-html';
import type { FieldProblem } from '@prova/contract/validation';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';

export function refuseField(ctx: Ctx, field: string, code: FieldProblem['code'], values: FieldProblem['values'] = {}) {
  return validationError([{ field, code, values }], ctx.locale);
}

/**
 * Checks HTML as it would be stored: the typed text was read by the contract, cleaning may have made another link of it.
 * @throws AppError VALIDATION_FAILED
 */
export function refuseDeceptiveLink(ctx: Ctx, field: string, cleaned: string): void {
  const problem = linkProblem(cleaned);
  if (problem) throw refuseField(ctx, field, problem.code, problem.values);
}
