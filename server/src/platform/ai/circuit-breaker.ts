import type { Clock } from '../clock.ts';

export interface CircuitBreakerOptions {
  /** After so many failures in a row nobody is asked for a while. */
  readonly failures: number;
  readonly openMs: number;
  readonly clock: Pick<Clock, 'now'>;
}

/** Spares a service that fails, and those who wait for it: after failures in a row one call at a time tries again. */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #failures = 0;
  #openUntil = 0;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  /** Whether the service may be asked now. Once the time is over the first who asks tries for all. */
  admits(): boolean {
    const { failures, openMs, clock } = this.#options;
    const now = clock.now().getTime();
    if (now < this.#openUntil) return false;
    if (this.#failures >= failures) this.#openUntil = now + openMs;
    return true;
  }

  /** Whoever was to try for all did not ask: the next one does. */
  gaveBack(): void {
    if (this.#failures >= this.#options.failures) this.#openUntil = 0;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#openUntil = 0;
  }

  /** @param waitMs how long the service asks to be left alone, whatever came before */
  failed(waitMs = 0): void {
    const { failures, openMs, clock } = this.#options;
    this.#failures += 1;
    const open = this.#failures >= failures ? Math.max(openMs, waitMs) : waitMs;
    if (open > 0) this.#openUntil = clock.now().getTime() + open;
  }
}
