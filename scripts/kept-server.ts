import { setTimeout as delay } from 'node:timers/promises';
import { step } from './say.ts';
import { type LaunchOptions, launchServer, type ServerProcess } from './support/server-process.ts';

const FIRST_DELAY_MS = 200;
const LAST_DELAY_MS = 5_000;

/**
 * The server, started again whenever it ends although nobody has stopped it: killed, out of memory. One that has never
 * been ready is not: what it printed says what is wrong.
 */
export function launchKeptServer(options: LaunchOptions): ServerProcess {
  let current = launchServer(options);
  const stopping = new AbortController();
  const first = current;

  const keep = async (): Promise<string> => {
    const how = await first.ended;
    if (
      !(await first.ready.then(
        () => true,
        () => false,
      ))
    )
      return how;
    for (let wait = FIRST_DELAY_MS, reason = how; ; ) {
      if (stopping.signal.aborted) return reason;
      step(`The server has ended (${reason}); starting it again.`);
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return reason;
      current = launchServer(options);
      wait = Math.min(wait * 2, LAST_DELAY_MS);
      current.ready.then(
        () => {
          wait = FIRST_DELAY_MS;
          step('server ready');
        },
        // Its end is seen below.
        () => undefined,
      );
      reason = await current.ended;
    }
  };
  const ended = keep();

  return {
    url: first.url,
    pid: first.pid,
    ready: first.ready,
    ended,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await ended;
    },
  };
}
