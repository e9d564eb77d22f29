import type * as z from 'zod';
import type { Ctx } from './context.ts';
import type { SendOptions } from './tasks/tasks-port.ts';

/**
 * Background work. The handler may run more than once for one cause (a crash between the work and its note), so
 * it looks first whether there is still something to do.
 */
export interface Task<T> {
  readonly name: string;
  readonly data: z.ZodType<T, T>;
  /** Further tries after the first failure. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Doubles the delay with each try, up to an hour. */
  readonly retryBackoff: boolean;
  /** A run that takes longer counts as failed. */
  readonly expireInSeconds: number;
  /** How many run at once in a process. */
  readonly concurrency: number;
  /** Five fields, in UTC; started with `{}`, once in the whole cluster. */
  readonly cron: string | undefined;
  /** The domain event that this task follows. */
  readonly event: string | undefined;
  run(ctx: Ctx, data: T): Promise<void>;
}

export interface TaskDefinition<T> {
  /** `<module>.<verb>`, e.g. `offers.expire`. */
  readonly name: string;
  /** What the task needs to know: ids, rather than copies. Plain JSON, alike before and after the check. */
  readonly data: z.ZodType<T, T>;
  readonly retryLimit: number;
  readonly retryDelaySeconds?: number;
  readonly retryBackoff?: boolean;
  readonly expireInSeconds?: number;
  readonly concurrency?: number;
  readonly cron?: string;
  readonly event?: string;
  run(ctx: Ctx, data: T): Promise<void>;
}

/**
 * Declares a task; `module.ts` lists it. Left out: tries 10 s apart and doubling, 5 minutes a run, 4 at once.
 * @throws when a task with `cron` does not accept `{}`
 */
export function defineTask<T>(definition: TaskDefinition<T>): Task<T> {
  if (definition.cron !== undefined) definition.data.parse({});
  return {
    name: definition.name,
    data: definition.data,
    retryLimit: definition.retryLimit,
    retryDelaySeconds: definition.retryDelaySeconds ?? 10,
    retryBackoff: definition.retryBackoff ?? true,
    expireInSeconds: definition.expireInSeconds ?? 300,
    concurrency: definition.concurrency ?? 4,
    cron: definition.cron,
    event: definition.event,
    run: (ctx, data) => definition.run(ctx, data),
  };
}

/**
 * Queues a task in the transaction of `ctx`: it exists when, and only when, that commits. Outside a transaction
 * it exists at once.
 * @param options.startAfter not before this instant
 * @param options.singletonKey a task that still waits under this key takes the new data and start instead
 * @returns the id of the queued task
 * @throws ZodError when the data is not what the task declares
 */
export async function enqueue<T>(ctx: Ctx, task: Task<T>, data: T, options: SendOptions = {}): Promise<string> {
  const checked = task.data.parse(data);
  return ctx.platform.tasks.send(ctx.db, task.name, Object(checked), options);
}
