import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Postmaster = {
  pid: number;
  port: number;
  /** It has been told to stop. */
  stopping: boolean;
};

/** PostgreSQL fills its postmaster.pid at once; one that stays empty was left by a crash or a full disk. */
const EMPTY_FILE_MS = 2_000;

/**
 * The running server of a cluster folder, read from its postmaster.pid (line 1 the process, line 4 the port, line 8 how
 * it is). A file left by a crash, whose process number now belongs to another program or cluster, is removed:
 * PostgreSQL would take that process for its own and refuse to start. Returns undefined when nothing runs.
 */
export async function runningPostmaster(dir: string): Promise<Postmaster | undefined> {
  const file = `${dir}/postmaster.pid`;
  const lines = (await readFile(file, 'utf8').catch(missingIsEmpty)).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) {
    const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > EMPTY_FILE_MS) await rm(file, { force: true });
    return undefined;
  }
  if (!isAlive(pid)) return undefined;
  if (!(await serves(pid, dir))) {
    await rm(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]), stopping: lines[7]?.trim() === 'stopping' };
}

/**
 * The processes that a killed server of a cluster folder has left behind, and that keep a new one from starting: "pre-existing
 * shared memory block is still in use". Found on Linux only; elsewhere the list is empty.
 */
export async function orphansOf(dir: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const folder = await realpath(dir);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map(async (pid) => ((await isOrphan(pid, folder)) ? pid : undefined)));
  return found.filter((pid) => pid !== undefined);
}

/** Whether two paths name one folder, symbolic links resolved. */
export async function samePath(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([one, other].map((path) => realpath(path).catch(() => path)));
  return left === right;
}

function missingIsEmpty(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL that works in that folder. */
async function serves(pid: number, dir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    if (!(await readStat(pid))) return false;
    const folder = await folderOf(pid);
    return folder === undefined || (await samePath(folder, dir));
  }
  if (process.platform === 'win32') return true;
  const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres');
}

/** A child (its command line is a title, "postgres: checkpointer") whose parent is no PostgreSQL any more. */
async function isOrphan(pid: number, folder: string): Promise<boolean> {
  const process = await readStat(pid);
  if (!process || (await folderOf(pid)) !== folder) return false;
  const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return title.startsWith('postgres: ') && (await readStat(process.parent)) === undefined;
}

/** A living process of the name `postgres`: "4711 (postgres) S 1 …". Z is a zombie that nobody has reaped yet. */
async function readStat(pid: number): Promise<{ parent: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, state, parent] = /^\d+ \(postgres\) (\S) (\d+)/.exec(text) ?? [];
  return state === undefined || state === 'Z' ? undefined : { parent: Number(parent) };
}

/** Where a process works: PostgreSQL and its children in the folder of their cluster. Undefined when it may not be known. */
async function folderOf(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
}
