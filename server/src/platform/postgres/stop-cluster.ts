import { setTimeout as delay } from 'node:timers/promises';
import { ClusterError, type PostgresBinaries } from './binaries.ts';
import type { Owner } from './owner.ts';
import { orphansOf, runningPostmaster } from './postmaster.ts';
import { runProgram } from './run-program.ts';

/** Ways to ask a server to stop, each with the seconds that it is waited for. */
export type StopModes = readonly { mode: 'fast' | 'immediate'; seconds: number }[];

/**
 * Loses nothing that was committed: the next start repeats it from the log. PostgreSQL 18 that is told `fast` while it
 * recovers from a crash never ends.
 */
export const AT_ONCE: StopModes = [{ mode: 'immediate', seconds: 10 }];
const ORDERLY: StopModes = [{ mode: 'fast', seconds: 15 }, ...AT_ONCE];
/** Processes whose server has died notice it by themselves, unless they are at work. */
const ORPHANS_LEAVE_MS = 1_000;
const KILLED_MS = 10_000;

/**
 * Stops the server of a cluster folder, in the end by force; resolves when its files are at rest, within a minute.
 * Throws ClusterError when not even that helps.
 * @param modes tried one after the other before it is killed
 */
export async function stopCluster(
  dir: string,
  binaries: PostgresBinaries,
  owner: Owner,
  modes: StopModes = ORDERLY,
): Promise<void> {
  // As soon as it has gone, another program may start the next one, which is not ours to stop.
  const pid = (await runningPostmaster(dir))?.pid;
  const stillRuns = async () => pid !== undefined && (await runningPostmaster(dir))?.pid === pid;
  for (const { mode, seconds } of modes) {
    if (!(await stillRuns())) break;
    const flags = ['stop', `--mode=${mode}`, '--wait', `--timeout=${seconds}`, `--pgdata=${dir}`];
    // What it could not do, the next way does.
    await runProgram(owner, binaries.pg_ctl, flags).catch(() => undefined);
  }
  await untilNone(async () => (pid !== undefined && (await stillRuns()) ? [pid] : []), 0);
  await endOrphans(dir);
}

/** Ends what a killed server has left behind; a new one could not start beside it. */
export function endOrphans(dir: string): Promise<void> {
  return untilNone(() => orphansOf(dir), ORPHANS_LEAVE_MS);
}

/** Waits until none of the processes is left, and kills them when they have not gone by themselves for a while. */
async function untilNone(find: () => Promise<number[]>, patience: number): Promise<void> {
  for (const began = Date.now(); ; await delay(50)) {
    const pids = await find();
    if (pids.length === 0) return;
    const waited = Date.now() - began;
    if (waited > patience + KILLED_MS) {
      throw new ClusterError(
        `Processes of the embedded PostgreSQL could not be ended (${pids.join(', ')}). Look at what they wait for: a disk ` +
          'that does not answer keeps even a killed process.',
      );
    }
    if (waited >= patience) for (const pid of pids) kill(pid);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has gone meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
