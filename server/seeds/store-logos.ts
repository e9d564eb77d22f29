import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { drawPicture } from '../src/modules/files/draw-picture.ts';
import { PICTURE_MIME } from '../src/modules/files/picture.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import { LOGOS, type LogoDrawing } from './logos.ts';
import { createRandom } from './random.ts';
import type { Rows } from './rows.ts';

const SIZE = 256;
/** Points looked at across a pixel, so that edges are smooth. */
const FINE = 3;

export interface StoredLogo {
  readonly companyId: string;
  readonly fileId: string;
}

/** Draws the logos as an upload does, and writes them into the storage with their rows. */
export async function storeLogos(
  rows: Rows,
  storage: Storage,
  now: Date,
  { companies }: DemoAccounts,
): Promise<StoredLogo[]> {
  // A chance of its own: logos change nothing else of the demo.
  const random = createRandom(20_261_122);
  const ids = Object.keys(LOGOS).map((key) => ({ key, fileId: random.id(now) }));
  return Promise.all(
    ids.map(async ({ key, fileId }) => {
      const [company, logo] = [companies.get(key), LOGOS[key]];
      if (!company || !logo) throw new Error(`There is no company ${key} for this logo`);
      const body = await drawPicture(await draw(logo), 'logo');
      await storage.put(fileId, body, { mime: PICTURE_MIME });
      rows.add('files', {
        id: fileId,
        companyId: company.id,
        storageKey: fileId,
        name: 'logo.webp',
        mime: PICTURE_MIME,
        bytes: body.length,
        sha256: createHash('sha256').update(body).digest(),
        state: 'stored',
        createdAt: now,
      });
      return { companyId: company.id, fileId };
    }),
  );
}

function draw({ ground, ink, isInk }: LogoDrawing): Promise<Buffer> {
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
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png()
    .toBuffer();
}
