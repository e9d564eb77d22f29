import { accountPaths } from './paths.ts';

/** Stands for any site: what leads away from it leads away from every one. */
const SITE = 'https://prova.invalid';

const INVITATION = '/auth/invitation';

/**
 * Where the login leads on to by the `next` of its query: a path that stays on this site, and that is of use to who is signed
 * in. Null otherwise, so that no link can lead people away.
 */
export function safeNext(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) return null;
  const url = URL.parse(next, SITE);
  // "/.//other.example" is of this origin, but its path alone, "//other.example", is not.
  if (!url || url.origin !== SITE || url.pathname.startsWith('//')) return null;
  // An invitation is accepted by who has signed in.
  if (url.pathname === INVITATION) return url.pathname + url.search;
  return /^\/auth(\/|$)/.test(url.pathname) ? null : url.pathname + url.search + url.hash;
}

/** Whether a `next` carries the token of an invitation, which is nobody else's business. */
export const holdsToken = (next: unknown): boolean => safeNext(next)?.startsWith(`${INVITATION}?`) ?? false;

/** The login, which leads on to `next` where that is safe. */
export function loginPath(next?: string): string {
  return next && safeNext(next) ? `${accountPaths.login}?next=${encodeURIComponent(next)}` : accountPaths.login;
}
