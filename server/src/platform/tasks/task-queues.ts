import { DEFAULT_LOCALE } from '@prova/contract/common';
import { fromKysely, type PgBoss, type QueueResult } from 'pg-boss';
import { system } from '../actor.ts';
import { createContext, type Platform } from '../context.ts';
import type { Db } from '../db.ts';
import type { Task } from '../tasks.ts';
import { assertWritable } from '../writes-in-transactions.ts';
import { taskRuns, taskSeconds } from './task-metrics.ts';
import type { SendOptions } from './tasks-port.ts';

/** Where a task goes after its last try; kept until an operator has looked. */
export const DEAD_LETTERS = 'dead-letters';
const DAY = 24 * 60 * 60;
/** The queue gives up later than the run itself does, so that one slow task never fails its neighbours. */
const EXPIRY_MARGIN = 15;
/** Whoever runs a task says twice in this time that it lives; what a killed process had taken is given to another one. */
const SIGN_OF_LIFE_SECONDS = 30;

/** The tasks of a program by their names. @throws when two have the same */
export function byName(tasks: readonly Task<unknown>[]): ReadonlyMap<string, Task<unknown>> {
  const listed = new Map(tasks.map((task) => [task.name, task]));
  if (listed.size !== tasks.length) throw new Error('Two tasks have the same name');
  return listed;
}

/** Stores one task with the connection or transaction it is given. @returns its id @throws when it is not listed */
export async function store(
  boss: PgBoss,
  listed: ReadonlyMap<string, Task<unknown>>,
  db: Db,
  { task, data, id: given, startAfter, singletonKey }: SendOptions & { task: string; data: object; id?: string },
): Promise<string> {
  if (!listed.has(task)) throw new Error(`Task ${task} is not listed in the module.ts of its module`);
  assertWritable(db);
  const wrapped = fromKysely(db);
  if (singletonKey === undefined) {
    const id = await boss.send(task, data, {
      db: wrapped,
      ...(given !== undefined && { id: given }),
      ...(startAfter && { startAfter }),
    });
    if (id === null) throw new Error(`Task ${task} was not taken`);
    return id;
  }
  // The update locks the waiting row until our commit, so no worker can take it before it can see our change.
  const { jobs } = await boss.upsert(task, data, { db: wrapped, singletonKey, startAfter: startAfter ?? 0 });
  const [id] = jobs;
  if (id === undefined) throw new Error(`Task ${task} was not taken`);
  return id;
}

/** Names of the tasks that follow an event. */
export function followersOf(listed: ReadonlyMap<string, Task<unknown>>, event: string): string[] {
  return [...listed.values()].filter((task) => task.event === event).map((task) => task.name);
}

/** One run, on one's own clock; throws what the task throws. */
export async function runTask(platform: Platform, task: Task<unknown>, id: string, data: unknown): Promise<void> {
  const log = platform.log.child({ task: task.name, taskId: id });
  const begun = performance.now();
  let outcome = 'failed';
  try {
    const ctx = createContext(platform, { actor: system, locale: DEFAULT_LOCALE, log });
    await within(task.expireInSeconds, task.run(ctx, task.data.parse(data)));
    outcome = 'completed';
  } catch (error) {
    log.error({ err: error }, 'task failed');
    throw error;
  } finally {
    taskRuns.inc({ task: task.name, outcome });
    taskSeconds.observe({ task: task.name }, (performance.now() - begun) / 1000);
  }
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

/** Makes queues as the tasks declare them; start-up writes only what differs. */
export async function makeQueues(boss: PgBoss, tasks: readonly Task<unknown>[]): Promise<void> {
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
      heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
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
