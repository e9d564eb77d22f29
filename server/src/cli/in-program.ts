import { DEFAULT_LOCALE } from '@prova/contract/common';
import { createApp } from '../app.ts';
import { system } from '../platform/actor.ts';
import { type Ctx, createContext } from '../platform/context.ts';
import type { Operator } from './command.ts';

/**
 * Runs a command inside the program, as the system. Neither a web server nor a worker: what the command queues is done by
 * those that run.
 */
export async function inProgram<T>({ config, log }: Operator, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const app = await createApp({ ...config, roles: new Set() }, { log, serveWeb: false });
  try {
    return await work(createContext(app.platform, { actor: system, locale: DEFAULT_LOCALE }));
  } finally {
    await app.close();
  }
}
