import { isApiError } from '../api-error.ts';
import type { ListenFailure } from './listening.ts';

/** What was said, on its way to be written down. */
export interface QueuedSegment {
  readonly sound: Blob;
  readonly said: { readonly from: number; readonly to: number };
}

interface QueueEvents {
  readonly onText: (text: string, segment: QueuedSegment) => void;
  readonly onFailure: (why: ListenFailure) => void;
}

/**
 * Before each time that a stretch is sent again. Whoever speaks waits no longer than these together: longer than the minute in which
 * the server spares a service that has failed.
 */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 15_000, 15_000];
/** Minutes of speech: whoever is so far behind is told, rather than to lose a word unseen. */
const MAX_QUEUED = 30;
/** They speak of the one sound that was sent: it is unreadable, too long or of no kind that the service takes. */
const REFUSALS_OF_A_SOUND = new Set([400, 413, 415, 422]);

/** Has what is said written down, one stretch after the other: late rather than not at all. */
export class SegmentQueue {
  readonly #transcribe: (sound: Blob) => Promise<string>;
  readonly #events: QueueEvents;
  readonly #segments: QueuedSegment[] = [];
  #isRunning = false;
  #isOver = false;
  #wake: (() => void) | null = null;

  constructor(transcribe: (sound: Blob) => Promise<string>, events: QueueEvents) {
    this.#transcribe = transcribe;
    this.#events = events;
  }

  /** Since when the oldest stretch that is not written down has ended; null: none is left. */
  get waitsSince(): number | null {
    return this.#segments[0]?.said.to ?? null;
  }

  add(segment: QueuedSegment): void {
    if (this.#isOver) return;
    if (this.#segments.length >= MAX_QUEUED) this.#fail('network');
    else this.#segments.push(segment);
    if (!this.#isRunning) void this.#run();
  }

  /** Nothing is reported any more. */
  close(): void {
    this.#isOver = true;
    this.#segments.length = 0;
    this.#wake?.();
  }

  #fail(why: ListenFailure): void {
    this.close();
    this.#events.onFailure(why);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let tries = 0; !this.#isOver; ) {
      const segment = this.#segments[0];
      if (!segment) break;
      const done = await this.#send(segment, tries);
      tries = done ? 0 : tries + 1;
      if (done && this.#segments[0] === segment) this.#segments.shift();
    }
    this.#isRunning = false;
  }

  /** @returns whether it is done with */
  async #send(segment: QueuedSegment, tries: number): Promise<boolean> {
    try {
      const text = await this.#transcribe(segment.sound);
      if (!this.#isOver && text !== '') this.#events.onText(text, segment);
      return true;
    } catch (error) {
      if (this.#isOver) return true;
      // Sent again it would be refused again, and what is said after it does not wait for it.
      if (isApiError(error) && REFUSALS_OF_A_SOUND.has(error.status)) return true;
      const wait = RETRY_DELAYS_MS[tries];
      const mayPass =
        isApiError(error, 'NO_CONNECTION', 'TOO_MANY_REQUESTS') || (isApiError(error) && error.status >= 500);
      if (!mayPass) this.#fail(isApiError(error, 'VOICE_SERVICE_OFF') ? 'service' : 'network');
      else if (wait === undefined) this.#fail('network');
      else await this.#pause(wait);
      return false;
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
