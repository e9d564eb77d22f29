import type { ControlledTransaction, Kysely } from 'kysely';
import type { DB, Db } from './db.ts';
import { readingOnly } from './writes-in-transactions.ts';

/**
 * The one transaction of a call that writes: the first `ctx.transaction` begins it, later ones go on in it, and it ends with
 * the call. So the work of a call and its answer are kept together, or nothing is.
 */
export class CallTransaction {
  readonly #database: Kysely<DB>;
  #open: ControlledTransaction<DB> | undefined;
  #inside = false;
  #ended = false;

  constructor(database: Kysely<DB>) {
    this.#database = database;
  }

  /** Where the call reads and writes now; before the transaction has begun it may only read. */
  get db(): Db {
    return this.#open ?? readingOnly(this.#database);
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Does a piece of work in the transaction. One that fails is taken back, what was done before it stays. */
  async run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    if (this.#ended) throw new Error('The call has ended, and its transaction with it');
    if (this.#inside) {
      if (!this.#open) throw new Error('The transactions of a call come one after the other');
      return work(this.#open);
    }
    this.#inside = true;
    try {
      return this.#open ? await this.#goOn(this.#open, work) : await this.#begin(work);
    } finally {
      this.#inside = false;
    }
  }

  async #begin<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const begun = await this.#database.startTransaction().execute();
    this.#open = begun;
    try {
      return await work(begun);
    } catch (error) {
      this.#open = undefined;
      await rollback(begun);
      throw error;
    }
  }

  async #goOn<T>(open: ControlledTransaction<DB>, work: (db: Db) => Promise<T>): Promise<T> {
    const trx = await open.savepoint('so_far').execute();
    try {
      const result = await work(open);
      await trx.releaseSavepoint('so_far').execute();
      return result;
    } catch (error) {
      // Without a connection there is nothing left to go back to.
      await trx
        .rollbackToSavepoint('so_far')
        .execute()
        .catch(() => undefined);
      throw error;
    }
  }

  /** Keeps what the call has done. @throws what the database says; then whether it is kept is not known */
  async commit(): Promise<void> {
    this.#ended = true;
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    try {
      await open.commit().execute();
    } catch (error) {
      await rollback(open);
      throw error;
    }
  }

  /** Takes back what the call has done. */
  async rollback(): Promise<void> {
    this.#ended = true;
    const open = this.#open;
    this.#open = undefined;
    if (open) await rollback(open);
  }
}

/** The database takes back by itself what it can no longer be told to. */
async function rollback(trx: ControlledTransaction<DB>): Promise<void> {
  await trx
    .rollback()
    .execute()
    .catch(() => undefined);
}
