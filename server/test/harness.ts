import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinList } from '@prova/contract/comma-list';
import type { DataOf, EndpointShape, FailureEnvelope, SuccessEnvelope } from '@prova/contract/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Platform } from '../src/platform/context.ts';
import { createLog, type Logger } from '../src/platform/log.ts';
import { openSandbox, type Sandbox } from '../src/platform/sandbox/sandbox.ts';
import { type SteppedTasks, steppedTasks } from '../src/platform/tasks/stepped-tasks.ts';
import { createTestDatabase } from './database.ts';

/**
 * One for all servers of the process: nothing of a run is left in it, and starting its programs takes longer than a
 * server. What would be left of it dies with the process.
 */
const sandbox = openSandbox({ log: createLog('silent') });
const lent: Sandbox = {
  run: (...work) => sandbox.run(...work),
  lineOf: (owner) => sandbox.lineOf(owner),
  close: async () => undefined,
};
process.once('exit', () => void sandbox.close());

const MAIL_LIMITS = [
  'MAILS_PER_COMPANY',
  'MAILS_PER_UNVERIFIED_COMPANY',
  'MAILS_PER_RECIPIENT',
  'MAILS_PER_RECIPIENT_UNVERIFIED',
  'MAILS_PER_RECIPIENT_OF_FORMS',
  'MAILS_PER_MEMBER',
];

/** The time as a test sets it. */
export class TestClock implements Clock {
  #now = new Date('2026-11-20T12:00:00Z');
  #keepsWaits = false;

  now(): Date {
    return new Date(this.#now);
  }

  set(instant: string | Date): void {
    this.#now = new Date(instant);
  }

  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }

  /** Waits are over at once, except while their length is measured. */
  async wait(milliseconds: number): Promise<void> {
    if (this.#keepsWaits) await systemClock.wait(milliseconds);
  }

  /** How long the work takes in truth, with all that it waits for. */
  async measure<Result>(work: () => Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
    this.#keepsWaits = true;
    const began = performance.now();
    try {
      const result = await work();
      return { result, milliseconds: performance.now() - began };
    } finally {
      this.#keepsWaits = false;
    }
  }
}

export interface CallOptions {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  /** Files of a multipart body, by field. */
  readonly files?: Record<
    string,
    { name: string; mime?: string; body: Buffer | string } | { name: string; mime?: string; body: Buffer | string }[]
  >;
  /** Access token. */
  readonly as?: string;
  readonly headers?: Record<string, string>;
  readonly cookies?: Record<string, string>;
}

/** What came back, success or failure. */
export type AnyBody = Partial<Omit<SuccessEnvelope<unknown>, 'success'> & Omit<FailureEnvelope, 'success' | 'data'>> & {
  readonly success: boolean;
  readonly [key: string]: unknown;
};

export interface CallResult<E extends EndpointShape> {
  readonly status: number;
  readonly body: AnyBody;
  /** `data` of a success; fails the test when the call failed. */
  readonly data: DataOf<E>;
  readonly cookies: Record<string, string>;
  readonly headers: Record<string, string | string[] | number | undefined>;
}

export interface CapturedMail {
  readonly id: string;
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly code?: string;
  /** The iCalendar file that comes with it. */
  readonly calendar?: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly clock: TestClock;
  /** Those of the program: they run when the test says so, by its clock. */
  readonly tasks: SteppedTasks;
  readonly databaseUrl: string;
  call<const E extends EndpointShape>(endpoint: E, options?: CallOptions): Promise<CallResult<E>>;
  /** Works off all tasks that are due; fails the test when one failed. */
  drain(): Promise<void>;
  /** Mails sent to an address, the newest first, after working off the tasks. */
  mails(to: string): Promise<CapturedMail[]>;
  close(): Promise<void>;
}

/**
 * The whole server on a database of its own, at a clock of its own; calls go through HTTP without a port.
 * @param options.serveWeb also the pages, from the folder WEB_DIST
 * @param options.oneConnection to the database, as `rolledBack` needs it
 */
export async function startTestServer(
  env: Record<string, string> = {},
  options: { log?: Logger; serveWeb?: boolean; oneConnection?: boolean } = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'prova-test-'));
  const config = readConfig(
    {
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'false',
      // What a test does in a minute is a flood to a company of ten people.
      ...Object.fromEntries(MAIL_LIMITS.map((name) => [name, '100000'])),
      DATABASE_POOL: '5',
      // Nothing outside this machine is asked.
      MAIL_DNS: 'off',
      // A new company may do all that tests do; what a plan limits is tested where it matters.
      BILLING_LIMITS: 'false',
      PUBLIC_URL: 'http://localhost:3000',
      ...env,
    },
    { secret: (name) => `${name}-secret-of-the-tests-0123456789abcdef` },
  );
  const clock = new TestClock();
  const log = options.log ?? createLog(config.LOG_LEVEL);
  const tasks = steppedTasks({ databaseUrl: config.databaseUrl, log });
  const program: App = await createApp(
    { ...config, roles: new Set(['web']), ...(options.oneConnection && { DATABASE_POOL: 1 }) },
    { log, clock, tasks, sandbox: lent, serveWeb: options.serveWeb ?? false },
  );
  await program.http.ready();
  const { http: app, platform } = program;

  // One after the other: whoever asks while another works must not be told that nothing is left before that is done.
  let lastDrain: Promise<unknown> = Promise.resolve();
  const drain = async () => {
    const turn = lastDrain.then(() => tasks.drain());
    lastDrain = turn.catch(() => undefined);
    const { failures } = await turn;
    expect(failures.map((failure) => `${failure.task}: ${failure.error}`)).toEqual([]);
  };
  return {
    app,
    platform,
    clock,
    tasks,
    databaseUrl: database.url,
    call: (endpoint, options = {}) => call(app, endpoint, options),
    drain,
    async mails(to) {
      await drain();
      const response = await app.inject({
        url: `/dev/outbox.json?to=${encodeURIComponent(to)}`,
        headers: { host: 'localhost' },
      });
      expect(response.statusCode).toBe(200);
      return response.json() as CapturedMail[];
    },
    async close() {
      await program.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Calls an endpoint where it is served, without a port. */
export async function call<const E extends EndpointShape>(
  app: FastifyInstance,
  endpoint: E,
  options: CallOptions,
): Promise<CallResult<E>> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(options.params?.[name] ?? '')),
  );
  const query = Object.fromEntries(
    Object.entries(options.query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? joinList(value) : String(value)]),
  );
  const headers: Record<string, string> = { 'accept-language': 'pt-BR', ...options.headers };
  if (options.as) headers.authorization = `Bearer ${options.as}`;
  const request: InjectOptions = { method: endpoint.method, url: path, query, headers };
  if (options.cookies) request.cookies = options.cookies;
  if (options.files) {
    const form = new FormData();
    form.set('data', JSON.stringify(options.body ?? {}));
    for (const [field, given] of Object.entries(options.files)) {
      for (const file of Array.isArray(given) ? given : [given]) {
        form.append(
          field,
          new Blob([typeof file.body === 'string' ? file.body : new Uint8Array(file.body)], {
            type: file.mime ?? 'application/octet-stream',
          }),
          file.name,
        );
      }
    }
    const encoded = new Response(form);
    headers['content-type'] = encoded.headers.get('content-type') ?? '';
    request.payload = Buffer.from(await encoded.arrayBuffer());
  } else if (options.body !== undefined) {
    request.payload = options.body as never;
  }
  const response = await app.inject(request);
  const body = response.json() as AnyBody;
  const data = body.data as DataOf<E> | undefined;
  return {
    status: response.statusCode,
    body,
    get data() {
      if (response.statusCode >= 400)
        throw new Error(`${endpoint.id} answered ${response.statusCode}: ${response.body}`);
      return data as DataOf<E>;
    },
    cookies: Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie.value])),
    headers: response.headers,
  };
}
