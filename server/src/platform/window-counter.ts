/** Beyond so many different things, those whose time is over are cleared away. */
const CLEAR_AT = 10_000;

/** Counts what happens in spans of time, by what it is counted for; in this process alone. */
export class WindowCounter {
  readonly #max: number;
  readonly #milliseconds: number;
  readonly #spans = new Map<string, { count: number; readonly until: number }>();

  constructor({ max, seconds }: { readonly max: number; readonly seconds: number }) {
    this.#max = max;
    this.#milliseconds = seconds * 1000;
  }

  /** Seconds until there is capacity again; 0 while there is. */
  wait(key: string, now: Date): number {
    const span = this.#spans.get(key);
    const left = span && span.count >= this.#max ? span.until - now.getTime() : 0;
    return Math.max(0, Math.ceil(left / 1000));
  }

  add(key: string, now: Date, amount = 1): void {
    const time = now.getTime();
    const span = this.#spans.get(key);
    if (span && span.until > time) span.count += amount;
    else this.#spans.set(key, { count: amount, until: time + this.#milliseconds });
    if (this.#spans.size > CLEAR_AT)
      for (const [each, { until }] of this.#spans) if (until <= time) this.#spans.delete(each);
  }

  /** Undoes an `add`. */
  takeBack(key: string): void {
    const span = this.#spans.get(key);
    if (span) span.count = Math.max(0, span.count - 1);
  }
}

/** What was done and what was refused, counted apart: whoever mistypes a form does not use up the capacity of those who do not. */
export class OutcomeCounter {
  readonly #done: WindowCounter;
  readonly #refused: WindowCounter;

  constructor({
    max,
    refusals,
    seconds,
  }: { readonly max: number; readonly refusals: number; readonly seconds: number }) {
    this.#done = new WindowCounter({ max, seconds });
    this.#refused = new WindowCounter({ max: refusals, seconds });
  }

  /** Takes a place as if it were going to be done, so that many at once count, too. @returns seconds to wait, 0 when it has one */
  begin(key: string, now: Date): number {
    const seconds = Math.max(this.#done.wait(key, now), this.#refused.wait(key, now));
    if (seconds === 0) this.#done.add(key, now);
    return seconds;
  }

  /** What became of it; `failed` is nobody's doing and does not count. */
  end(key: string, now: Date, outcome: 'done' | 'refused' | 'failed'): void {
    if (outcome === 'done') return;
    this.#done.takeBack(key);
    if (outcome === 'refused') this.#refused.add(key, now);
  }
}
