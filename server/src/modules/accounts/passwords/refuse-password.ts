import { isCommonPassword } from '@prova/contract/accounts/common-passwords';
import { checkPassword } from '@prova/contract/accounts/password';
import type { ValidationCode } from '@prova/contract/validation';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { wordProblems } from '../../../platform/http/failures.ts';

const CODES = {
  too_short: 'PASSWORD_TOO_SHORT',
  too_long: 'PASSWORD_TOO_LONG',
  common: 'PASSWORD_COMMON',
  personal: 'PASSWORD_PERSONAL',
} as const satisfies Record<string, ValidationCode>;

/** @throws AppError PASSWORD_REFUSED, with the reason at `field` */
export function refuseWeakPassword(
  ctx: Ctx,
  field: string,
  password: string,
  person: { name: string; email: string },
): void {
  const verdict = checkPassword(password, person, isCommonPassword);
  if (verdict === 'ok') return;
  throw new AppError('PASSWORD_REFUSED', {
    details: wordProblems([{ field, code: CODES[verdict], values: {} }], ctx.locale),
  });
}
