import type { UploadedFile } from '../src/platform/http/route.ts';
import { LOGOS } from './logos.ts';
import { paint } from './paint.ts';

const SIZE = 256;

/** The logo of a company, as a file; undefined where it has none yet. */
export async function drawLogo(key: string): Promise<UploadedFile | undefined> {
  const logo = LOGOS[key];
  if (!logo) return undefined;
  const { ground, ink, isInk } = logo;
  const body = await paint({ width: SIZE, height: SIZE }, (x, y) => (isInk(x, y) ? ink : ground));
  return { name: 'logo.png', mime: 'image/png', body };
}
