import { DEFAULT_LOCALE } from '@prova/contract/common';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { guest } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { createContext, type Platform } from '../../platform/context.ts';
import { openStoredFile, PICTURE_MIME } from '../files/files.service.ts';
import { selectIsLogo } from './companies.queries.ts';

const params = z.object({ id: z.uuid() });

/** `/logos/:id`: the logo that a company shows at this moment, for anybody. */
export function registerLogos(app: FastifyInstance, platform: Platform): void {
  app.get('/logos/:id', { compress: false }, async (request, reply) => {
    const { success, data } = params.safeParse(request.params);
    const ctx = createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });
    if (!success || !(await selectIsLogo(ctx, data.id))) throw new AppError('NOT_FOUND');
    // Another logo is another file, so that a day in a cache shows nothing old.
    const etag = `"${data.id}"`;
    reply.headers({
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': PICTURE_MIME,
      // Previews and readers of mail show it on pages of their own.
      'cross-origin-resource-policy': 'cross-origin',
      etag,
      'x-content-type-options': 'nosniff',
    });
    // Before the object is opened: what is opened and not sent would stay open.
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { stream, bytes } = await openStoredFile(ctx, data.id);
    return reply.header('content-length', bytes).send(stream);
  });
}
