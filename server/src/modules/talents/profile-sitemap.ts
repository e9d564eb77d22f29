import { DEFAULT_LOCALE } from '@prova/contract/common';
import { to } from '@prova/contract/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import type { FastifyInstance } from 'fastify';
import { guest } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { createContext, type Platform } from '../../platform/context.ts';
import { LONGEST_SITEMAP, SITEMAP_TYPE, sitemap, sitemapIndex } from '../../platform/http/sitemap.ts';
import { selectPublicPart, selectPublicParts } from './profile-sitemap.queries.ts';

/** Names the sitemaps of profiles; robots.txt names it. */
export const PROFILE_SITEMAP = '/sitemap-profiles.xml';
const PART = /^([1-9]\d{0,4})\.xml$/;

/**
 * Profiles that their talents opened to everybody, for searches. Nothing of it is kept by caches: a profile that is hidden,
 * or whose address is given up, is gone from it at once.
 */
export function registerProfileSitemaps(app: FastifyInstance, platform: Platform): void {
  const { publicUrl } = platform.config;
  const context = () => createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
  app.get(PROFILE_SITEMAP, async (_request, reply) => {
    const parts = await selectPublicParts(context(), LONGEST_SITEMAP);
    const entries = parts.map(({ part, changed }) => ({ url: `${publicUrl}/sitemap-profiles/${part}.xml`, changed }));
    return reply.type(SITEMAP_TYPE).header('cache-control', 'no-cache').send(sitemapIndex(entries));
  });
  app.get<{ Params: { file: string } }>('/sitemap-profiles/:file', async ({ params }, reply) => {
    const part = Number(PART.exec(params.file)?.[1]);
    if (!part) throw new AppError('NOT_FOUND');
    const profiles = await selectPublicPart(context(), { part, size: LONGEST_SITEMAP });
    if (profiles.length === 0) throw new AppError('NOT_FOUND');
    const entries = profiles.map(({ slug, updatedAt }) => ({
      url: `${publicUrl}${to(talentPaths.publicProfile, { slug })}`,
      changed: updatedAt,
    }));
    return reply.type(SITEMAP_TYPE).header('cache-control', 'no-cache').send(sitemap(entries));
  });
}
