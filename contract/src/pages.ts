/** Which of the two entries of the web client serves a page: the lean one of visitors, or the application. */
export type ClientEntry = 'public' | 'app';

/** What lies below these belongs to the application, everything else to the public entry. */
const APP_AREAS = ['/auth', '/admin', '/dev'];

/** The entry of a path, or of a pattern such as `/auth/*`. */
export function entryOf(pathname: string): ClientEntry {
  return APP_AREAS.some((area) => pathname === area || pathname.startsWith(`${area}/`)) ? 'app' : 'public';
}
