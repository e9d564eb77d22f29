import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { step } from './say.ts';
import { type LaunchOptions, launchServer, type ServerProcess } from './support/server-process.ts';

const folders = ['server/src', 'server/migrations', 'contract/src'].map((folder) =>
  fileURLToPath(new URL(`../${folder}`, import.meta.url)),
);

/**
 * The server, started again whenever one of its files changes; one that fails waits for the next change.
 * (`node --watch` would leave its watcher behind when we are killed.)
 */
export function launchWatchedServer(options: LaunchOptions): ServerProcess {
  let current = launchServer(options);
  let pending: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  const first = current;

  const report = (server: ServerProcess) => {
    server.ready.then(
      () => step('server ready'),
      (error: Error) => step(`${error.message} Waiting for a change.`),
    );
  };
  const restart = async () => {
    await current.stop();
    current = launchServer(options);
    report(current);
  };
  const changed = (_event: string, file: string | null) => {
    if (!file || !/\.(ts|sql)$/.test(file) || file.endsWith('.test.ts')) return;
    clearTimeout(pending);
    // An editor or a checkout touches several files at once.
    pending = setTimeout(() => {
      restarting = restarting.then(restart);
    }, 150);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, changed));

  return {
    url: first.url,
    pid: first.pid,
    ready: first.ready.catch((error: Error) => step(`${error.message} Waiting for a change.`)),
    // It ends only by being stopped.
    ended: new Promise(() => undefined),
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      clearTimeout(pending);
      await restarting;
      await current.stop();
    },
  };
}
