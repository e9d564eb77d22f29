import type { Heard } from '../../../lib/speech/listening.ts';
import { withoutEcho } from './echo.ts';

interface Stretch {
  readonly text: string;
  readonly confidence: number | null;
  /** When it was said; those that come while they are said are in order as they come. */
  readonly from: number;
  /** What was read out when it began. */
  readonly reading: string | null;
  /** It is in what somebody has corrected by hand, and changes no more. */
  readonly isTyped: boolean;
}

/** What the program reads out while something is heard, or has just read. */
export interface Reading {
  readonly text: string;
  readonly isOver: boolean;
}

/** What is being said in answer to one question, put together from the stretches that recognition hears. */
export class SpokenAnswer {
  #before: string;
  readonly #stretches = new Map<string, Stretch>();

  /** @param before what was answered before it is listened to */
  constructor(before: string) {
    this.#before = before.trim();
  }

  hear({ key, text, confidence, said }: Heard, reading: Reading | null): void {
    const known = this.#stretches.get(key);
    if (known?.isTyped) return;
    const read = known ? known.reading : (reading?.text ?? null);
    const own = read === null ? text : withoutEcho(text, read, !reading || reading.isOver);
    const from = known?.from ?? said?.from ?? performance.now();
    this.#stretches.set(key, { text: own, confidence, from, reading: read, isTyped: false });
  }

  /** Somebody has written: what was heard until then is as they left it, and what comes goes on after it. */
  startFrom(typed: string): void {
    this.#before = typed.trim();
    for (const [key, stretch] of this.#stretches) this.#stretches.set(key, { ...stretch, isTyped: true });
  }

  get text(): string {
    const said = [...this.#stretches.values()]
      .filter(({ text, isTyped }) => text !== '' && !isTyped)
      // Words of two listenings may come in another order than they were said.
      .toSorted((one, other) => one.from - other.from)
      .map(({ text }) => text);
    return [this.#before, ...said].filter((text) => text !== '').join(' ');
  }

  /** Of all that is final, by its length; null where the browser does not say. */
  get confidence(): number | null {
    let [sum, length] = [0, 0];
    for (const { text, confidence } of this.#stretches.values()) {
      // Some browsers answer 0 for what they have not judged.
      if (confidence === null || confidence === 0) continue;
      sum += confidence * text.length;
      length += text.length;
    }
    return length === 0 ? null : Math.round((sum / length) * 1000) / 1000;
  }
}
