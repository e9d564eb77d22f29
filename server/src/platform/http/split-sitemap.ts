import { DEFAULT_LOCALE } from '@prova/contract/common';
import type { FastifyInstance } from 'fastify';
import { guest } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Ctx, createContext, type Platform } from '../context.ts';
import { LONGEST_SITEMAP, SITEMAP_TYPE, sitemap, sitemapIndex } from './sitemap.ts';

const PART = /^([1-9]\d{0,4})\.xml$/;

export interface SplitSitemap {
  /** `jobs`: `/sitemap-jobs.xml` names `/sitemap-jobs/1.xml`, `/sitemap-jobs/2.xml` and so on. */
  readonly name: string;
  readonly cacheControl: string;
  /** Its parts of so many pages, from 1 on, with the day on which each last changed. */
  parts(ctx: Ctx, size: number): Promise<readonly { part: number; changed: Date }[]>;
  /** The pages of a part, by their paths. */
  pages(ctx: Ctx, part: { part: number; size: number }): Promise<readonly { path: string; changed: Date }[]>;
}

/** What robots.txt names. */
export const sitemapOf = (name: string): string => `/sitemap-${name}.xml`;

/** Pages of one kind, however many there are: a list of files, each of as many pages as one may hold. */
export function registerSplitSitemap(app: FastifyInstance, platform: Platform, split: SplitSitemap): void {
  const { name, cacheControl } = split;
  const { publicUrl } = platform.config;
  const context = () => createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
  app.get(sitemapOf(name), async (_request, reply) => {
    const parts = await split.parts(context(), LONGEST_SITEMAP);
    const entries = parts.map(({ part, changed }) => ({ url: `${publicUrl}/sitemap-${name}/${part}.xml`, changed }));
    return reply.type(SITEMAP_TYPE).header('cache-control', cacheControl).send(sitemapIndex(entries));
  });
  app.get<{ Params: { file: string } }>(`/sitemap-${name}/:file`, async ({ params }, reply) => {
    const part = Number(PART.exec(params.file)?.[1]);
    if (!part) throw new AppError('NOT_FOUND');
    const pages = await split.pages(context(), { part, size: LONGEST_SITEMAP });
    if (pages.length === 0) throw new AppError('NOT_FOUND');
    const entries = pages.map(({ path, changed }) => ({ url: publicUrl + path, changed }));
    return reply.type(SITEMAP_TYPE).header('cache-control', cacheControl).send(sitemap(entries));
  });
}
