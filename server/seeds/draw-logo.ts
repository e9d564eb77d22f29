import sharp from 'sharp';
import type { UploadedFile } from '../src/platform/http/route.ts';
import { LOGOS } from './logos.ts';

const SIZE = 256;
/** Points looked at across a pixel, so that edges are smooth. */
const FINE = 3;

/** The logo of a company, as a file; undefined where it has none yet. */
export async function drawLogo(key: string): Promise<UploadedFile | undefined> {
  const logo = LOGOS[key];
  if (!logo) return undefined;
  const { ground, ink, isInk } = logo;
  const pixels = Buffer.alloc(SIZE * SIZE * 3);
  const at = (pixel: number, fine: number) => ((pixel + (fine + 0.5) / FINE) / SIZE) * 2 - 1;
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      let hits = 0;
      for (let fine = 0; fine < FINE * FINE; fine += 1)
        if (isInk(at(column, fine % FINE), -at(row, Math.floor(fine / FINE)))) hits += 1;
      const share = hits / (FINE * FINE);
      const offset = (row * SIZE + column) * 3;
      for (const channel of [0, 1, 2] as const)
        pixels[offset + channel] = Math.round(ground[channel] * (1 - share) + ink[channel] * share);
    }
  }
  const body = await sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png()
    .toBuffer();
  return { name: 'logo.png', mime: 'image/png', body };
}
