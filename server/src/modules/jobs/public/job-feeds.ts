import { DEFAULT_LOCALE } from '@prova/contract/common';
import type { FastifyInstance } from 'fastify';
import { guest } from '../../../platform/actor.ts';
import { createContext, type Platform } from '../../../platform/context.ts';
import { listedCompanySlugs } from '../../companies/companies.service.ts';
import { escapeHtml } from '../rich-text.ts';
import { selectListedSlugs } from './public-jobs.queries.ts';

/** What one sitemap may hold (sitemaps.org). */
const LONGEST_SITEMAP = 49_000;

/** `/sitemap.xml` with the pages of verified companies and of their open jobs, and the robots.txt that names it. */
export function registerJobFeeds(app: FastifyInstance, platform: Platform): void {
  const { publicUrl } = platform.config;
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /admin/\nDisallow: /api/\nDisallow: /dev/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const ctx = createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
    const companies = await listedCompanySlugs(ctx, LONGEST_SITEMAP / 2);
    const jobs = await selectListedSlugs(ctx, LONGEST_SITEMAP - companies.length);
    const entries = [
      ...['/', '/jobs'].map((path) => entry(`${publicUrl}${path}`)),
      ...companies.map((slug) => entry(`${publicUrl}/companies/${slug}`)),
      ...jobs.map(({ slug, updatedAt }) => entry(`${publicUrl}/jobs/${slug}`, updatedAt)),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}

function entry(address: string, changed?: Date): string {
  const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  return `  <url><loc>${escapeHtml(address)}</loc>${day}</url>`;
}
