import type { FastifyInstance } from 'fastify';
import { system } from '../../../platform/actor.ts';
import { type Ctx, createContext, type Platform } from '../../../platform/context.ts';
import { selectSources } from '../job-parts.queries.ts';
import { addViews, type ViewCount } from './job-views.queries.ts';
import { publicRow } from './public-jobs.ts';

const FLUSH_MS = 3_000;
const HOUR_MS = 3_600_000;
/** Programs that read pages for others; who hides it counts as a visitor. */
const BOT =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|telegram|curl|wget|python-|go-http|monitor|lighthouse/i;

/** Views that wait to be written, one server's own. */
const waiting = new WeakMap<Platform, Map<string, ViewCount>>();

/**
 * Counts a view of the public page under the source that led there. Kept in memory and written in batches: a much read
 * page costs one row a few seconds, not one a click.
 * @throws AppError JOB_NOT_FOUND
 */
export async function countJobView(ctx: Ctx, slug: string, src: string | undefined): Promise<void> {
  const job = await publicRow(ctx, slug);
  const { userAgent } = ctx.caller;
  if (userAgent === null || BOT.test(userAgent)) return;
  const sources = src ? await selectSources(ctx, job.id) : [];
  const sourceId = sources.find(({ code }) => code === src)?.id ?? null;
  // The hour is precise enough to tell the company's calendar day, which the database does.
  const hour = new Date(Math.floor(ctx.clock.now().getTime() / HOUR_MS) * HOUR_MS);
  keep(ctx.platform, { jobId: job.id, sourceId, hour, views: 1 });
}

/** Writes what waits. What could not be written waits on. */
export async function flushJobViews(platform: Platform): Promise<void> {
  const counts = [...(waiting.get(platform)?.values() ?? [])];
  if (counts.length === 0) return;
  waiting.delete(platform);
  try {
    await createContext(platform, { actor: system, locale: 'pt-BR' }).transaction((ctx) => addViews(ctx, counts));
  } catch (error) {
    for (const count of counts) keep(platform, count);
    throw error;
  }
}

/** Writes the views every few seconds and when the server closes. */
export function registerJobViews(app: FastifyInstance, platform: Platform): void {
  const flush = () =>
    flushJobViews(platform).catch((error: unknown) => platform.log.warn({ err: error }, 'views wait to be counted'));
  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}

function keep(platform: Platform, count: ViewCount): void {
  const counts = waiting.get(platform) ?? new Map<string, ViewCount>();
  waiting.set(platform, counts);
  const key = `${count.jobId} ${count.sourceId} ${count.hour.getTime()}`;
  const before = counts.get(key);
  counts.set(key, { ...count, views: count.views + (before?.views ?? 0) });
}
