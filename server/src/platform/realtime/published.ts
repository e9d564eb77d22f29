import { sql } from 'kysely';
import * as z from 'zod';
import type { Ctx } from '../context.ts';
import type { Address } from './messages.ts';

/** Which transactions had ended at a moment, as PostgreSQL writes it: `oldest:next:running,running`. */
export const snapshot = z
  .string()
  .max(4096)
  .regex(/^\d{1,20}:\d{1,20}:[\d,]*$/);

/**
 * To be called before the first thing of an answer is read, and to be sent with it: whoever follows a topic later names
 * it, and hears whether anything was missed.
 */
export async function readSnapshot({ db }: Pick<Ctx, 'db'>): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not say which transactions have ended.');
  return row.snapshot;
}

interface Moment {
  /** The first transaction that had not begun. */
  readonly next: bigint;
  /** Those before it that had not ended. */
  readonly running: ReadonlySet<bigint>;
}

function momentOf(text: string): Moment {
  const [, next = '0', running = ''] = text.split(':');
  return { next: BigInt(next), running: new Set(running.split(',').filter(Boolean).map(BigInt)) };
}

/** The loading of a page takes seconds; a server that publishes a thousand messages in each of them still knows. */
const REMEMBERED = 5_000;

/** What was published of late, and by which transaction: who has read a topic's data is told what came after. */
export class Published {
  readonly #limit: number;
  #messages: { address: Address; transaction: bigint }[] = [];
  /** When the channel was first listened to; what ended before it was never heard. */
  #since: Moment | null = null;
  /** The last transaction whose messages are not remembered any more. */
  #forgotten = 0n;

  constructor(limit = REMEMBERED) {
    this.#limit = limit;
  }

  /** @param snapshot taken after the channel was listened to */
  startFrom(snapshot: string): void {
    this.#messages = [];
    this.#since = momentOf(snapshot);
  }

  add(address: Address, transaction: bigint): void {
    this.#messages.push({ address, transaction });
    if (this.#messages.length <= this.#limit) return;
    // Half at a time: one by one, forgetting would cost more than the message.
    for (const { transaction } of this.#messages.splice(0, this.#limit / 2))
      if (transaction > this.#forgotten) this.#forgotten = transaction;
  }

  /** Whether something was, or may have been, published to this address that a reader at that moment has not seen. */
  isMissed(address: Address, snapshot: string | undefined): boolean {
    const since = this.#since;
    if (snapshot === undefined || !since) return true;
    const { next, running } = momentOf(snapshot);
    // Ended meanwhile, and unheard or forgotten: nobody can tell.
    const isUnknown = (transaction: bigint) =>
      transaction <= this.#forgotten || (transaction < since.next && !since.running.has(transaction));
    if (next <= this.#forgotten || next < since.next || [...running].some(isUnknown)) return true;
    return this.#messages.some(
      (message) => message.address === address && (message.transaction >= next || running.has(message.transaction)),
    );
  }
}
