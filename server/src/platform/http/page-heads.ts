import { LOCALES, type Locale } from '@prova/contract/common';
import type { Ctx } from '../context.ts';
import { namedLocale } from './locale.ts';
import type { Page, PageHead, PageVisit } from './page.ts';
import type { FirstCall } from './page-answer.ts';

/** A few words in each language. */
export type Words = Readonly<Record<Locale, string>>;

/** The title of a page in the reader's language. */
export const titleOf = (ctx: Ctx, words: Words) => `${words[ctx.locale]} · Prova`;

const inLanguage = (url: string, locale: Locale) => `${url}?lang=${locale}`;

/**
 * What search engines read of a page that is there in every language: an address that names its language is a page of its own,
 * which the others name.
 * @param path of the page, or its whole address
 */
export function inLanguages(
  { platform, locale }: Ctx,
  { query }: Pick<PageVisit, 'query'>,
  path: string,
): Pick<PageHead, 'canonical' | 'alternates'> {
  const url = path.startsWith('/') ? platform.config.publicUrl + path : path;
  return {
    canonical: namedLocale(query) ? inLanguage(url, locale) : url,
    alternates: { ...Object.fromEntries(LOCALES.map((each) => [each, inLanguage(url, each)])), 'x-default': url },
  };
}

/**
 * A page whose address is its key: its head says nothing of whom it is about, and no search engine keeps it.
 * @param endpoint the call with which its screen begins, by the token of the path
 */
export const secretPage = (path: string, title: Words, endpoint?: FirstCall['endpoint']): Page => ({
  path,
  ...(endpoint && { first: ({ params: { token = '' } }) => ({ endpoint, params: { token } }) }),
  head: async (ctx) => ({ title: titleOf(ctx, title), secret: true }),
});

type Fixed = Pick<Page, 'path' | 'first' | 'also' | 'elsewhere' | 'google'> & {
  /** The address to keep, where there are several. */
  readonly canonical?: string;
  readonly title: Words;
  readonly description: Words;
  /** Whether its address carries a secret this time. */
  readonly secret?: (visit: Pick<PageVisit, 'query'>) => boolean;
  /** By which the page is followed. */
  readonly feed?: (ctx: Ctx) => NonNullable<PageHead['feed']>;
  /** Companies that it shows; none when left out. */
  readonly shows?: PageHead['shows'];
};

/** A page whose head says the same to everybody. */
export const fixedPage = ({ canonical, title, description, secret, feed, shows, ...page }: Fixed): Page => ({
  ...page,
  head: async (ctx, { answer, query }) => ({
    title: titleOf(ctx, title),
    description: description[ctx.locale],
    ...inLanguages(ctx, { query }, canonical ?? page.path),
    ...(feed && { feed: feed(ctx) }),
    ...(secret?.({ query }) ? { secret: true } : (shows ?? answer === null) && { shows: shows ?? [] }),
  }),
});

const LONGEST_DESCRIPTION = 160;

/** As much of a text, cut at a word, as search engines and previews show. */
export function shortDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST_DESCRIPTION) return plain;
  return `${plain
    .slice(0, LONGEST_DESCRIPTION)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}
