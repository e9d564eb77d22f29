import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { ClusterError } from './binaries.ts';

export const superuser = 'prova';

/** Where the cluster listens on 127.0.0.1, and the password of its superuser: kept in `<dir>.json`. */
export type Credentials = { port: number; password: string };

/** Connection string of a database, as the superuser. */
export function connectionString({ port, password }: Credentials, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

/** Throws ClusterError, which says what to do, when they cannot be read. */
export async function readCredentials(dir: string): Promise<Credentials> {
  const file = `${dir}.json`;
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Credentials;
  } catch (cause) {
    throw new ClusterError(
      `The password of the embedded database could not be read (${file}). It belongs to whoever started it first: run as ` +
        'that user, restore the file from a backup, or choose another DATA_DIR.',
      { cause },
    );
  }
}

/** Readable by this user alone. Replaced as a whole: on a full disk the old ones stay. */
export async function writeCredentials(dir: string, credentials: Credentials): Promise<void> {
  await writePrivately(`${dir}.json.new`, JSON.stringify(credentials));
  await rename(`${dir}.json.new`, `${dir}.json`);
}

export async function writePrivately(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flush: true });
  await chmod(file, 0o600);
}
