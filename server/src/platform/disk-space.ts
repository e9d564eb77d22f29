import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Config } from './config.ts';
import type { DB } from './schema.gen.ts';
import type { Storage } from './storage/storage.ts';

/** How long a try holds, and how long a failed write outweighs one that went well. */
const TRY_HOLDS_MS = 3_000;
const FAILURE_HOLDS_MS = 5_000;
/** PostgreSQL ends when it cannot make the next file of its log, of 16 MiB. */
const NEXT_LOG_BYTES = 16 * 2 ** 20;

/**
 * Has PostgreSQL write half a megabyte where its data lies and forget it again: no table grows, and nothing is logged. To
 * be run in one transaction. Fails with 53100 on a full disk.
 */
export const DATABASE_WRITE_TRY = [
  "set local temp_tablespaces = ''",
  "set local work_mem = '64kB'",
  'select count(*) from generate_series(1, 20000)',
] as const;

/** Whose disk or quota is full, by the code of an error. */
export function fullPartOf(error: unknown): 'database' | 'files' | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '53100') return 'database';
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'files' : undefined;
}

/** Whether there is space to write, found by writing a little. */
export interface DiskSpace {
  /** Why nothing can be written now, for operators; undefined when all can be. Asks the disks once in some seconds. */
  lack(): Promise<string | undefined>;
  /** A write has failed; when that was for lack of space, `lack` says so for some seconds. */
  noteFailure(error: unknown): void;
  /** Whether the disk of the embedded database has no space for it to start; false for any other database. */
  databaseCannotStart(): Promise<boolean>;
}

export function watchDiskSpace(
  config: Config,
  { database, storage }: { database: Kysely<DB>; storage: Storage },
): DiskSpace {
  const folder = join(config.DATA_DIR, 'postgres');
  let failure: { text: string; at: number } | undefined;
  let last: { at: number; result: Promise<string | undefined> } | undefined;

  async function tryAll(): Promise<string | undefined> {
    try {
      await storage.tryWriting();
    } catch (error) {
      return fullPartOf(error) ? full('files') : 'files cannot be written';
    }
    try {
      await database.transaction().execute(async (trx) => {
        for (const statement of DATABASE_WRITE_TRY) await sql.raw(statement).execute(trx);
      });
    } catch (error) {
      // Whether it can be reached at all is asked elsewhere.
      if (fullPartOf(error)) return full('database');
    }
    return undefined;
  }

  return {
    async lack() {
      const now = performance.now();
      if (!last || now - last.at > TRY_HOLDS_MS) last = { at: now, result: tryAll() };
      const found = await last.result;
      return found ?? (failure && now - failure.at < FAILURE_HOLDS_MS ? failure.text : undefined);
    },

    noteFailure(error) {
      const part = fullPartOf(error);
      if (part) failure = { text: full(part), at: performance.now() };
    },

    async databaseCannotStart() {
      try {
        const { bavail, bsize } = await statfs(folder);
        return bavail * bsize < NEXT_LOG_BYTES;
      } catch {
        // There is no embedded database.
        return false;
      }
    },
  };
}

const full = (part: 'database' | 'files') => `disk full (${part})`;
