import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How often it may be looked at, in milliseconds: elsewhere a program has to be started for it. */
export const LOOK_EVERY_MS = process.platform === 'linux' ? 50 : 500;

/** Resident megabytes of a process and those below it; undefined where the system does not say, and of an ended one. */
export async function residentMegabytes(pid: number): Promise<number | undefined> {
  try {
    if (process.platform === 'linux') return (await kilobytesBelow(pid)) / 1024;
    if (process.platform === 'win32') return undefined;
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) / 1024;
  } catch {
    return undefined;
  }
}

/** bubblewrap starts the program as a child of a child. */
async function kilobytesBelow(pid: number): Promise<number> {
  const [status, children] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
  ]);
  let total = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  for (const child of children.split(' ').filter(Boolean)) total += await kilobytesBelow(Number(child)).catch(() => 0);
  return total;
}
