import { safeNext } from '@prova/contract/accounts/next';
import { accountPaths } from '@prova/contract/accounts/paths';

/** The login page, which leads back to `next` afterwards. */
export function loginPath(next?: string): string {
  return next && safeNext(next) ? `${accountPaths.login}?next=${encodeURIComponent(next)}` : accountPaths.login;
}
