import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Credentials, connectionString } from './credentials.ts';
import { runningPostmaster, samePath } from './postmaster.ts';

/**
 * What a running server turned out to be: `ours`; `foreign`, for it serves another folder or refuses the password;
 * `unresponsive`, for it is stopping or keeps silent; `gone`, for it has ended meanwhile.
 */
export type Answer = 'ours' | 'foreign' | 'unresponsive' | 'gone';

/** So long it may say nothing at all. A machine that is busy elsewhere is slow, too. */
const SILENCE_MS = 20_000;
/** So long it may say that it is not ready: after a crash it first repeats what its log holds. */
const RECOVERY_MS = 300_000;
const TRY_MS = 3_000;

const NOT_ACCEPTING = '57P03';
/** A refused password, or a role that it does not know. */
const REFUSED = new Set(['28P01', '28000']);

/**
 * Asks the server of a cluster folder who it is. Only an answer says that it is not ours: connections that are refused,
 * reset or ended happen while it recovers from a crash, and to stop it then may hang it for good.
 * @throws the reason of `signal`
 */
export async function awaitAnswer(dir: string, credentials: Credentials, signal: AbortSignal): Promise<Answer> {
  const began = Date.now();
  let lastHeard = began;
  for (;;) {
    signal.throwIfAborted();
    const postmaster = await runningPostmaster(dir);
    if (!postmaster) return 'gone';
    if (postmaster.stopping) return 'unresponsive';
    try {
      return (await samePath(await dataDirectory(credentials), dir)) ? 'ours' : 'foreign';
    } catch (error) {
      if (error instanceof pg.DatabaseError) {
        if (REFUSED.has(error.code ?? '')) return 'foreign';
        lastHeard = Date.now();
      }
      if (Date.now() - lastHeard > SILENCE_MS || Date.now() - began > RECOVERY_MS) return 'unresponsive';
      await delay(50, undefined, { signal });
    }
  }
}

/** Whether a server says that it takes no connections, for it recovers from a crash or is stopping already. */
export async function isNotAccepting(credentials: Credentials): Promise<boolean> {
  try {
    await dataDirectory(credentials);
    return false;
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === NOT_ACCEPTING;
  }
}

async function dataDirectory(credentials: Credentials): Promise<string> {
  const client = new pg.Client({
    connectionString: connectionString(credentials, 'postgres'),
    connectionTimeoutMillis: TRY_MS,
    query_timeout: TRY_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory ?? '';
  } finally {
    // Not awaited: a server that hangs would not say goodbye.
    client.end().catch(() => undefined);
  }
}
