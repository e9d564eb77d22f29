import type { UploadedFile } from '../src/platform/http/route.ts';
import { type Colour, paint } from './paint.ts';
import type { Random } from './random.ts';

const colours = (...written: string[]): Colour[] =>
  written.map((hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour);

const GROUNDS = colours('f4d58d', 'bfd7b5', 'b8d8e8', 'e8c1b8', 'd6c8e8', 'cfe3dc', 'f0e2c8');
const SKINS = colours('f1c7a5', 'd9a277', 'b97a4e', '8d5532', '6b3e23');
const HAIRS = colours('2b1d16', '4a2f20', '7a4a28', '1c1c22', '9a958f', 'a5502c');
const CLOTHES = colours('0b6b50', '103c6e', '963e22', '5b3a8c', '33414f', 'b5541d');
const [DARK, LIPS] = colours('2a2323', '8a3a28') as [Colour, Colour];

const disc = (x: number, y: number, radius: number) => Math.hypot(x, y) < radius;
type Shape = (x: number, y: number) => boolean;

/** Hair behind the face, and in front of it; the face is a disc of radius 0.36 around (0, 0.1). */
const HAIR: readonly { readonly behind: Shape; readonly before: Shape }[] = [
  // Short.
  { behind: (x, y) => disc(x, y - 0.16, 0.4) && y > 0.1, before: (x, y) => disc(x, y - 0.12, 0.37) && y > 0.3 + x / 8 },
  // Down to the shoulders.
  {
    behind: (x, y) => disc(x, y - 0.14, 0.44) || (Math.abs(x) < 0.44 && y < 0.14 && y > -0.42),
    before: (x, y) => disc(x, y - 0.12, 0.37) && y > 0.26 + x * x,
  },
  // Curls.
  {
    behind: (x, y) => Math.hypot(x, y - 0.2) < 0.46 + 0.03 * Math.sin(Math.atan2(y - 0.2, x) * 14),
    before: (x, y) => disc(x, y - 0.12, 0.37) && y > 0.34,
  },
  // A bun.
  {
    behind: (x, y) => disc(x, y - 0.16, 0.38) || disc(x, y - 0.62, 0.16),
    before: (x, y) => disc(x, y - 0.12, 0.37) && y > 0.24 + Math.abs(x) / 3,
  },
];

/** A face that nobody has. */
export async function drawPortrait(random: Random): Promise<UploadedFile> {
  const [ground, skin] = [random.pick(GROUNDS), random.pick(SKINS)];
  const [hairColour, clothes, hair] = [random.pick(HAIRS), random.pick(CLOTHES), random.pick(HAIR)];
  const glasses = random.chance(0.3);
  const colourAt = (x: number, y: number): Colour => {
    const side = Math.abs(x) - 0.15;
    if (hair.before(x, y)) return hairColour;
    if (disc(side, y - 0.13, 0.035)) return DARK;
    if (glasses && Math.abs(Math.hypot(side, y - 0.13) - 0.11) < 0.014) return DARK;
    if (Math.abs(Math.hypot(x, y - 0.06) - 0.18) < 0.018 && y < -0.04) return LIPS;
    if (disc(x, y - 0.1, 0.36)) return skin;
    if (Math.abs(x) < 0.13 && y < 0 && y > -0.42) return skin;
    if ((x / 0.72) ** 2 + ((y + 1) / 0.66) ** 2 < 1) return clothes;
    return hair.behind(x, y) ? hairColour : ground;
  };
  const body = await paint({ width: 256, height: 256, fine: 2 }, colourAt);
  return { name: 'retrato.png', mime: 'image/png', body };
}

const HILLS = 4;

/** A wide picture to stand behind a profile: hills. */
export async function drawCover(random: Random): Promise<UploadedFile> {
  const [sky, far, near] = [random.pick(GROUNDS), random.pick(CLOTHES), random.next() * 6];
  const colourAt = (x: number, y: number): Colour => {
    let hill = HILLS;
    while (hill > 0 && y >= 0.9 - hill * 0.4 + 0.2 * Math.sin(x * (0.8 + hill / 3) + near + hill * 2)) hill -= 1;
    const mix = (channel: 0 | 1 | 2) => sky[channel] + ((far[channel] - sky[channel]) * hill) / HILLS;
    return [mix(0), mix(1), mix(2)];
  };
  const body = await paint({ width: 960, height: 240, fine: 2 }, colourAt);
  return { name: 'capa.png', mime: 'image/png', body };
}
