import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { showBytes } from '../../platform/http/multipart.ts';
import { type Content, contentMeter } from './content-meter.ts';

export interface MeasuredBody {
  readonly mime: string;
  readonly body: Buffer | Readable;
  readonly maxBytes: number;
}

/**
 * Writes an object, and tells how long it is and its hash.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE; then nothing is stored
 */
export async function putMeasured(ctx: Ctx, key: string, { mime, body, maxBytes }: MeasuredBody): Promise<Content> {
  const tooLarge = new AppError('FILE_TOO_LARGE', { data: { limit: showBytes(maxBytes, ctx.locale) } });
  const { stream, content } = contentMeter(maxBytes, tooLarge);
  // The promises below tell of every failure; an event that nobody hears, once the body was read, would end the process.
  stream.on('error', () => undefined);
  const writing = ctx.platform.storage.put(key, stream, { mime }).catch((error: Error) => {
    // Nobody reads any more: without this the body would wait for ever.
    stream.destroy(error);
    throw error;
  });
  const reading = pipeline(Buffer.isBuffer(body) ? Readable.from([body], { objectMode: false }) : body, stream);
  const results = await Promise.allSettled([writing, reading]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return content();
}
