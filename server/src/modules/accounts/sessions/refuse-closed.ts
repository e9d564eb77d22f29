import { AppError } from '../../../platform/app-error.ts';

/** To whoever has proved whose account it is. @throws AppError ACCOUNT_CLOSING, ACCOUNT_DISABLED */
export function refuseClosed(user: { readonly closingAt: Date | null; readonly disabledAt: Date | null }): void {
  if (user.closingAt) throw new AppError('ACCOUNT_CLOSING');
  if (user.disabledAt) throw new AppError('ACCOUNT_DISABLED');
}
