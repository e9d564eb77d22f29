import type { Locale } from '@prova/contract/common';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { isUniqueViolation } from '../../platform/unique-violation.ts';

/** One open application a person and job. */
const INDEX = 'applications_once';

const REASON: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Esta pessoa se candidatou de novo e já tem outra candidatura em andamento nesta vaga.',
  'en-US': 'This person has applied again and already has another application in progress for this job.',
};

/** Whether a change failed because the person has another open application in the same job. */
export function isAppliedAgain(error: unknown): boolean {
  return isUniqueViolation(error, INDEX);
}

/** @throws AppError ACTION_REFUSED when the person has applied again meanwhile, otherwise the error itself */
export function orAppliedAgain(ctx: Ctx, error: unknown): never {
  if (!isAppliedAgain(error)) throw error;
  throw new AppError('ACTION_REFUSED', {
    data: { code: 'APPLIED_AGAIN', reason: REASON[ctx.locale] },
    cause: error,
  });
}
