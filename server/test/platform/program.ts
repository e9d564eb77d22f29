import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type ClientFrame, SOCKET_PATH } from '@prova/contract/realtime';
import WebSocket from 'ws';
import type { TestServer } from '../harness.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The server as a process of its own. */
export interface Program {
  /** `http://127.0.0.1:port`; rejects when the process ends before it listens. */
  readonly address: Promise<string>;
  readonly process: ChildProcess;
  /** All that it has printed. */
  readonly output: () => string;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

const running = new Set<ChildProcess>();

/** Where `npm start` keeps it, too. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/node-compile', import.meta.url));

/** Starts `main.ts` with these settings and nothing else of the environment but compiled code, which halves a start. */
export function startProgram(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const lines: string[] = [];
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return (code ?? signal) as number | string;
  });
  const address = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const listening = line.startsWith('{') && (JSON.parse(line) as { msg?: string; address?: string });
      if (listening && listening.msg === 'listening') resolve(listening.address ?? '');
    });
    createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
    void ended.then((how) => reject(new Error(`The server ended (${how}):\n${lines.join('\n')}`)));
  });
  // Whoever waits for the end alone does not look at the address.
  address.catch(() => undefined);
  return {
    address,
    process: child,
    output: () => lines.join('\n'),
    ended,
    fetch: async (path, init) => fetch(`${await address}${path}`, init),
  };
}

/** Ends what a failed test has left. */
export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }),
  );
}

/** Settings of another process on the database, the files and the secrets of a test server. */
export function besides(server: TestServer): Record<string, string> {
  const { config } = server.platform;
  return {
    NODE_ENV: 'test',
    DATABASE_URL: config.databaseUrl,
    DATA_DIR: config.DATA_DIR,
    TOKEN_SECRET: config.tokenSecret,
    FILE_SECRET: config.fileSecret,
    PUBLIC_URL: config.publicUrl,
  };
}

/** A browser's socket. */
export class Listener {
  readonly #socket: WebSocket;
  readonly frames: { type: string; data: Record<string, unknown> }[] = [];
  /** The code it was closed with. */
  readonly closed: Promise<number>;

  constructor(address: string) {
    this.#socket = new WebSocket(address.replace('http', 'ws') + SOCKET_PATH);
    this.#socket.on('message', (text) => this.frames.push(JSON.parse(text.toString())));
    this.closed = once(this.#socket, 'close').then(([code]) => code as number);
    this.closed.catch(() => undefined);
  }

  async send(frame: ClientFrame): Promise<void> {
    if (this.#socket.readyState !== WebSocket.OPEN) await once(this.#socket, 'open');
    this.#socket.send(JSON.stringify(frame));
  }

  types(): string[] {
    return this.frames.map(({ type }) => type);
  }

  end(): void {
    this.#socket.terminate();
  }
}
