import type { Role } from '@prova/contract/common';
import { entryOf } from '@prova/contract/pages';

/**
 * What the address alone decides: which pages need an account, which entry of the client serves them, and where people
 * belong. The paths themselves are in the contract.
 */

const LOGIN = '/auth/login';
const VERIFICATION = '/auth/email-verification';
/** Pages on which a signed-in person has nothing to do. */
const FRONT_DOORS = new Set(['/', LOGIN, '/auth/register', '/auth/forget-password', VERIFICATION]);

const below = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** Only the signed-in areas ask for a login; interviews are entered by their own token. */
export function needsLogin(pathname: string): boolean {
  return below(pathname, '/admin') && !isLeanPage(pathname);
}

/** True where a signed-in person is sent home: the landing page and the forms to get in. */
export function isFrontDoor(pathname: string): boolean {
  return FRONT_DOORS.has(pathname.replace(/(.)\/$/, '$1'));
}

export function isVerificationPage(pathname: string): boolean {
  return below(pathname, VERIFICATION);
}

/** True for pages of the lean public entry (`public.html`); the others belong to `index.html`. */
export function isLeanPage(pathname: string): boolean {
  return entryOf(pathname) === 'public';
}

/** The same for a link inside this site, with query and anchor. */
export function isLeanHref(href: string): boolean {
  return isLeanPage(href.replace(/[?#].*$/s, ''));
}

/** Part of the signed-in area that a path lies in, or null. */
export function areaOf(pathname: string): Role | null {
  if (below(pathname, '/admin/potential')) return 'POTENTIAL';
  if (below(pathname, '/admin/recruiter')) return 'RECRUITER';
  if (below(pathname, '/admin/expert')) return 'EXPERT';
  return null;
}
