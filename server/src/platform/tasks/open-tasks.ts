import { PgBoss } from 'pg-boss';
import type { Platform } from '../context.ts';
import type { Logger } from '../log.ts';
import { safeError } from '../safe-error.ts';
import type { Task } from '../tasks.ts';
import { showQueues } from './task-metrics.ts';
import { byName, DEAD_LETTERS, followersOf, makeQueues, runTask, store } from './task-queues.ts';
import type { TaskRunner } from './task-runner.ts';
import type { QueueCounts } from './tasks-port.ts';

/**
 * The task queues, in the schema `pgboss` of the same database.
 * @param options.work this process will run tasks: it holds a connection that is told of new ones, and looks after
 *   the queues. Default false: it only sends.
 * @param options.scheduleSeconds between two looks at the schedules
 * @param options.superviseSeconds between two looks for tasks whose process was killed
 */
export function openTasks(options: {
  databaseUrl: string;
  log: Logger;
  work?: boolean;
  scheduleSeconds?: number;
  superviseSeconds?: number;
}): TaskRunner {
  const { databaseUrl, log, work: supervise = false, scheduleSeconds = 15, superviseSeconds = 20 } = options;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'prova-tasks',
    max: supervise ? 4 : 2,
    useListenNotify: supervise,
    supervise,
    schedule: supervise,
    cronMonitorIntervalSeconds: scheduleSeconds,
    cronWorkerIntervalSeconds: 1,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'task queue failed'));
  boss.on('warning', ({ message, data }) => {
    // Of a slow statement its text, not what it was asked with.
    const { values: _, ...rest } = Object(data) as Record<string, unknown>;
    log.warn({ warning: message, data: rest }, 'task queue warns');
  });

  let listed: ReadonlyMap<string, Task<unknown>> = new Map();

  async function take(platform: Platform, task: Task<unknown>): Promise<void> {
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
            await runTask(platform, task, id, data);
            return { id, status: 'completed' as const };
          } catch (error) {
            return { id, status: 'failed' as const, output: safeError(error) };
          }
        }),
      ),
    );
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
      listed = byName(tasks);
      await boss.start();
      await makeQueues(boss, tasks);
      if (supervise) showQueues(counts);
      if (!work) return;
      for (const task of tasks) await take(platform, task);
      await keepSchedules(boss, tasks);
    },

    // By the database's clock a transaction stands still: an instant that has come since it began would be one ahead, of which
    // no worker is told.
    send: (db, task, data, { startAfter, ...options } = {}) =>
      store(boss, listed, db, { ...options, ...(isAhead(startAfter) && { startAfter }), task, data }),

    followers: (event) => followersOf(listed, event),

    async stop() {
      if (supervise) showQueues(undefined);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

const isAhead = (instant: Date | undefined): instant is Date => instant !== undefined && instant > new Date();

async function keepSchedules(boss: PgBoss, tasks: readonly Task<unknown>[]): Promise<void> {
  const wanted = new Map(tasks.flatMap((task) => (task.cron === undefined ? [] : [[task.name, task.cron] as const])));
  for (const schedule of await boss.getSchedules()) {
    if (!wanted.has(schedule.name)) await boss.unschedule(schedule.name);
    else if (wanted.get(schedule.name) === schedule.cron) wanted.delete(schedule.name);
  }
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: 'UTC' });
}
