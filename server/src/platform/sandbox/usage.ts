import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How often it may be looked at, in milliseconds: elsewhere a program has to be started for it. */
export const LOOK_EVERY_MS = process.platform === 'linux' ? 50 : 500;
/** Of a second; the same on every Linux, whatever its kernel counts in. */
const TICKS_A_SECOND = 100;

/** What a process and those below it take. */
export interface Usage {
  /** Resident. */
  readonly megabytes: number;
  /** Since they began; undefined where the system does not say. */
  readonly cpuSeconds: number | undefined;
}

/** @returns undefined where the system does not say, and of an ended process */
export async function usageOf(pid: number): Promise<Usage | undefined> {
  try {
    if (process.platform === 'linux') return await usageBelow(pid);
    if (process.platform === 'win32') return undefined;
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return { megabytes: Number(stdout) / 1024, cpuSeconds: undefined };
  } catch {
    return undefined;
  }
}

/** bubblewrap starts the program as a child of a child. */
async function usageBelow(pid: number): Promise<{ megabytes: number; cpuSeconds: number }> {
  const [status, stat, children] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
  ]);
  let megabytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  // After the name of the program, which may hold anything: state, ten others, then user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  let cpuSeconds = (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  for (const child of children.split(' ').filter(Boolean)) {
    const usage = await usageBelow(Number(child)).catch(() => ({ megabytes: 0, cpuSeconds: 0 }));
    megabytes += usage.megabytes;
    cpuSeconds += usage.cpuSeconds;
  }
  return { megabytes, cpuSeconds };
}
