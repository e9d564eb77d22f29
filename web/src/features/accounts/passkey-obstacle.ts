/** What keeps passkeys from working here: the browser, a connection that is not secure, an address that is no name. */
export type PasskeyObstacle = 'browser' | 'insecure' | 'address';

const NUMBERS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Why passkeys cannot work on this page; null where they can. They belong to the name of a site. */
export function passkeyObstacle(): PasskeyObstacle | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('PublicKeyCredential' in window)) return 'browser';
  return NUMBERS.test(location.hostname) ? 'address' : null;
}

/** What the person did not do: they closed the device's window, or let it wait. */
export function wasGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** The site is open under another name than the one whose passkeys the server asks for. */
export function isOtherSite(error: unknown): boolean {
  return error instanceof Error && error.name === 'SecurityError';
}
