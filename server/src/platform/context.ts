import type { Locale } from '@prova/contract/common';
import type { Kysely } from 'kysely';
import type { Actor } from './actor.ts';
import { CallLog, type ContextLog } from './call-log.ts';
import type { CallTransaction } from './call-transaction.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DB, Db } from './db.ts';
import type { DiskSpace } from './disk-space.ts';
import type { Logger } from './log.ts';
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
  readonly diskSpace: DiskSpace;
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
  readonly log: ContextLog;
  readonly clock: Clock;
  readonly caller: Caller;
  readonly platform: Platform;
  /** The one transaction of a call that may write and be repeated; null elsewhere. */
  readonly call: CallTransaction | null;
  /** Of a call that keeps what it has done piece by piece; null elsewhere, and within a piece. */
  readonly pieces: CallPieces | null;
  transaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>;
}

export const noCaller: Caller = {
  requestId: 'task',
  address: null,
  userAgent: null,
  companyId: null,
  deviceHash: null,
};

/**
 * Of a call that is done piece by piece. Each piece is a transaction of its own, kept with its answer; under the key of the
 * call it is done once, so that a repetition goes on where the first one was cut off.
 */
export interface CallPieces {
  /**
   * @param name of the piece among those of the call
   * @param work all or nothing; its answer is one that JSON keeps
   */
  once<T>(name: string, work: (ctx: Ctx) => Promise<T>): Promise<T>;
}

interface ContextOptions {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly caller?: Caller;
  /** Left out: the program's, with the id of the call in each line. */
  readonly log?: ContextLog;
  /** A transaction that goes on. */
  readonly db?: Db;
  /** Makes all transactions of the context one, which whoever made it ends. */
  readonly call?: CallTransaction | null;
  readonly pieces?: CallPieces | null;
}

/** A context for a request, a task or a command. */
export function createContext(platform: Platform, options: ContextOptions): Ctx {
  const { actor, locale, caller = noCaller, call = null, pieces = null } = options;
  const log = options.log ?? (caller === noCaller ? platform.log : new CallLog(platform.log, caller.requestId));
  const within =
    <T>(work: (ctx: Ctx) => Promise<T>) =>
    (db: Db) =>
      work(createContext(platform, { ...options, db }));
  return {
    get db() {
      return options.db ?? call?.db ?? platform.database;
    },
    actor,
    locale,
    log,
    clock: platform.clock,
    caller,
    platform,
    call,
    pieces,
    // A transaction inside a transaction is the same one: it commits or fails as a whole.
    transaction: (work) => {
      if (options.db?.isTransaction) return within(work)(options.db);
      return call ? call.run(within(work)) : (options.db ?? platform.database).transaction().execute(within(work));
    },
  };
}

/** Whether what is done with the context belongs to a transaction. */
export const inTransaction = (ctx: Ctx): boolean => ctx.db.isTransaction;

/**
 * The same caller beside the transaction of the call: what is written there is seen at once and stays, whatever becomes of
 * the call. For tries, which are counted before they are looked at, and for uploads, which wait for their owner. Once the
 * transaction has begun it is part of that: a call holds one connection, and what it refuses it keeps, too.
 */
export function autonomous(ctx: Ctx): Ctx {
  const { platform, actor, locale, caller, log, call } = ctx;
  const beside = createContext(platform, { actor, locale, caller, log });
  if (!call) return beside;
  const now = () => (call.isOpen ? ctx : beside);
  return {
    ...beside,
    get db() {
      return now().db;
    },
    transaction: (work) => now().transaction(work),
  };
}
