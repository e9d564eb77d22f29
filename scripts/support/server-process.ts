import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const followParent = new URL('./follow-parent.mjs', import.meta.url).href;

export type ServerProcess = {
  /** Address of the server on this machine. */
  url: string;
  pid: number;
  /** Resolves once GET /readyz answers; rejects when the process ends before that. */
  ready: Promise<void>;
  /** Resolves when the process has ended, with how. */
  ended: Promise<string>;
  /** Lets it answer what it has begun, then ends it; after 20 s by force. */
  stop: () => Promise<void>;
};

/** The server could not start; what it printed says why. */
export class ServerEnded extends Error {
  override name = 'ServerEnded';
}

export type LaunchOptions = {
  /** Settings of the server; PORT and DATABASE_URL at least. */
  env: Record<string, string>;
  /** File for its output; left out, it goes where ours goes. */
  logFile?: string;
};

/** Starts the server as a process of its own. */
export function launchServer({ env, logFile }: LaunchOptions): ServerProcess {
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
  const child = spawnFollower([entry], { output, env });
  const url = `http://${reachable(env.HOST)}:${env.PORT}`;
  const ended = endOf(child);
  return { url, pid: child.pid ?? 0, ready: answers(url, ended), ended, stop: () => stopChild(child) };
}

type Output = 'inherit' | 'ignore' | number;

/**
 * Starts a Node program that ends when we do, however that happens. It is in a session of its own, so that Ctrl+C
 * reaches it once, from us, in its turn.
 */
export function spawnFollower(
  args: string[],
  { output, errors = output, env, cwd }: { output: Output; errors?: Output; env: Record<string, string>; cwd?: string },
): ChildProcess {
  return spawn(process.execPath, ['--import', followParent, ...args], {
    stdio: ['ignore', output, errors, 'ipc'],
    env: { ...process.env, ...env },
    detached: true,
    cwd,
  });
}

/** Resolves with how a process has ended. */
export async function endOf(child: ChildProcess): Promise<string> {
  const [code, signal] = await once(child, 'exit');
  return signal ? `signal ${signal}` : `code ${code}`;
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(force);
}

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** Waits for a port that a server killed a moment ago still holds; false when it stays taken. */
export async function becomesFree(port: number, host: string, patience = 3_000): Promise<boolean> {
  for (const deadline = Date.now() + patience; ; await delay(100)) {
    const probe = createServer();
    const free = await new Promise<boolean>((answer) => {
      probe.once('error', () => answer(false));
      probe.listen(port, host, () => answer(true));
    });
    if (free) {
      await new Promise((closed) => probe.close(closed));
      return true;
    }
    if (Date.now() > deadline) return false;
  }
}

async function answers(url: string, ended: Promise<string>): Promise<void> {
  let how: string | undefined;
  void ended.then((reason) => {
    how = reason;
  });
  let said: string | undefined;
  while (how === undefined) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.ok) return;
    // A disk without space, for example: it waits until somebody has done something about it.
    if (text !== undefined && text !== said) process.stderr.write(`The server is not ready yet: ${text}\n`);
    said = text ?? said;
    await delay(40);
  }
  throw new ServerEnded(`The server ended while it was starting (${how}).`);
}

function reachable(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
