import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { defineProgram, ProgramFailure } from '../../platform/sandbox/program.ts';
import type { Sandbox } from '../../platform/sandbox/sandbox.ts';
import type { StoredShape } from './draw-picture.ts';

export type { StoredShape };

export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_MIME = 'image/webp';

const TYPES = 'JPG, PNG, WEBP, AVIF, GIF';

/** What became of a picture; only of a drawn one there are bytes. */
export const pictureDrawing = defineProgram({
  name: 'files.picture',
  entry: new URL('./picture.program.ts', import.meta.url),
  input: z.strictObject({ shape: z.enum(['avatar', 'cover', 'logo', 'statement', 'mail']) }),
  output: z.union([
    z.strictObject({ outcome: z.enum(['drawn', 'unsupported', 'unreadable']) }),
    z.strictObject({ outcome: z.literal('too many pixels'), megapixels: z.number() }),
  ]),
  limits: { seconds: 10, memoryMegabytes: 768, heapMegabytes: 64, outputBytes: PICTURE_MAX_BYTES },
  addons: true,
});

/**
 * Draws a picture again as WebP in the size of its shape: turned as it was held, the first frame only, in sRGB, without
 * what cameras and programs write into it (place, device, thumbnails) and without anything that follows the picture.
 * Neither its name nor the type that the sender states counts.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE (5 MiB), FILE_TYPE_UNSUPPORTED, PICTURE_TOO_MANY_PIXELS,
 *   PICTURE_UNREADABLE, SERVICE_UNAVAILABLE
 */
export async function redrawPicture(sandbox: Sandbox, body: Buffer, shape: StoredShape): Promise<Uint8Array> {
  if (body.length === 0) throw new AppError('FILE_EMPTY');
  if (body.length > PICTURE_MAX_BYTES) throw new AppError('FILE_TOO_LARGE', { data: { limit: '5 MB' } });
  return drawn(sandbox, body, shape, isWebp);
}

/** A picture that is kept, as mailboxes show it: a PNG of at most 320 × 88, on white. @throws AppError as `redrawPicture` */
export function drawForMail(sandbox: Sandbox, body: Buffer): Promise<Uint8Array> {
  return drawn(sandbox, body, 'mail', isPng);
}

async function drawn(
  sandbox: Sandbox,
  body: Buffer,
  shape: StoredShape | 'mail',
  isDrawn: (bytes: Uint8Array) => boolean,
): Promise<Uint8Array> {
  const { value, body: picture } = await sandbox.run(pictureDrawing, { shape }, body).catch((error: unknown) => {
    throw error instanceof ProgramFailure ? new AppError('PICTURE_UNREADABLE', { cause: error }) : error;
  });
  switch (value.outcome) {
    case 'unsupported':
      throw new AppError('FILE_TYPE_UNSUPPORTED', { data: { types: TYPES } });
    case 'too many pixels':
      throw new AppError('PICTURE_TOO_MANY_PIXELS', { data: { megapixels: value.megapixels } });
    case 'unreadable':
      throw new AppError('PICTURE_UNREADABLE');
  }
  if (!isDrawn(picture)) throw new AppError('PICTURE_UNREADABLE');
  return picture;
}

/** What others will be shown under that type begins like it, whatever became of the process. */
function isWebp(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return begin.startsWith('RIFF') && begin.endsWith('WEBP');
}

const isPng = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 8)).equals(PNG_BEGIN);
const PNG_BEGIN = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
