import { findUnknownVariables } from '@prova/contract/jobs/template-text';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { wordProblems } from '../../../platform/http/failures.ts';

/** @throws AppError TEMPLATE_VARIABLE_UNKNOWN that names every unknown variable and where it stands */
export function refuseUnknownVariables(ctx: Ctx, texts: readonly { field: string; text: string }[]): void {
  const unknown = texts.flatMap(({ field, text }) =>
    findUnknownVariables(text).map((variable) => ({ field, variable })),
  );
  if (unknown.length === 0) return;
  const details = wordProblems(
    unknown.map(({ field, variable }) => ({ field, code: 'VARIABLE_UNKNOWN', values: { variable } })),
    ctx.locale,
  );
  const variable = [...new Set(unknown.map((each) => each.variable))].join(', ');
  throw new AppError('TEMPLATE_VARIABLE_UNKNOWN', { details, data: { variable } });
}
