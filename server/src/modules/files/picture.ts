import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '../../platform/app-error.ts';
import { atMost } from '../../platform/at-most.ts';

export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_MIME = 'image/webp';

/** Large enough for what telephones take; decoded it holds 200 MB, and only a strip of that at once. */
const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 10;

const ACCEPTED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
const TYPES = 'JPG, PNG, WEBP, AVIF, GIF';

/** What a picture is for says its size: `fill` cuts what stands over, `fit` keeps all and never enlarges. */
const SHAPES = {
  avatar: { width: 512, height: 512, how: 'fill' },
  cover: { width: 1600, height: 400, how: 'fill' },
  logo: { width: 512, height: 512, how: 'fit' },
} as const;
export type PictureShape = keyof typeof SHAPES;

// The decoders of these five types and no other: what is never loaded has no holes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// One thread a picture, two pictures at once: requests go on beside them.
sharp.concurrency(1);
sharp.cache(false);
const takeTurn = atMost(2);

/**
 * Draws a picture anew as WebP in the size of its shape: turned as it was held, the first frame only, in sRGB, without
 * what cameras and programs write into it (place, device, thumbnails) and without anything that follows the picture.
 * Neither its name nor the type that the sender states counts. Decoding runs outside of the event loop.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE (5 MiB), FILE_TYPE_UNSUPPORTED, PICTURE_TOO_MANY_PIXELS, PICTURE_UNREADABLE
 */
export async function drawPicture(body: Buffer, shape: PictureShape): Promise<Buffer> {
  if (body.length === 0) throw new AppError('FILE_EMPTY');
  if (body.length > PICTURE_MAX_BYTES) throw new AppError('FILE_TOO_LARGE', { data: { limit: '5 MB' } });
  const type = await fileTypeFromBuffer(body);
  if (!type || !ACCEPTED.has(type.mime)) throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: TYPES } });
  const { width, height, how } = SHAPES[shape];
  const drawing = sharp(body, { failOn: 'error', limitInputPixels: PIXELS_MAX, pages: 1, sequentialRead: true })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize(width, height, how === 'fill' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 });
  try {
    return await takeTurn(() => drawing.toBuffer());
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw new AppError(tooMany ? 'PICTURE_TOO_MANY_PIXELS' : 'PICTURE_UNREADABLE', { cause: error });
  }
}
