import { readCookie, writeCookie } from './cookies.ts';

const ACCESS_COOKIE = 'accessToken';
/** 30 days. The token inside lives for minutes; the cookie says that there is a session to renew. */
const ACCESS_SECONDS = 2_592_000;
const LEAVING_COOKIE = 'leaving';
const COMPANY_KEY = 'prova.company';

/** `expired`: nobody asked for the end, so that whoever comes back goes on where they were. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'expired';
const listeners = new Set<(event: SessionEvent) => void>();
// The server draws pages too, and is no tab.
const channel = !import.meta.env.SSR && 'BroadcastChannel' in globalThis ? new BroadcastChannel('prova.session') : null;
channel?.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => notify(data));

function notify(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

/** Hears what other tabs of this site do with the session. Returns how to stop. */
export function onOtherTab(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyOtherTabs(event: SessionEvent): void {
  channel?.postMessage(event);
}

/** The access token; null without a session. The refresh token is in a cookie that no script can read. */
export function readAccessToken(): string | null {
  return readCookie(ACCESS_COOKIE) || null;
}

export function saveAccessToken(token: string): void {
  writeCookie(ACCESS_COOKIE, token, { seconds: ACCESS_SECONDS, secure: location.protocol === 'https:' });
}

export function clearTokens(): void {
  writeCookie(ACCESS_COOKIE, '', { seconds: 0, secure: location.protocol === 'https:' });
  chooseCompany(null);
}

/** Whether somebody signed out here and the server has not confirmed it: its session then waits to be ended. */
export function isLeaving(): boolean {
  return readCookie(LEAVING_COOKIE) !== null;
}

/** Noted as long as the cookie that renews the session may live: without that one there is nothing to end. */
export function noteLeaving(leaving: boolean): void {
  writeCookie(LEAVING_COOKIE, '1', { seconds: leaving ? ACCESS_SECONDS : 0, secure: location.protocol === 'https:' });
}

/** The company that this tab works for; null leaves the choice to the server (the last used). */
export function chosenCompany(): string | null {
  try {
    return sessionStorage.getItem(COMPANY_KEY);
  } catch {
    // Storage may be forbidden: the server then chooses.
    return null;
  }
}

export function chooseCompany(id: string | null): void {
  try {
    if (id) sessionStorage.setItem(COMPANY_KEY, id);
    else sessionStorage.removeItem(COMPANY_KEY);
  } catch {
    // As above.
  }
}

const PERSON_KEY = 'prova.person';

/** What this tab keeps of words that were not sent belongs to one person: whoever signs in after them finds none of it. */
export function ownTab(userId: string): void {
  try {
    const owner = sessionStorage.getItem(PERSON_KEY);
    if (owner !== null && owner !== userId) sessionStorage.clear();
    sessionStorage.setItem(PERSON_KEY, userId);
  } catch {
    // Storage may be forbidden: then nothing was kept.
  }
}
