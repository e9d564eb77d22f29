import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { after, HOUR } from '../clock.ts';
import type { Platform } from '../context.ts';
import { newId } from '../id.ts';
import type { Logger } from '../log.ts';
import { safeError } from '../safe-error.ts';
import type { Task } from '../tasks.ts';
import { byName, followersOf, makeQueues, runTask, store } from './task-queues.ts';
import type { TaskRunner } from './task-runner.ts';
import type { Tasks } from './tasks-port.ts';

/** A run that failed. */
export interface TaskFailure {
  readonly task: string;
  readonly error: unknown;
}

/** Tasks whose time is the platform's clock, and which run when they are told to: for tests, and for the demo's scenario. */
export interface SteppedTasks extends TaskRunner {
  /**
   * Runs, one by one and in the order of their times, all tasks that are due at the platform's clock, and what those
   * queue, until nothing is due. A task that fails runs again when its delay has passed on that clock.
   * @returns how many runs succeeded, each run that failed, and when the next of those that wait is due
   */
  drain(): Promise<{ completed: number; failures: TaskFailure[]; next: Date | null }>;
  /** Queues every task that has a schedule, once, as if its time had come. */
  queueScheduled(): Promise<void>;
}

export interface SteppedOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Names of tasks that are left to whoever runs next, by the time of the system. */
  readonly afterwards?: readonly string[];
}

/** On the same queues as `openTasks`: a task exists when its transaction commits, and what other programs send is seen. */
export function steppedTasks({ databaseUrl, log, afterwards = [] }: SteppedOptions): SteppedTasks {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'prova-tasks',
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'task queue failed'));
  let listed: ReadonlyMap<string, Task<unknown>> = new Map();
  let started: Platform | undefined;

  const platformOf = (): Platform => {
    if (!started) throw new Error('The tasks have not been started');
    return started;
  };

  // Whether something was sent since the last look.
  let sent = false;

  const send: Tasks['send'] = (db, task, data, options) => {
    sent = true;
    const { clock } = platformOf();
    // Its id says what was sent first among tasks of one instant.
    const startAfter = afterwards.includes(task) ? new Date() : clock.now();
    return store(boss, listed, db, { id: newId({ clock }), startAfter, ...options, task, data });
  };

  return {
    send,

    async start(tasks, { platform }) {
      started = platform;
      listed = byName(tasks);
      await boss.start();
      await makeQueues(boss, tasks);
    },

    followers: (event) => followersOf(listed, event),

    async drain() {
      const platform = platformOf();
      const failures: TaskFailure[] = [];
      let completed = 0;
      let next: Date | null;
      do {
        sent = false;
        const look = await takeDue(platform, listed);
        next = look.next;
        for (const taken of look.due) {
          const task = listed.get(taken.name);
          if (!task) throw new Error(`Task ${taken.name} is not listed`);
          try {
            await runTask(platform, task, taken.id, taken.data);
            completed += 1;
          } catch (error) {
            failures.push({ task: task.name, error });
            await putBack(platform, task, taken, error);
            // For good: pg-boss copies it to the dead letters.
            if (taken.retry_count >= task.retryLimit)
              await boss.fail(task.name, taken.id, safeError(error), { db: fromKysely(platform.database) });
            else sent = true;
          }
        }
      } while (sent);
      return { completed, failures, next };
    },

    async queueScheduled() {
      const { database } = platformOf();
      for (const { name, cron } of listed.values()) if (cron !== undefined) await send(database, name, {});
    },

    stop: () => boss.stop({ graceful: false }),
  };
}

type Listed = ReadonlyMap<string, Task<unknown>>;

/** A row of the queue, as it was taken out of it. */
interface Taken {
  readonly id: string;
  readonly name: string;
  readonly data: object;
  readonly retry_count: number;
}

/** Takes out all that is due. @returns it in its order, and when the first of the others will be */
async function takeDue({ database, clock }: Platform, listed: Listed): Promise<{ due: Taken[]; next: Date | null }> {
  const waiting = sql`state < 'active' and name = any(${[...listed.keys()]})`;
  const now = clock.now();
  const { rows } = await sql<{ due: Taken[] | null; next: Date | null }>`
    with taken as (delete from pgboss.job where ${waiting} and start_after <= ${now} returning *)
    select (select json_agg(taken order by start_after, id) from taken) as due,
      (select min(start_after) from pgboss.job where ${waiting} and start_after > ${now}) as next`.execute(database);
  return { due: rows[0]?.due ?? [], next: rows[0]?.next ?? null };
}

/** Puts a run that failed back where it was, for its next try; pg-boss would count the delay by the database's clock. */
async function putBack(
  { database, clock }: Platform,
  task: Task<unknown>,
  taken: Taken,
  error: unknown,
): Promise<void> {
  const tries = taken.retry_count;
  const delay = task.retryBackoff ? Math.min(HOUR, task.retryDelaySeconds * 2 ** tries) : task.retryDelaySeconds;
  const isLast = tries >= task.retryLimit;
  const row = {
    ...taken,
    state: isLast ? 'active' : 'retry',
    retry_count: isLast ? tries : tries + 1,
    start_after: after(clock.now(), delay),
    output: safeError(error),
  };
  await sql`insert into pgboss.job select * from jsonb_populate_record(null::pgboss.job, ${JSON.stringify(row)}::jsonb)`.execute(
    database,
  );
}
