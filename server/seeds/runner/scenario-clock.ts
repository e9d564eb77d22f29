import type { Clock } from '../../src/platform/clock.ts';

/** The time of the scenario. It moves on by a millisecond at each look, so that what happens later also says so. */
export class ScenarioClock implements Clock {
  #now: number;

  constructor(start: Date) {
    this.#now = start.getTime();
  }

  now(): Date {
    this.#now += 1;
    return new Date(this.#now);
  }

  /** Never back. */
  moveTo(at: Date): void {
    this.#now = Math.max(this.#now, at.getTime());
  }

  /** What a caller has to wait for is over at once. */
  async wait(milliseconds: number): Promise<void> {
    this.#now += Math.ceil(milliseconds);
  }
}
