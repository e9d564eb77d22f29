import type { PageAnswer } from '@prova/contract/pages';
import type { UserActor } from '../actor.ts';
import type { Ctx } from '../context.ts';
import type { Shown } from './kept-pages.ts';
import type { FirstCall } from './page-answer.ts';

/** What the server writes into the head of a page. All values are plain text. */
export interface PageHead {
  readonly status?: number;
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  /** Addresses of the same page by language (`x-default` for whoever speaks none of them). */
  readonly alternates?: Readonly<Record<string, string>>;
  /** By which the page is followed (RSS). */
  readonly feed?: { readonly title: string; readonly url: string };
  /** Kept out of search engines and caches, and sends no referrer: pages with a token in their path. */
  readonly secret?: boolean;
  readonly noindex?: boolean;
  readonly openGraph?: Readonly<Record<string, string>>;
  /** Structured data, written as JSON-LD. */
  readonly structured?: unknown;
  /** The page is the same for everybody, and shows these companies: its bytes may be kept until one of them changes. */
  readonly shows?: Shown;
}

/** What a page is asked for with. */
export interface PageVisit {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** To the first call of the page; null where it has none. */
  readonly answer: PageAnswer | null;
}

/** A page of the web client with a head of its own. */
export interface Page {
  /** Path with `:name` for parameters. */
  readonly path: string;
  /** For who develops the product: not in production. */
  readonly development?: true;
  /** The call with which the screen of a public page begins: it is answered before the page is drawn. */
  readonly first?: (visit: Pick<PageVisit, 'params' | 'query'>) => FirstCall | null;
  /** Other calls that it draws from. The page is there without what they fail to answer. */
  readonly also?: (visit: Pick<PageVisit, 'params' | 'query'>) => readonly FirstCall[];
  /** Where whoever is signed in is sent instead. */
  readonly elsewhere?: (actor: UserActor, visit: Pick<PageVisit, 'query'>) => string;
  /** Where whoever holds no session is sent instead. @param url of the page, with its query */
  readonly visitors?: (url: string) => string;
  /** One may sign in with Google on this public page: what that needs of Google is allowed there. */
  readonly google?: true;
  /** Of the page itself, also where its first call failed: the status is then that of the failure. */
  readonly head?: (ctx: Ctx, visit: PageVisit) => Promise<PageHead>;
}
