import { type BlogArticle, getBlogArticle, listBlog } from '@prova/contract/knowledge/blog';
import { blogPaths } from '@prova/contract/knowledge/blog-paths';
import { BLOG_FEED } from '@prova/contract/knowledge/knowledge-fields';
import { to } from '@prova/contract/paths';
import type { Ctx } from '../../platform/context.ts';
import type { Page, PageHead, PageVisit } from '../../platform/http/page.ts';
import { dataOf } from '../../platform/http/page-answer.ts';
import { fixedPage, shortDescription, titleOf } from '../../platform/http/page-heads.ts';
import { BLOG_WORDS } from './blog-words.ts';

/** Readers of feeds find the blog by any of its pages. */
const feedOf = (ctx: Ctx) => ({
  title: BLOG_WORDS.feed[ctx.locale],
  url: ctx.platform.config.publicUrl + BLOG_FEED,
});

export const blogPages: readonly Page[] = [
  fixedPage({
    path: blogPaths.blog,
    title: BLOG_WORDS.title,
    description: BLOG_WORDS.description,
    feed: feedOf,
    first: ({ query: { page } }) => ({
      endpoint: listBlog,
      ...(Number(page) > 1 && /^\d+$/.test(String(page)) && { query: { page } }),
    }),
  }),
  {
    path: blogPaths.blogArticle,
    first: ({ params: { slug = '' } }) => ({ endpoint: getBlogArticle, params: { slug } }),
    head: async (ctx, visit) => articleHead(ctx, visit),
  },
];

function articleHead(ctx: Ctx, { answer }: PageVisit): PageHead {
  const article = dataOf(getBlogArticle, answer);
  if (!article) return { title: titleOf(ctx, BLOG_WORDS.notFound), noindex: true };
  const { publicUrl } = ctx.platform.config;
  // Written in one language, it is the same page whatever surrounds it.
  const url = `${publicUrl}${to(blogPaths.blogArticle, { slug: article.slug })}`;
  const { title, summary, locale } = article;
  const description = shortDescription(summary);
  return {
    title: `${title} · Prova`,
    ...(description && { description }),
    canonical: url,
    alternates: { [locale]: url, 'x-default': url },
    feed: feedOf(ctx),
    openGraph: {
      title,
      ...(description && { description }),
      url,
      type: 'article',
      site_name: 'Prova',
      locale: locale.replace('-', '_'),
    },
    structured: structuredArticle(article, url, publicUrl),
  };
}

function structuredArticle(
  { title, summary, locale, publishedAt, updatedAt, authorName, skills }: BlogArticle,
  url: string,
  publicUrl: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(summary && { description: summary }),
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    datePublished: publishedAt,
    dateModified: updatedAt,
    ...(skills.length > 0 && { keywords: skills }),
    ...(authorName && { author: { '@type': 'Person', name: authorName } }),
    publisher: { '@type': 'Organization', name: 'Prova', url: publicUrl },
  };
}
