import { DEFAULT_LOCALE } from '@prova/contract/common';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { sitePaths } from '@prova/contract/site/paths';
import type { FastifyInstance } from 'fastify';
import { guest } from '../../../platform/actor.ts';
import { createContext, type Platform } from '../../../platform/context.ts';
import { LONGEST_SITEMAP, SITEMAP_TYPE, sitemap } from '../../../platform/http/sitemap.ts';
import { registerSplitSitemap, sitemapOf } from '../../../platform/http/split-sitemap.ts';
import { listedCompanySlugs } from '../../companies/companies.service.ts';
import { BLOG_SITEMAP } from '../../site/site.service.ts';
import { PROFILE_SITEMAP } from '../../talents/talents.service.ts';
import { selectListedPart, selectListedParts } from './job-sitemap.queries.ts';

const JOBS = 'jobs';
/** Pages that are of no kind of their own. */
const FIRST_PAGES = ['/', jobPaths.publicJobs, sitePaths.help, sitePaths.faq] as const;
const CACHE_CONTROL = 'public, max-age=600';

/**
 * The sitemaps of the open jobs of verified companies; `/sitemap.xml` with the pages of these companies and the first ones;
 * and the robots.txt that names them and that of the profiles.
 */
export function registerJobFeeds(app: FastifyInstance, platform: Platform): void {
  const { publicUrl } = platform.config;
  const sitemaps = ['/sitemap.xml', sitemapOf(JOBS), PROFILE_SITEMAP, BLOG_SITEMAP].map(
    (path) => `Sitemap: ${publicUrl}${path}\n`,
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /admin/\nDisallow: /api/\nDisallow: /dev/\n${sitemaps.join('')}`),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const ctx = createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
    const companies = await listedCompanySlugs(ctx, LONGEST_SITEMAP - FIRST_PAGES.length);
    const paths = [...FIRST_PAGES, ...companies.map((slug) => to(jobPaths.company, { slug }))];
    const entries = paths.map((path) => ({ url: publicUrl + path }));
    return reply.type(SITEMAP_TYPE).header('cache-control', CACHE_CONTROL).send(sitemap(entries));
  });
  registerSplitSitemap(app, platform, {
    name: JOBS,
    cacheControl: CACHE_CONTROL,
    parts: selectListedParts,
    pages: async (ctx, part) =>
      (await selectListedPart(ctx, part)).map(({ slug, updatedAt }) => ({
        path: to(jobPaths.publicJob, { slug }),
        changed: updatedAt,
      })),
  });
}
