import type { Db } from '../db.ts';

export interface SendOptions {
  /** Not before this instant. Left out: at once. */
  readonly startAfter?: Date;
  /**
   * A task that still waits under the same key takes the new data and start instead of running twice. Serves
   * both "once is enough" and "the date has moved".
   */
  readonly singletonKey?: string;
}

/** What waits, runs and has failed for good in one queue; counted about once a minute. */
export interface QueueCounts {
  readonly task: string;
  readonly waiting: number;
  readonly deferred: number;
  readonly active: number;
  readonly failed: number;
}

/** The queues as the rest of the platform sees them. Modules use `enqueue` of tasks.ts and `emit` of events.ts. */
export interface Tasks {
  /**
   * Stores one task with the connection or transaction it is given.
   * @returns its id
   * @throws when no task of this name was started with
   */
  send(db: Db, task: string, data: object, options?: SendOptions): Promise<string>;
  /** Names of the tasks that follow an event. */
  followers(event: string): readonly string[];
}
