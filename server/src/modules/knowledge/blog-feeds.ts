import { DEFAULT_LOCALE } from '@prova/contract/common';
import { blogPaths } from '@prova/contract/knowledge/blog-paths';
import { to } from '@prova/contract/paths';
import type { FastifyInstance } from 'fastify';
import { guest } from '../../platform/actor.ts';
import { createContext, type Platform } from '../../platform/context.ts';
import { LONGEST_SITEMAP, SITEMAP_TYPE, sitemap } from '../../platform/http/sitemap.ts';
import { BLOG_SITEMAP } from '../site/site.service.ts';
import { selectBlogSlugs } from './blog.queries.ts';

/** The sitemap of the blog. */
export function registerBlogFeeds(app: FastifyInstance, platform: Platform): void {
  const { publicUrl } = platform.config;
  app.get(BLOG_SITEMAP, async (_request, reply) => {
    const ctx = createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
    const articles = await selectBlogSlugs(ctx, LONGEST_SITEMAP - 1);
    const entries = [
      { url: publicUrl + blogPaths.blog },
      ...articles.map(({ slug, updatedAt }) => ({
        url: publicUrl + to(blogPaths.blogArticle, { slug }),
        changed: updatedAt,
      })),
    ];
    return reply.type(SITEMAP_TYPE).header('cache-control', 'public, max-age=600').send(sitemap(entries));
  });
}
