import { execFile } from 'node:child_process';
import { readFile, realpath, rm } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Postmaster = { pid: number; port: number };

/**
 * The running server of a cluster folder, read from its postmaster.pid (line 1 the process, line 4 the port).
 * A file left by a crash, whose process number now belongs to another program, is removed: PostgreSQL would take that
 * program for itself and refuse to start. Returns undefined when nothing runs.
 */
export async function runningPostmaster(dir: string): Promise<Postmaster | undefined> {
  const file = `${dir}/postmaster.pid`;
  const lines = (await readFile(file, 'utf8').catch(missingIsEmpty)).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (!(await isPostgres(pid))) {
    await rm(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]) };
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

async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    // "4711 (postgres) S …": Z is a zombie that nobody reaps, as in a container whose first process is no init.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    return stat.includes('(postgres)') && !stat.includes(') Z ');
  }
  if (process.platform === 'win32') return true;
  const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres');
}
