import type { Locale, Role } from './common.ts';
import type { FailureEnvelope, SuccessEnvelope } from './endpoint.ts';

/** Which of the two entries of the web client serves a page: the lean one of visitors, or the application. */
export type ClientEntry = 'public' | 'app';

/** What belongs to the application: what lies below these, but for the login and what begins with `/admin/interview`. */
const APP = /^\/(?:admin(?!\/interview)|board|dev|auth(?!\/login\/?$))(?:\/|$)/;

/** The entry of a path, or of a pattern such as `/auth/*`. */
export const entryOf = (pathname: string): ClientEntry => (APP.test(pathname) ? 'app' : 'public');

const AREAS: Readonly<Record<string, string>> = { POTENTIAL: 'potential', EXPERT: 'expert' } satisfies Partial<
  Record<Role, string>
>;

/** The home of a role; of one that this client does not know yet, that of recruiters. */
export const homeOf = (role: Role): string => `/admin/${AREAS[role] ?? 'recruiter'}/home`;

/** An answer to a call that a page begins with: `body` is the envelope as the call itself would have answered it. */
export interface PageAnswer {
  readonly status: number;
  readonly body: SuccessEnvelope<unknown> | FailureEnvelope;
}

/**
 * What a page of the public entry is drawn from, first by the server and then by the browser that takes it over: JSON in the
 * element `#page-state`. It belongs to one visit.
 */
export interface PageState {
  readonly locale: Locale;
  /** When the server drew it, ISO 8601: until the browser takes over, "now" is this instant on both sides. */
  readonly drawnAt: string;
  /** By the address of the call, with its query. */
  readonly answers: Readonly<Record<string, PageAnswer>>;
  /** Whose session the browser holds; `unknown` where it has to be renewed first, null for visitors. */
  readonly session: Role | 'unknown' | null;
  /** Whether one may sign in with Google here. */
  readonly google: boolean;
  /** Something broke on our side; the page says so instead of what it is for. */
  readonly failed: boolean;
  /** Names of the phrases that it was drawn with. */
  readonly phrases: readonly string[];
}

/** A page as the server draws it. */
export interface DrawnPage {
  /** Of the element `#root`. */
  readonly html: string;
  /** Names of the phrases that are in it. */
  readonly phrases: readonly string[];
  /** Sources of the code and the phrases that take it over, from `web/`, as the manifest of the build names them. */
  readonly sources: readonly string[];
}

/** Where many people begin in the application. */
export interface FirstPage {
  /** With `:name` for parameters. */
  readonly path: string;
  /** Of the files that it begins with, as the manifest of the build names them. */
  readonly sources: Readonly<Record<Locale, readonly string[]>>;
  /** What it asks for first where the address has no query, with the same parameters. */
  readonly reads: readonly string[];
}

/** Draws the public page at a place. Throws what a component throws. */
export type DrawPage = (visit: {
  readonly place: { readonly pathname: string; readonly search: string };
  readonly state: Omit<PageState, 'phrases'>;
}) => Promise<DrawnPage>;
