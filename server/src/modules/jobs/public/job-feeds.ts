import { DEFAULT_LOCALE } from '@prova/contract/common';
import type { FastifyInstance } from 'fastify';
import { guest } from '../../../platform/actor.ts';
import { createContext, type Platform } from '../../../platform/context.ts';
import { LONGEST_SITEMAP, SITEMAP_TYPE, sitemap } from '../../../platform/http/sitemap.ts';
import { listedCompanySlugs } from '../../companies/companies.service.ts';
import { PROFILE_SITEMAP } from '../../talents/talents.service.ts';
import { selectListedSlugs } from './public-jobs.queries.ts';

/** The first pages are in it, too. */
const LONGEST = LONGEST_SITEMAP - 1_000;

/** `/sitemap.xml` with the pages of verified companies and of their open jobs, and the robots.txt that names it and the profiles. */
export function registerJobFeeds(app: FastifyInstance, platform: Platform): void {
  const { publicUrl } = platform.config;
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /admin/\nDisallow: /api/\nDisallow: /dev/\nSitemap: ${publicUrl}/sitemap.xml\nSitemap: ${publicUrl}${PROFILE_SITEMAP}\n`,
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const ctx = createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
    const companies = await listedCompanySlugs(ctx, LONGEST / 2);
    const jobs = await selectListedSlugs(ctx, LONGEST - companies.length);
    const entries = [
      ...['/', '/jobs'].map((path) => ({ url: `${publicUrl}${path}` })),
      ...companies.map((slug) => ({ url: `${publicUrl}/companies/${slug}` })),
      ...jobs.map(({ slug, updatedAt }) => ({ url: `${publicUrl}/jobs/${slug}`, changed: updatedAt })),
    ];
    return reply.type(SITEMAP_TYPE).header('cache-control', 'public, max-age=600').send(sitemap(entries));
  });
}
