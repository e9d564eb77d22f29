import { fileTypeFromBuffer } from 'file-type';
import type { Run } from '../../platform/sandbox/program.ts';
import { drawPicture } from './draw-picture.ts';
import type { pictureDrawing } from './picture.ts';

/** Large enough for what telephones take. Of AVIF all is decoded at once, 17 bytes a pixel. */
const MEGAPIXELS: ReadonlyMap<string, number> = new Map([
  ['image/jpeg', 50],
  ['image/png', 50],
  ['image/webp', 50],
  ['image/gif', 50],
  ['image/avif', 30],
]);

export const run: Run<typeof pictureDrawing> = async ({ shape }, body) => {
  const type = await fileTypeFromBuffer(body);
  const megapixels = MEGAPIXELS.get(type?.mime ?? '');
  if (!megapixels) return { value: { outcome: 'unsupported' } };
  try {
    return { value: { outcome: 'drawn' }, body: await drawPicture(body, shape, megapixels * 1_000_000) };
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('exceeds pixel limit');
    return { value: tooMany ? { outcome: 'too many pixels', megapixels } : { outcome: 'unreadable' } };
  }
};
