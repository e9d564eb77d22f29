import { DEFAULT_LOCALE } from '@prova/contract/common';
import { blogPaths } from '@prova/contract/knowledge/blog-paths';
import { BLOG_FEED } from '@prova/contract/knowledge/knowledge-fields';
import { to } from '@prova/contract/paths';
import type { FastifyInstance } from 'fastify';
import { guest } from '../../platform/actor.ts';
import { createContext, type Platform } from '../../platform/context.ts';
import { RSS_TYPE, rss } from '../../platform/http/rss.ts';
import { LONGEST_SITEMAP, SITEMAP_TYPE, sitemap } from '../../platform/http/sitemap.ts';
import { BLOG_SITEMAP } from '../site/site.service.ts';
import { selectBlogPage, selectBlogSlugs } from './blog.queries.ts';
import { BLOG_WORDS } from './blog-words.ts';

/** Articles of the feed: whoever follows it hears of them long before there are as many new ones. */
const LATEST = 30;
const CACHE_CONTROL = 'public, max-age=600';

/** The sitemap of the blog, and the feed by which readers follow it. */
export function registerBlogFeeds(app: FastifyInstance, platform: Platform): void {
  const { publicUrl } = platform.config;
  const context = () => createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
  const urlOf = (slug: string) => publicUrl + to(blogPaths.blogArticle, { slug });
  app.get(BLOG_SITEMAP, async (_request, reply) => {
    const articles = await selectBlogSlugs(context(), LONGEST_SITEMAP - 1);
    const entries = [
      { url: publicUrl + blogPaths.blog },
      ...articles.map(({ slug, updatedAt }) => ({ url: urlOf(slug), changed: updatedAt })),
    ];
    return reply.type(SITEMAP_TYPE).header('cache-control', CACHE_CONTROL).send(sitemap(entries));
  });
  // Articles are written in either language, and all of them are in it: what is around them is said in the first one.
  app.get(BLOG_FEED, async (_request, reply) => {
    const { rows } = await selectBlogPage(context(), { limit: LATEST, offset: 0 });
    const feed = rss({
      title: BLOG_WORDS.feed[DEFAULT_LOCALE],
      description: BLOG_WORDS.description[DEFAULT_LOCALE],
      language: DEFAULT_LOCALE,
      url: publicUrl + blogPaths.blog,
      self: publicUrl + BLOG_FEED,
      items: rows.map(({ slug, title, summary, locale, authorName, publishedAt, skills }) => ({
        title,
        url: urlOf(slug),
        publishedAt,
        description: summary,
        author: authorName ?? undefined,
        language: locale === DEFAULT_LOCALE ? undefined : locale,
        categories: skills,
      })),
    });
    return reply.type(RSS_TYPE).header('cache-control', CACHE_CONTROL).send(feed);
  });
}
