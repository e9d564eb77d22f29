import type * as z from 'zod';
import type { Ctx } from './context.ts';
import type { SendOptions } from './tasks/tasks-port.ts';
import { defineTask, type Task } from './tasks.ts';

/** Something that happened, told by the module that owns it to modules further right, which it does not know. */
export interface DomainEvent<T> {
  /** Past tense: `application_ended`. */
  readonly name: string;
  readonly data: z.ZodType<T, T>;
}

/** Declares a domain event: ids rather than copies, plain JSON. */
export function defineEvent<T>(event: DomainEvent<T>): DomainEvent<T> {
  return event;
}

/**
 * Follows an event: a task of its own, with its own retries, so that followers do not fail each other.
 * `module.ts` lists it; without that it hears nothing.
 * @param name what the follower does, `<module>.<verb>`
 */
export function on<T>(event: DomainEvent<T>, name: string, handler: (ctx: Ctx, data: T) => Promise<void>): Task<T> {
  return defineTask({
    name: `${event.name}/${name}`,
    data: event.data,
    event: event.name,
    retryLimit: 8,
    retryDelaySeconds: 5,
    run: handler,
  });
}

/**
 * Tells an event in the transaction of `ctx`: every follower gets its task when, and only when, that commits.
 * @param options.startAfter they hear of it then, for what can be undone until then
 * @throws ZodError when the data is not what the event declares
 */
export async function emit<T>(
  ctx: Ctx,
  event: DomainEvent<T>,
  data: T,
  options: Pick<SendOptions, 'startAfter'> = {},
): Promise<void> {
  const checked: object = Object(event.data.parse(data));
  const { tasks } = ctx.platform;
  for (const task of tasks.followers(event.name)) await tasks.send(ctx.db, task, checked, options);
}
