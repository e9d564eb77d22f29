/** Reads a cookie that scripts may see; null when there is none. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=');
    if (part.slice(0, at) === name) return decode(part.slice(at + 1));
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not written by us: another site under the same domain may write cookies of any name.
    return null;
  }
}

export interface CookieOptions {
  seconds: number;
  secure: boolean;
}

/** Writes a cookie for the whole site. @param options.seconds how long it lives; 0 removes it */
export function writeCookie(name: string, value: string, { seconds, secure }: CookieOptions): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
