import type { Locale } from '@prova/contract/common';
import type { Ctx } from '../context.ts';
import type { Page } from './pages.ts';

/** A few words in each language. */
export type Words = Readonly<Record<Locale, string>>;

/** The title of a page in the reader's language. */
export const titleOf = (ctx: Ctx, words: Words) => `${words[ctx.locale]} · Prova`;

/** A page whose address is its key: its head says nothing of whom it is about, and no search engine keeps it. */
export const secretPage = (path: string, title: Words): Page => ({
  path,
  head: async (ctx) => ({ title: titleOf(ctx, title), secret: true }),
});

/**
 * A page that says the same to everybody.
 * @param page.canonical the address to keep, where there are several
 */
export const fixedPage = (page: { path: string; canonical?: string; title: Words; description: Words }): Page => ({
  path: page.path,
  head: async (ctx) => ({
    title: titleOf(ctx, page.title),
    description: page.description[ctx.locale],
    canonical: `${ctx.platform.config.publicUrl}${page.canonical ?? page.path}`,
  }),
});
