/** Waits for a moment, while other stories go on. */
export type Until = (at: Date) => Promise<void>;
export type Story = (until: Until) => Promise<void>;

interface Entry {
  readonly at: Date;
  readonly goOn: () => Promise<void>;
}

/** Stories that wait for their moments. One runs at a time, so that the same scenario comes out each time. */
export class Agenda {
  readonly #entries: Entry[] = [];

  /** The moment of the story that comes next; undefined when all are over. */
  get next(): Date | undefined {
    return this.#entries[0]?.at;
  }

  add(at: Date, story: Story): void {
    this.#insert({
      at,
      goOn: () => {
        // Settled when the story waits again, ends or fails.
        let pause = Promise.withResolvers<void>();
        const until = (at: Date) =>
          new Promise<void>((moment) => {
            const waited = pause;
            this.#insert({
              at,
              goOn: () => {
                pause = Promise.withResolvers<void>();
                moment();
                return pause.promise;
              },
            });
            waited.resolve();
          });
        story(until).then(
          () => pause.resolve(),
          (error: unknown) => pause.reject(error),
        );
        return pause.promise;
      },
    });
  }

  /** Runs the next story until it waits again. */
  async goOn(): Promise<void> {
    await this.#entries.shift()?.goOn();
  }

  /** After those of the same moment. */
  #insert(entry: Entry): void {
    const index = this.#entries.findLastIndex(({ at }) => at <= entry.at);
    this.#entries.splice(index + 1, 0, entry);
  }
}
