/** How fast frames may come: so many at once, and so many a second for as long as it goes on. */
export class FramePace {
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#at = performance.now();
  }

  /** @param milliseconds of a clock that only goes forward @returns false for a frame too many */
  take(milliseconds = performance.now()): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((milliseconds - this.#at) / 1000) * this.#perSecond);
    this.#at = milliseconds;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
