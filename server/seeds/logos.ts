import type { Colour } from './paint.ts';

export interface LogoDrawing {
  readonly ground: Colour;
  readonly ink: Colour;
  /** Whether a point of the square from -1 to 1, y upwards, is drawn in ink. */
  readonly isInk: (x: number, y: number) => boolean;
}

const ring = (x: number, y: number, radius: number, width: number) => Math.abs(Math.hypot(x, y) - radius) < width / 2;

/** By the key of a company. One has none yet: its initial stands there. */
export const LOGOS: Readonly<Record<string, LogoDrawing>> = {
  /** A sun that comes up over a line. */
  aurora: {
    ground: [11, 107, 80],
    ink: [255, 214, 102],
    isInk: (x, y) => {
      if (y < -0.32) return y > -0.46 && Math.abs(x) < 0.72;
      const rays = Math.cos(Math.atan2(y + 0.32, x) * 8) > 0.55;
      const distance = Math.hypot(x, y + 0.32);
      return distance < 0.4 || (rays && y > -0.2 && distance > 0.52 && distance < 0.78);
    },
  },
  /** Two waves below a harbour light. */
  mare: {
    ground: [16, 60, 110],
    ink: [255, 255, 255],
    isInk: (x, y) => {
      const wave = 0.12 * Math.sin(x * 2 * Math.PI);
      if (Math.abs(x) > 0.76) return false;
      return Math.abs(y + 0.12 - wave) < 0.08 || Math.abs(y + 0.46 - wave) < 0.08 || Math.hypot(x, y - 0.42) < 0.2;
    },
  },
  /** A leaf with its vein, in a ring. */
  jatoba: {
    ground: [250, 244, 232],
    ink: [150, 62, 34],
    isInk: (x, y) => {
      const [along, across] = [(x + y) / Math.SQRT2, (x - y) / Math.SQRT2];
      const isLeaf = Math.abs(across) < 0.3 * (1 - (along / 0.56) ** 2) && Math.abs(along) < 0.56;
      return ring(x, y, 0.76, 0.1) || (isLeaf && Math.abs(across) > 0.035);
    },
  },
};
