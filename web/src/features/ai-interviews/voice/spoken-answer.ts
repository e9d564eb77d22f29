import type { Heard } from '../../../lib/speech/listening.ts';
import { withoutEcho } from './echo.ts';

interface Stretch {
  readonly text: string;
  readonly confidence: number | null;
}

/** What the program reads out while something is heard, or has just read. */
export interface Reading {
  readonly text: string;
  readonly isOver: boolean;
}

/** What is being said in answer to one question, put together from the stretches that recognition hears. */
export class SpokenAnswer {
  readonly #before: string;
  readonly #stretches = new Map<string, Stretch>();
  /** What was read out when a stretch began. */
  readonly #readings = new Map<string, string>();

  /** @param before what was answered before it is listened to */
  constructor(before: string) {
    this.#before = before.trim();
  }

  hear({ key, text, confidence }: Heard, reading: Reading | null): void {
    if (reading && !this.#stretches.has(key)) this.#readings.set(key, reading.text);
    const read = this.#readings.get(key);
    const own = read === undefined ? text : withoutEcho(text, read, !reading || reading.isOver);
    this.#stretches.set(key, { text: own, confidence });
  }

  get text(): string {
    const said = [...this.#stretches.values()].map(({ text }) => text).filter((text) => text !== '');
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
