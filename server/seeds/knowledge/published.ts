/** Ids of the pieces that are published so far, by their keys. */
export class Published {
  readonly #ids = new Map<string, string>();

  add(key: string, id: string): void {
    this.#ids.set(key, id);
  }

  /** @throws Error for what is not published yet */
  idOf(key: string): string {
    const id = this.#ids.get(key);
    if (id === undefined) throw new Error(`${key} is not published yet`);
    return id;
  }
}
