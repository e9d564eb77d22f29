import { SAMPLE_RATE } from '@prova/contract/interviews/wav';

const LOUDEST = 32_767;

/** Sound of any rate as 16-bit samples at the rate of a voice: each is the mean of what it takes the place of. */
export class Resampler {
  readonly #ratio: number;
  /** Of the sample under way: what it has gathered, and how much of it is still missing, in samples that come. */
  #sum = 0;
  #missing: number;

  constructor(rate: number) {
    this.#ratio = rate / SAMPLE_RATE;
    this.#missing = this.#ratio;
  }

  push(block: Float32Array): Int16Array {
    const samples: number[] = [];
    for (const value of block) {
      let left = 1;
      while (left >= this.#missing) {
        const mean = (this.#sum + value * this.#missing) / this.#ratio;
        samples.push(Math.round(Math.max(-1, Math.min(1, mean)) * LOUDEST));
        left -= this.#missing;
        this.#sum = 0;
        this.#missing = this.#ratio;
      }
      this.#sum += value * left;
      this.#missing -= left;
    }
    return Int16Array.from(samples);
  }
}
