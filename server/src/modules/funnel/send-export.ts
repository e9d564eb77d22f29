import { Readable } from 'node:stream';
import { DEFAULT_LOCALE, type Locale } from '@prova/contract/common';
import { slugify } from '@prova/contract/slug';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { guest } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { createContext, type Platform } from '../../platform/context.ts';
import { dayIn } from '../../platform/days.ts';
import { checkLink } from '../../platform/storage/signed-link.ts';
import { roleOf } from '../companies/companies.service.ts';
import { type ExportRow, selectExport } from './export.queries.ts';
import { exportLines } from './export-lines.ts';
import { exportPath } from './export-path.ts';
import { mayExport } from './funnel.policy.ts';

const linkParts = z.object({ id: z.uuid(), exp: z.string().max(20), sig: z.string().max(100) });

const NAME: Readonly<Record<Locale, string>> = { 'pt-BR': 'candidatos', 'en-US': 'candidates' };

/** Exports of applications, to whoever holds the signed link, as long as the one who asked for it may still read them. */
export function registerExportRoutes(app: FastifyInstance, platform: Platform): void {
  app.get(exportPath(':id'), (request, reply) => sendExport(platform, request, reply));
}

async function sendExport(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const id = openLink(platform, request);
  const ctx = createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
  const file = await selectExport(ctx, id);
  if (!file) throw new AppError('FILE_LINK_EXPIRED');
  if (!mayExport(await roleOf(ctx, file))) throw new AppError('FORBIDDEN');
  reply.headers({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${nameOf(file)}"`,
    'content-type': 'text/csv; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  return reply.send(Readable.from(exportLines(ctx, file)));
}

/** After whose candidates they are, and the day in the company's zone. */
function nameOf({ locale, jobTitle, companyName, timeZone, createdAt }: ExportRow): string {
  const about = slugify(jobTitle ?? companyName, NAME[locale]);
  return `${about === NAME[locale] ? about : `${NAME[locale]}-${about}`}-${dayIn(timeZone, createdAt)}.csv`;
}

/** @throws AppError NOT_FOUND for what was never signed here, FILE_LINK_EXPIRED for what was */
function openLink(platform: Platform, request: FastifyRequest): string {
  const parts = linkParts.safeParse({ ...Object(request.query), ...Object(request.params) });
  if (!parts.success) throw new AppError('NOT_FOUND');
  const { id, exp, sig } = parts.data;
  const state = checkLink(platform.config, { path: exportPath(id), exp, sig }, platform.clock.now());
  if (state === 'forged') throw new AppError('NOT_FOUND');
  if (state === 'expired') throw new AppError('FILE_LINK_EXPIRED');
  return id;
}
