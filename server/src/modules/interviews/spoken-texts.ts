const MOST_BYTES = 32 * 2 ** 20;

/** Texts that were spoken lately, in memory: candidates of a job are asked the same questions. */
export class SpokenTexts {
  /** Used longest ago first. */
  readonly #sounds = new Map<string, Buffer>();
  readonly #coming = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  /** Asks once for what is asked for twice at a time; a failure is not kept. */
  async of(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#sounds.get(key);
    if (known) {
      this.#sounds.delete(key);
      this.#sounds.set(key, known);
      return known;
    }
    const coming = this.#coming.get(key) ?? this.#make(key, make);
    return coming;
  }

  #make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const coming = make()
      .then((sound) => {
        this.#keep(key, sound);
        return sound;
      })
      .finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  #keep(key: string, sound: Buffer): void {
    this.#sounds.set(key, sound);
    this.#bytes += sound.length;
    for (const [oldest, { length }] of this.#sounds) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#sounds.delete(oldest);
      this.#bytes -= length;
    }
  }
}
