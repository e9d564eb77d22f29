/** Which of the two entries of the web client serves a page: the lean one of visitors, or the application. */
export type ClientEntry = 'public' | 'app';

/** What lies below these belongs to the application, everything else to the public entry. */
const APP_AREAS = ['/auth', '/admin', '/dev'];

/** The entry of a path, or of a pattern such as `/auth/*`. */
export function entryOf(pathname: string): ClientEntry {
  return APP_AREAS.some((area) => pathname === area || pathname.startsWith(`${area}/`)) ? 'app' : 'public';
}

/** The pages that anybody may open, by the patterns of their addresses. Both sides take them from here. */
export const publicPaths = {
  landing: '/',
  publicJobs: '/jobs',
  publicJob: '/jobs/:slug',
  apply: '/jobs/:slug/apply',
  company: '/companies/:slug',
  offer: '/offers/:token',
  applicationStatus: '/applications/:token',
  dataRequest: '/data-requests',
  dataRequestPage: '/data-requests/:token',
  terms: '/terms-conditions',
  termsOfTheFooter: '/termos',
  privacy: '/privacy-policy',
  privacyOfTheFooter: '/privacidade',
  notFound: '/404',
  failure: '/500',
} as const;
