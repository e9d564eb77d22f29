import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCluster } from '../src/platform/postgres/cluster.ts';
import { makeRunFolder, RUN_PREFIX, throwawayFolder } from './throwaway-folder.ts';

export type TestServer = {
  /** Connection string of an administrator; tests make their own databases with it. */
  url: string;
  stop: () => Promise<void>;
};

/**
 * Durability is of no use to a database that is thrown away, and costs most of the time of cloning it; to start processes
 * for a query, of its few rows, too.
 */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '300',
  max_parallel_workers_per_gather: '0',
};

/** Names of sockets end somewhere between 100 and 108 characters; Windows has none that PostgreSQL would be asked by. */
const SOCKET_NAME_MAX = 100;

/** The PostgreSQL that tests run on: the one of TEST_DATABASE_URL, otherwise an embedded one for this run alone. */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const place = await throwawayFolder();
  await clearAbandoned(place);
  const folder = await makeRunFolder(place);
  const dir = join(folder, 'postgres');
  const bySocket = process.platform !== 'win32' && `${dir}/.s.PGSQL.65535`.length <= SOCKET_NAME_MAX;
  const cluster = await openCluster({
    dir,
    settings: { ...settings, ...(bySocket && { unix_socket_directories: dir }) },
  });
  const url = cluster.url('postgres');
  return {
    // What is said through the network of the machine costs both sides a tenth more.
    url: bySocket ? url.replace('127.0.0.1', encodeURIComponent(dir)) : url,
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Stops and removes the servers and files of earlier runs that were killed before they could do so. */
async function clearAbandoned(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const pid = Number(name.startsWith(RUN_PREFIX) ? name.slice(RUN_PREFIX.length).split('-')[0] : Number.NaN);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const dir = join(place, name, 'postgres');
    try {
      if (existsSync(`${dir}/postmaster.pid`)) await (await openCluster({ dir, settings })).stop();
      await rm(join(place, name), { recursive: true, force: true });
    } catch (error) {
      // Another user's, for example: it is no concern of this run.
      process.stderr.write(`Could not remove ${join(place, name)}: ${String(error)}\n`);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
