import { to } from '@prova/contract/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import { registerSplitSitemap, sitemapOf } from '../../platform/http/split-sitemap.ts';
import { selectPublicPart, selectPublicParts } from './profile-sitemap.queries.ts';

const NAME = 'profiles';
/** Names the sitemaps of profiles; robots.txt names it. */
export const PROFILE_SITEMAP = sitemapOf(NAME);

/**
 * Profiles that their talents opened to everybody, for searches. Nothing of it is kept by caches: a profile that is hidden,
 * or whose address is given up, is gone from it at once.
 */
export function registerProfileSitemaps(app: FastifyInstance, platform: Platform): void {
  registerSplitSitemap(app, platform, {
    name: NAME,
    cacheControl: 'no-cache',
    parts: selectPublicParts,
    pages: async (ctx, part) =>
      (await selectPublicPart(ctx, part)).map(({ slug, updatedAt }) => ({
        path: to(talentPaths.publicProfile, { slug }),
        changed: updatedAt,
      })),
  });
}
