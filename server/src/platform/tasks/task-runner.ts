import type { Platform } from '../context.ts';
import type { Task } from '../tasks.ts';
import type { Tasks } from './tasks-port.ts';

/** What a program opens, starts and stops: `openTasks` runs them as time passes, `steppedTasks` when it is told to. */
export interface TaskRunner extends Tasks {
  /**
   * Makes the queues, and with `work` takes up the tasks and their schedules.
   * @param tasks every task of the program: what is not listed can neither be queued nor run
   */
  start(tasks: readonly Task<unknown>[], options: { platform: Platform; work: boolean }): Promise<void>;
  /** Takes no new task, waits for the running ones (10 s at most, then they are left to their retry) and closes. */
  stop(): Promise<void>;
}
