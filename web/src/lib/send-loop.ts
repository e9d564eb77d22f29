import { isApiError } from './api-error.ts';

type Options = { keepalive: boolean };

const AGAIN_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/**
 * When what waits in this browser goes to the server: one call at a time, now or after a pause, and again when it has not
 * come through. What is sent, and where it waits meanwhile, is for whoever uses it to say.
 */
export class SendLoop {
  readonly #send: (options: Options) => Promise<void>;
  readonly #againMs: readonly number[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is being done; null while nothing is. */
  #tail: Promise<unknown> | null = null;
  #running: Promise<void> | null = null;
  #options: Options = { keepalive: false };
  #wanted = false;
  #failures = 0;
  #stopped = false;

  /**
   * @param send sends all that waits and throws nothing: what fails, it gives to `retry`
   * @param againMs how long after the first failure, the second …, the last again and again
   */
  constructor(send: (options: Options) => Promise<void>, againMs: readonly number[] = AGAIN_MS) {
    this.#send = send;
    this.#againMs = againMs;
  }

  get failing(): boolean {
    return this.#failures > 0;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Sends at once. Resolves once nothing waits, or nothing comes through now. */
  go(options: Options = { keepalive: false }): Promise<void> {
    if (this.#stopped) return this.#running ?? Promise.resolve();
    this.unplan();
    this.#options = options;
    this.#wanted = true;
    this.#running ??= this.inTurn(() => this.#run()).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Sends after a pause, which begins again. */
  plan(ms: number): void {
    this.unplan();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.go(), ms);
  }

  unplan(): void {
    clearTimeout(this.#timer);
  }

  /** Does something else once nothing is being sent: at once where nothing is. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail ? this.#tail.then(work) : work();
    const tail = done
      .catch(() => undefined)
      .then(() => {
        if (this.#tail === tail) this.#tail = null;
      });
    this.#tail = tail;
    return done;
  }

  /** Something has come through. */
  arrived(): void {
    this.#failures = 0;
  }

  /**
   * It has not come through, and is sent again in a while.
   * @returns `waiting` where the server only takes no more just now
   */
  retry(error: unknown): 'waiting' | 'offline' {
    const asked = waitAsked(error);
    const last = this.#againMs.length - 1;
    this.plan(asked ?? this.#againMs[Math.min(this.#failures, last)] ?? 0);
    this.#failures += 1;
    return asked === null ? 'offline' : 'waiting';
  }

  /** Nothing is sent any more. */
  stop(): void {
    this.unplan();
    this.#stopped = true;
  }

  async #run(): Promise<void> {
    while (this.#wanted && !this.#stopped) {
      this.#wanted = false;
      await this.#send(this.#options);
    }
  }
}

const NEXT_TIME_PERHAPS: ReadonlySet<number> = new Set([408, 429]);

/** What the server has understood and does not take: it will not the next time either. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && !NEXT_TIME_PERHAPS.has(error.status);

/** How long the server asks to wait, where it only takes no more just now; null otherwise. Milliseconds. */
function waitAsked(error: unknown): number | null {
  if (!isApiError(error) || error.status !== 429) return null;
  const { seconds } = error.data;
  return Math.min(60, typeof seconds === 'number' ? Math.max(1, seconds) : 15) * 1000;
}
