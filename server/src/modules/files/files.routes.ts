import { DEFAULT_LOCALE } from '@prova/contract/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { guest } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { createContext, type Platform } from '../../platform/context.ts';
import { checkFileLink, type Disposition } from '../../platform/storage/signed-link.ts';
import { ObjectMissing } from '../../platform/storage/storage.ts';
import { parseRange } from './byte-range.ts';
import { contentDisposition } from './content-disposition.ts';
import { selectStoredFile } from './files.queries.ts';

const linkParts = z.object({
  id: z.uuid(),
  exp: z.string().max(20),
  d: z.enum(['inline', 'attachment']),
  sig: z.string().max(100),
});

/** What a browser shows without running anything; the rest is saved. */
const SHOWN = /^(application\/pdf|image\/(png|jpeg|webp|gif|avif)|(audio|video)\/[a-z0-9.+-]+)$/;

/** A file is a document of its own that may do nothing; a page of ours may show it in a frame. */
const POLICY =
  "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The one route that does not speak JSON: it streams files to whoever holds a signed link. */
export function registerFileRoutes(app: FastifyInstance, platform: Platform): void {
  // Compressed answers have no ranges, and these types are packed already.
  app.get('/files/:id', { compress: false }, (request, reply) => sendFile(platform, request, reply));
}

async function sendFile(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id, disposition } = openLink(platform, request);
  const ctx = createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
  const file = await selectStoredFile(ctx, id);
  if (!file) throw new AppError('NOT_FOUND');

  // A file never changes: its id tells one content from another.
  const etag = `"${file.id}"`;
  const wanted = request.headers['if-range'];
  const range = wanted === undefined || wanted === etag ? parseRange(request.headers.range, file.bytes) : null;
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private',
    'content-disposition': contentDisposition(SHOWN.test(file.mime) ? disposition : 'attachment', file.name),
    'content-security-policy': POLICY,
    'content-type': file.mime,
    etag,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  });
  // Before the object is opened: what is opened and not sent would stay open.
  if (isKnown(request, etag)) return reply.code(304).send();
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  }
  const { stream, bytes } = await read(platform, file.storageKey, range ?? undefined);
  reply.header('content-length', bytes);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  return reply.send(stream);
}

/** Whether the caller has this very content (RFC 9110, 13.1.2). */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === '*' || tag === etag) ?? false;
}

/** @throws AppError NOT_FOUND for what was never signed here, FILE_LINK_EXPIRED for what was */
function openLink(platform: Platform, request: FastifyRequest): { id: string; disposition: Disposition } {
  const parts = linkParts.safeParse({ ...Object(request.query), ...Object(request.params) });
  if (!parts.success) throw new AppError('NOT_FOUND');
  const { id, exp, d: disposition, sig } = parts.data;
  const state = checkFileLink(platform.config, { fileId: id, exp, disposition, sig }, platform.clock.now());
  if (state === 'forged') throw new AppError('NOT_FOUND');
  if (state === 'expired') throw new AppError('FILE_LINK_EXPIRED');
  return { id, disposition };
}

async function read(platform: Platform, key: string, range: { start: number; end: number } | undefined) {
  try {
    return await platform.storage.read(key, range);
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    platform.log.error({ err: error }, 'the object of a stored file is missing');
    throw new AppError('NOT_FOUND', { cause: error });
  }
}
