import type { DBSchema, IDBPDatabase } from 'idb';

/** Shared by all pages that have the database open: it is deleted only while there is none. */
const OPEN = 'prova.recordings';

/** A connection to what is kept of recordings. Where the browser has ended it, it is opened anew. */
export class SpoolConnection<Schema extends DBSchema> {
  readonly #connect: (onEnded: () => void) => Promise<IDBPDatabase<Schema>>;
  #rows: Promise<IDBPDatabase<Schema>> | null = null;
  #letGo: (() => void) | null = null;

  constructor(connect: (onEnded: () => void) => Promise<IDBPDatabase<Schema>>) {
    this.#connect = connect;
  }

  /** @throws what the browser says where it keeps nothing */
  async open(): Promise<void> {
    this.#letGo = await holdOpen();
    try {
      await this.#connected();
    } catch (error) {
      this.#letGo();
      throw error;
    }
  }

  /** @throws what the browser says */
  async use<T>(work: (rows: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#connected());
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      // The browser has closed it.
      this.#rows = null;
      return work(await this.#connected());
    }
  }

  async close(): Promise<void> {
    const rows = this.#rows;
    this.#rows = Promise.reject(new Error('What is kept of recordings was closed'));
    this.#rows.catch(() => undefined);
    // What was not open need not be closed.
    (await rows?.catch(() => null))?.close();
    this.#letGo?.();
  }

  #connected(): Promise<IDBPDatabase<Schema>> {
    if (this.#rows) return this.#rows;
    const forget = () => {
      if (this.#rows === rows) this.#rows = null;
    };
    const rows: Promise<IDBPDatabase<Schema>> = this.#connect(forget);
    rows.catch(forget);
    this.#rows = rows;
    return rows;
  }
}

/** Does something while no page has the database open; nothing where one has, or the browser cannot say. */
export async function whileClosed(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(OPEN, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** @returns how to let go of it; it is held for as long as the page lives otherwise */
function holdOpen(): Promise<() => void> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  const held = Promise.withResolvers<() => void>();
  const released = Promise.withResolvers<void>();
  navigator.locks
    .request(OPEN, { mode: 'shared' }, () => {
      held.resolve(released.resolve);
      return released.promise;
    })
    .catch(held.reject);
  return held.promise;
}
