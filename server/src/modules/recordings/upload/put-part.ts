import { DEFAULT_LOCALE } from '@prova/contract/common';
import { PART_MAX_BYTES, PARTS_MAX } from '@prova/contract/recordings/recording-fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { guest } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { createContext, type Platform } from '../../../platform/context.ts';
import { checkLink } from '../../../platform/storage/signed-link.ts';
import { partPath } from './part-address.ts';
import { expectPart, takePart } from './take-part.ts';

const linkParts = z.object({
  uploadId: z.uuid(),
  number: z.coerce.number().int().min(1).max(PARTS_MAX),
  exp: z.string().max(20),
  sig: z.string().max(100),
});

/** Parts of recordings, from whoever holds a signed address: the bytes alone. */
export function registerPartUploads(app: FastifyInstance, platform: Platform): void {
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: PART_MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    uploads.put(
      partPath(':uploadId', ':number'),
      {
        bodyLimit: PART_MAX_BYTES,
        // Before a byte of the body is taken from whoever has no address of ours.
        onRequest: async (request) => {
          const { uploadId } = openLink(platform, request);
          await expectPart(contextOf(platform), uploadId);
        },
      },
      (request, reply) => putPart(platform, request, reply),
    );
  });
}

const contextOf = (platform: Platform) => createContext(platform, { actor: guest, locale: DEFAULT_LOCALE });

async function putPart(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { uploadId, number } = openLink(platform, request);
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const etag = await takePart(contextOf(platform), { uploadId, number, body });
  return reply
    .code(204)
    .headers({ etag: `"${etag}"`, 'cache-control': 'no-store' })
    .send();
}

/** @throws AppError NOT_FOUND for what was never signed here, FILE_LINK_EXPIRED for what was */
function openLink(platform: Platform, request: FastifyRequest): { uploadId: string; number: number } {
  const parts = linkParts.safeParse({ ...Object(request.query), ...Object(request.params) });
  if (!parts.success) throw new AppError('NOT_FOUND');
  const { uploadId, number, exp, sig } = parts.data;
  const state = checkLink(platform.config, { path: partPath(uploadId, number), exp, sig }, platform.clock.now());
  if (state === 'forged') throw new AppError('NOT_FOUND');
  if (state === 'expired') throw new AppError('FILE_LINK_EXPIRED');
  return { uploadId, number };
}
