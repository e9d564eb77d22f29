import type { Locale } from '@prova/contract/common';
import type { Kysely } from 'kysely';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DB, Db } from './db.ts';
import type { Logger } from './log.ts';
import type { Room } from './room.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { Storage } from './storage/storage.ts';
import type { Tasks } from './tasks/tasks-port.ts';

/** The parts of the program that every request shares. */
export interface Platform {
  readonly config: Config;
  readonly database: Kysely<DB>;
  readonly log: Logger;
  readonly clock: Clock;
  readonly tasks: Tasks;
  readonly storage: Storage;
  readonly room: Room;
  readonly sandbox: Sandbox;
}

/** The call behind a context: for logs, consents and limits. */
export interface Caller {
  readonly requestId: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  /** `X-Company-Id`, checked against the memberships by the companies module. */
  readonly companyId: string | null;
  /** Hash of the cookie that recognises a browser; null without one. */
  readonly deviceHash: Buffer | null;
}

/**
 * What every service and query takes first. `transaction` hands on a context of the same name, so that
 * a query outside the transaction is hard to write.
 */
export interface Ctx {
  readonly db: Db;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly log: Logger;
  readonly clock: Clock;
  readonly caller: Caller;
  readonly platform: Platform;
  transaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>;
}

export const noCaller: Caller = {
  requestId: 'task',
  address: null,
  userAgent: null,
  companyId: null,
  deviceHash: null,
};

/** A context for a request, a task or a command. */
export function createContext(
  platform: Platform,
  options: { actor: Actor; locale: Locale; caller?: Caller; log?: Logger; db?: Db },
): Ctx {
  const { actor, locale, caller = noCaller, log = platform.log, db = platform.database } = options;
  return {
    db,
    actor,
    locale,
    log,
    clock: platform.clock,
    caller,
    platform,
    // A transaction inside a transaction is the same one: it commits or fails as a whole.
    transaction: (work) =>
      db.isTransaction
        ? work(createContext(platform, { ...options, db }))
        : db.transaction().execute((trx) => work(createContext(platform, { ...options, db: trx }))),
  };
}
