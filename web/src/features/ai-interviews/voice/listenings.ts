import type { Pending } from '../../../lib/speech/listening.ts';

const NOTHING: Pending = { isSpeaking: false, waitedMs: 0 };

type Stop = (finish?: boolean) => void;

interface Listening {
  stop: Stop | null;
  isStopped: boolean;
  pending: Pending;
}

/** Those who listen to one answer, one after the other: what was said to one may still be written down while the next hears. */
export class Listenings {
  readonly #open = new Set<Listening>();
  readonly #onChange: () => void;
  #count = 0;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** @param service whether words come later than they are said */
  begin(service: boolean) {
    const listening: Listening = { stop: null, isStopped: false, pending: NOTHING };
    this.#count += 1;
    if (service) this.#open.add(listening);
    this.#onChange();
    const isOver = () => listening.isStopped && listening.pending.waitedMs === 0;
    const change = () => {
      if (isOver()) this.#open.delete(listening);
      this.#onChange();
    };
    return {
      number: this.#count,
      /** How it is stopped, once it is known. */
      begun: (stop: Stop) => {
        listening.stop = stop;
      },
      pending: (pending: Pending) => {
        listening.pending = pending;
        change();
      },
      /** It has failed, or hears no more: what was said before is still written down. */
      finish: () => {
        if (listening.isStopped) return;
        listening.isStopped = true;
        listening.stop?.(true);
        change();
      },
    };
  }

  /** Nothing is written down any more, whoever has listened. */
  close(): void {
    for (const { stop } of this.#open) stop?.();
    this.#open.clear();
    this.#onChange();
  }

  /** Whether words may come that were said before now. */
  get mayCome(): boolean {
    return this.#open.size > 0;
  }

  /** What is not written down yet, of all that was said. */
  get pending(): Pending {
    const all = [...this.#open].map(({ pending }) => pending);
    return {
      isSpeaking: all.some(({ isSpeaking }) => isSpeaking),
      waitedMs: Math.max(0, ...all.map(({ waitedMs }) => waitedMs)),
    };
  }
}
