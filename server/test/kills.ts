import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const SERVES_PROGRAM = /^postgres: prova prova /;

/** Kills (SIGKILL) the postmaster of a cluster folder. */
export async function killPostmaster(dir: string): Promise<void> {
  process.kill(await postmasterOf(dir), 'SIGKILL');
}

/** Kills a process of the database that serves a connection of the program, any of them. Linux only. */
export async function killBackend(dir: string): Promise<void> {
  for (;;) {
    const backends = await childrenOf(await postmasterOf(dir), SERVES_PROGRAM);
    const pid = backends[Math.floor(Math.random() * backends.length)];
    if (pid !== undefined) return void process.kill(pid, 'SIGKILL');
    await delay(20);
  }
}

/**
 * Kills, and resolves once no process is left that served a connection of the program: whoever is answered after that
 * is answered by a database that has come back. One in memory may be back before anybody notices. Linux only.
 */
export async function crash(dir: string, kill: (dir: string) => Promise<void>): Promise<void> {
  const serving = await childrenOf(await postmasterOf(dir), SERVES_PROGRAM);
  await kill(dir);
  while ((await Promise.all(serving.map(commandOf))).some(Boolean)) await delay(20);
}

/** The children of a process whose command line matches. Linux only. */
export async function childrenOf(parent: number, command: RegExp): Promise<number[]> {
  const pids = (await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8'))
    .split(' ')
    .filter(Boolean)
    .map(Number);
  const lines = await Promise.all(pids.map(commandOf));
  return pids.filter((_, index) => command.test(lines[index] ?? ''));
}

/** Empty for one that has ended. */
async function commandOf(pid: number): Promise<string> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
}

async function postmasterOf(dir: string): Promise<number> {
  return Number((await readFile(`${dir}/postmaster.pid`, 'utf8')).split('\n')[0]);
}
