import type { Rect } from './glyphs.ts';

const PAPER = '#ffffff';
/** Areas are looked through for each letter. */
const AREAS_MAX = 400;
/** Thinner ones are lines. */
const THINNEST = 4;
/** Of 255, in the channel that differs most. */
const LEAST_CONTRAST = 24;

/** What was painted on a page so far, to tell whether a letter shows against it. */
export class Painted {
  readonly #areas: { readonly rect: Rect; readonly colour: string | null }[] = [];

  /** @param colour null for what has many, as a picture */
  add(rect: Rect, colour: string | null): void {
    if (rect.x1 - rect.x0 < THINNEST || rect.y1 - rect.y0 < THINNEST || this.#areas.length >= AREAS_MAX) return;
    this.#areas.push({ rect, colour });
  }

  shows(colour: string | null, x: number, y: number): boolean {
    const behind = this.#behind(x, y);
    if (colour === null || behind === null) return true;
    const [one, other] = [channelsOf(colour), channelsOf(behind)];
    return one.some((value, index) => Math.abs(value - (other[index] ?? 0)) >= LEAST_CONTRAST);
  }

  #behind(x: number, y: number): string | null {
    for (let index = this.#areas.length - 1; index >= 0; index -= 1) {
      const area = this.#areas[index];
      if (area && x >= area.rect.x0 && x <= area.rect.x1 && y >= area.rect.y0 && y <= area.rect.y1) return area.colour;
    }
    return PAPER;
  }
}

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
