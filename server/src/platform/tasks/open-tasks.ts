import { DEFAULT_LOCALE } from '@prova/contract/common';
import { fromKysely, PgBoss, type QueueResult } from 'pg-boss';
import { system } from '../actor.ts';
import { createContext, type Platform } from '../context.ts';
import type { Logger } from '../log.ts';
import { safeError } from '../safe-error.ts';
import type { Task } from '../tasks.ts';
import { assertWritable } from '../writes-in-transactions.ts';
import { showQueues, taskRuns, taskSeconds } from './task-metrics.ts';
import type { QueueCounts, TaskFailure, Tasks } from './tasks-port.ts';

/** Where a task goes after its last try; kept until an operator has looked. */
export const DEAD_LETTERS = 'dead-letters';
const DAY = 24 * 60 * 60;
/** The queue gives up later than the run itself does, so that one slow task never fails its neighbours. */
const EXPIRY_MARGIN = 15;
/** No two servers' clocks differ by so much. */
const ANOTHER_TIME_MS = 60_000;
/** The calendar repeats itself after it, so that adding and taking it away leaves a date as it was. */
const ANOTHER_AGE = "interval '400 years'";

export interface TaskRunner extends Tasks {
  /**
   * Makes the queues, and with `work` takes up the tasks and their schedules.
   * @param tasks every task of the program: what is not listed can neither be queued nor run
   */
  start(tasks: readonly Task<unknown>[], options: { platform: Platform; work: boolean }): Promise<void>;
}

/**
 * The task queues, in the schema `pgboss` of the same database.
 * @param options.work this process will run tasks: it holds a connection that is told of new ones, and looks after
 *   the queues. Default false: it only sends.
 * @param options.scheduleSeconds between two looks at the schedules
 */
export function openTasks(options: {
  databaseUrl: string;
  log: Logger;
  work?: boolean;
  scheduleSeconds?: number;
}): TaskRunner {
  const { databaseUrl, log, work: supervise = false, scheduleSeconds = 15 } = options;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'prova-tasks',
    max: supervise ? 4 : 2,
    useListenNotify: supervise,
    supervise,
    schedule: supervise,
    cronMonitorIntervalSeconds: scheduleSeconds,
    cronWorkerIntervalSeconds: 1,
  });
  boss.on('error', (error) => log.error({ err: error }, 'task queue failed'));
  boss.on('warning', ({ message, data }) => {
    // Of a slow statement its text, not what it was asked with.
    const { values: _, ...rest } = Object(data) as Record<string, unknown>;
    log.warn({ warning: message, data: rest }, 'task queue warns');
  });

  let listed: ReadonlyMap<string, Task<unknown>> = new Map();
  let started: Platform | undefined;

  const platformOf = (): Platform => {
    if (!started) throw new Error('The tasks have not been started');
    return started;
  };

  /** One run, on one's own clock; throws what the task throws. */
  async function run(task: Task<unknown>, id: string, data: unknown): Promise<void> {
    const runLog = log.child({ task: task.name, taskId: id });
    const begun = performance.now();
    let outcome = 'failed';
    try {
      const ctx = createContext(platformOf(), { actor: system, locale: DEFAULT_LOCALE, log: runLog });
      await within(task.expireInSeconds, task.run(ctx, task.data.parse(data)));
      outcome = 'completed';
    } catch (error) {
      runLog.error({ err: error }, 'task failed');
      throw error;
    } finally {
      taskRuns.inc({ task: task.name, outcome });
      taskSeconds.observe({ task: task.name }, (performance.now() - begun) / 1000);
    }
  }

  async function take(task: Task<unknown>): Promise<void> {
    const settings = {
      batchSize: task.concurrency,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: 1,
      // A new task is announced; what became due by time is found by looking.
      notifyPollingIntervalSeconds: 3,
    } as const;
    await boss.work(task.name, settings, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }) => {
          try {
            await run(task, id, data);
            return { id, status: 'completed' as const };
          } catch (error) {
            return { id, status: 'failed' as const, output: safeError(error) };
          }
        }),
      ),
    );
  }

  /** Makes due what was deferred until the platform's now, since the database's clock knows no test. */
  async function bringForward(states: readonly string[]): Promise<void> {
    const text = `update pgboss.job set start_after = now()
      where state = any($1::pgboss.job_state[]) and start_after > now() and start_after <= $2`;
    await boss.getDb().executeSql(text, [states, platformOf().clock.now()]);
  }

  /** Our now where it lies well before the database's: the clock of a test. Tasks that shall not wait are due by it. */
  function earlierNow(): Date | undefined {
    const now = platformOf().clock.now();
    return now.getTime() < Date.now() - ANOTHER_TIME_MS ? now : undefined;
  }

  /** The other way round: what is due by the database's clock but not yet by ours waits in another age. */
  async function holdBack(): Promise<void> {
    const now = earlierNow();
    if (!now) return;
    const text = `update pgboss.job set start_after = start_after + ${ANOTHER_AGE}
      where state = 'created' and start_after > $1 and start_after <= now()`;
    await boss.getDb().executeSql(text, [now]);
  }

  async function letGo(): Promise<void> {
    const text = `update pgboss.job set start_after = start_after - ${ANOTHER_AGE}
      where state = 'created' and start_after > now() + ${ANOTHER_AGE} / 2`;
    await boss.getDb().executeSql(text, []);
  }

  async function drainQueue(
    task: Task<unknown>,
    failures: TaskFailure[],
  ): Promise<{ taken: number; completed: number }> {
    let taken = 0;
    let completed = 0;
    for (;;) {
      const [job] = await boss.fetch(task.name);
      if (!job) return { taken, completed };
      taken += 1;
      try {
        await run(task, job.id, job.data);
        await boss.complete(task.name, job);
        completed += 1;
      } catch (error) {
        failures.push({ task: task.name, error });
        await boss.fail(task.name, job, safeError(error));
      }
      await holdBack();
    }
  }

  /** Queues that have something to fetch: to ask each of them takes longer than most of what they hold. */
  async function dueQueues(): Promise<Set<string>> {
    const text = `select distinct name from pgboss.job where state < 'active' and start_after <= now()`;
    const { rows } = (await boss.getDb().executeSql(text, [])) as { rows: { name: string }[] };
    return new Set(rows.map(({ name }) => name));
  }

  async function drainAll(): Promise<{ completed: number; failures: TaskFailure[] }> {
    const failures: TaskFailure[] = [];
    let completed = 0;
    // Once: under a clock that was set ahead a task would otherwise use up all its tries here.
    await bringForward(['retry']);
    for (;;) {
      await bringForward(['created']);
      await holdBack();
      let taken = 0;
      const due = await dueQueues();
      for (const task of listed.values()) {
        if (!due.has(task.name)) continue;
        const result = await drainQueue(task, failures);
        taken += result.taken;
        completed += result.completed;
      }
      if (taken === 0) return { completed, failures };
    }
  }

  async function counts(): Promise<QueueCounts[]> {
    const queues = await boss.getQueues();
    return queues
      .filter(({ name }) => listed.has(name) || name === DEAD_LETTERS)
      .map((queue) => ({
        task: queue.name,
        waiting: queue.readyCount,
        deferred: queue.deferredCount,
        active: queue.activeCount,
        failed: queue.failedCount,
      }));
  }

  return {
    async start(tasks, { platform, work }) {
      if (work && !supervise) throw new Error('openTasks was not told that this process works');
      started = platform;
      listed = new Map(tasks.map((task) => [task.name, task]));
      if (listed.size !== tasks.length) throw new Error('Two tasks have the same name');
      await boss.start();
      await makeQueues(boss, tasks);
      if (supervise) showQueues(counts);
      if (!work) return;
      for (const task of tasks) await take(task);
      await keepSchedules(boss, tasks);
    },

    async send(db, task, data, { startAfter = earlierNow(), singletonKey } = {}) {
      if (!listed.has(task)) throw new Error(`Task ${task} is not listed in the module.ts of its module`);
      assertWritable(db);
      const wrapped = fromKysely(db);
      if (singletonKey === undefined) {
        const id = await boss.send(task, data, { db: wrapped, ...(startAfter && { startAfter }) });
        if (id === null) throw new Error(`Task ${task} was not taken`);
        return id;
      }
      // The update locks the waiting row until our commit, so no worker can take it before it can see our change.
      const { jobs } = await boss.upsert(task, data, { db: wrapped, singletonKey, startAfter: startAfter ?? 0 });
      const [id] = jobs;
      if (id === undefined) throw new Error(`Task ${task} was not taken`);
      return id;
    },

    followers: (event) => [...listed.values()].filter((task) => task.event === event).map((task) => task.name),

    async drain() {
      try {
        return await drainAll();
      } finally {
        await letGo();
      }
    },

    counts,

    async stop() {
      if (supervise) showQueues(undefined);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** Queues as the tasks declare them; start-up writes only what differs. */
async function makeQueues(boss: PgBoss, tasks: readonly Task<unknown>[]): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!present.has(DEAD_LETTERS)) {
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 365 * DAY, deleteAfterSeconds: 365 * DAY, notify: false });
  }
  for (const task of tasks) {
    const wanted = {
      retryLimit: task.retryLimit,
      retryDelay: task.retryDelaySeconds,
      retryBackoff: task.retryBackoff,
      expireInSeconds: task.expireInSeconds + EXPIRY_MARGIN,
      notify: true,
      deadLetter: DEAD_LETTERS,
    };
    const queue = present.get(task.name);
    if (!queue) await boss.createQueue(task.name, { ...wanted, ...(task.retryBackoff && { retryDelayMax: 3600 }) });
    else if (differs(queue, wanted))
      await boss.updateQueue(task.name, { ...wanted, retryDelayMax: task.retryBackoff ? 3600 : null });
  }
}

function differs(queue: QueueResult, wanted: Partial<QueueResult>): boolean {
  return (Object.keys(wanted) as (keyof QueueResult)[]).some((key) => queue[key] !== wanted[key]);
}

async function keepSchedules(boss: PgBoss, tasks: readonly Task<unknown>[]): Promise<void> {
  const wanted = new Map(tasks.flatMap((task) => (task.cron === undefined ? [] : [[task.name, task.cron] as const])));
  for (const schedule of await boss.getSchedules()) {
    if (!wanted.has(schedule.name)) await boss.unschedule(schedule.name);
    else if (wanted.get(schedule.name) === schedule.cron) wanted.delete(schedule.name);
  }
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: 'UTC' });
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The task took longer than ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
