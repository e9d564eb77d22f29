import pg from 'pg';
import type { Logger } from '../log.ts';

export interface Listener {
  /**
   * Resolves once every message that was committed before the call has been handed on: the database delivers what is waiting
   * before it answers. Calls that come together share one question. Rejects while the connection is lost.
   */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Seconds between signs of life; a connection that died without a word is found out by them. */
const PULSE_SECONDS = 15;
const PULSE_TIMEOUT_MS = 5_000;
const FIRST_DELAY_MS = 100;
const LAST_DELAY_MS = 5_000;

/**
 * Holds one connection that listens to a channel, and opens a new one, with a growing delay, when it is lost.
 * @param options.onMessage gets each payload, in order
 * @param options.onListening called each time that it listens again, before onGap, with a snapshot: what the transactions
 *   publish that had not ended then is heard
 * @param options.onGap called after a new connection listens again: messages may have been missed
 * @returns once the channel is listened to for the first time
 * @throws when the first connection fails
 */
export async function openListener(options: {
  databaseUrl: string;
  channel: string;
  log: Logger;
  onMessage: (payload: string) => void;
  onListening?: (snapshot: string) => void;
  onGap: () => void;
}): Promise<Listener> {
  const { databaseUrl, channel, log, onMessage, onListening, onGap } = options;
  let closed = false;
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'prova-realtime',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: PULSE_TIMEOUT_MS,
    });
    let ended = false;
    let pulse: NodeJS.Timeout | undefined;
    const lose = (error?: unknown) => {
      if (ended) return;
      ended = true;
      clearInterval(pulse);
      client.end().catch((reason) => log.debug({ err: reason }, 'lost connection would not close'));
      if (current !== client || closed) return;
      current = undefined;
      log.warn({ err: error }, 'real-time connection lost');
      plan();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) onMessage(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
      if (rows[0]) onListening?.(rows[0].snapshot);
    } catch (error) {
      lose(error);
      throw error;
    }
    // Lost or closed while it was being opened.
    if (closed || ended) {
      lose();
      if (!closed) throw new Error('The connection ended at once');
      return;
    }
    current = client;
    failures = 0;
    pulse = setInterval(() => void client.query('select 1').catch(lose), PULSE_SECONDS * 1000);
  }

  function plan(): void {
    if (closed) return;
    const delay = Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    retry = setTimeout(() => {
      connect().then(
        () => {
          if (closed) return;
          log.info('real-time connection is back');
          onGap();
        },
        (error: unknown) => {
          log.warn({ err: error }, 'real-time connection could not be opened');
          plan();
        },
      );
    }, delay);
  }

  let asked: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  async function question(): Promise<void> {
    next = undefined;
    if (!current) throw new Error('The connection is lost');
    // Without a statement it is answered all the same, and sooner.
    await current.query(';');
  }

  await connect();
  return {
    caughtUp() {
      // One that is under way began before this call and may miss what was committed meanwhile.
      next ??= asked.then(question, question);
      asked = next;
      return next;
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await current?.end();
    },
  };
}
