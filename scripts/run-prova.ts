import { ClusterError } from '../server/src/platform/postgres/binaries.ts';
import { AlreadyRunning, type Database, keepDatabase } from './database.ts';
import { launchKeptServer } from './kept-server.ts';
import { say, step } from './say.ts';
import { readSettings, type Settings } from './settings.ts';
import { type DemoProcess, isEmpty, launchDemo, migrateDatabase } from './support/first-run.ts';
import { becomesFree, freePort, ServerEnded, type ServerProcess } from './support/server-process.ts';
import { buildWebClient } from './support/web-client.ts';
import { openViteServer, type ViteServer } from './vite-server.ts';
import { launchWatchedServer } from './watched-server.ts';

/** The parts that run, in the order in which they are stopped. */
type Running = {
  demo?: DemoProcess;
  vite?: ViteServer;
  server?: ServerProcess;
  database?: Promise<Database>;
  opening: AbortController;
};

/** Each part ends in less; this is for what nobody foresaw. */
const STOPPED_WITHIN_MS = 90_000;

/** Starts database, server and web client, says where they are, and stops them in order when it is told to. */
export async function runProva({ develop }: { develop: boolean }): Promise<void> {
  const running: Running = { opening: new AbortController() };
  let stopping: Promise<void> | undefined;
  const stop = (code: number, reason: string) => {
    stopping ??= (async () => {
      say(`\n${reason}`);
      setTimeout(() => process.exit(1), STOPPED_WITHIN_MS).unref();
      try {
        await stopAll(running);
      } catch (error) {
        say(explain(error));
        process.exit(1);
      }
      process.exit(code);
    })();
    return stopping;
  };
  // A terminal sends Ctrl+C to everybody, and npm sends it on: the second one means the same as the first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0, 'Stopping…'));
  process.on('disconnect', () => void stop(1, 'The command that started this is gone; stopping…'));

  try {
    await startAll(running, develop);
    const parts = [
      running.server?.ended.then((how) => `The server has ended (${how}); stopping…`),
      running.vite?.ended.then((how) => `Vite has ended (${how}); stopping…`),
    ];
    await stop(1, (await Promise.race(parts.filter((part) => part !== undefined))) ?? '');
  } catch (error) {
    if (!stopping) await stop(1, explain(error));
  }
}

async function startAll(running: Running, develop: boolean): Promise<void> {
  const settings = readSettings();
  const port = settings.PORT === 0 ? await freePort() : settings.PORT;
  const publicUrl = settings.PORT === 0 ? `http://localhost:${port}` : settings.publicUrl;

  const building = develop ? Promise.resolve(false) : buildWebClient();
  // Awaited below; a failure in between must not count as nobody's.
  building.catch(() => undefined);

  running.database = keepDatabase(settings.dataDir, publicUrl, { signal: running.opening.signal });
  const { url, description } = await running.database;
  step(`database ready: ${description}`);
  if (!(await becomesFree(port, settings.host))) throw new PortBusy(port);

  const migrations = await migrateDatabase(url);
  if (migrations > 0) step(`database brought up to date: ${migrations} migrations`);
  const env: Record<string, string> = {
    PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: settings.dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? (settings.production ? 'info' : 'warn'),
  };
  const isFirst = !settings.production && (await isEmpty(url));
  if (await building) step('web client built');

  if (develop) running.vite = openViteServer(port, settings);
  const address = running.vite?.url ?? publicUrl;
  const launch = develop ? launchWatchedServer : launchKeptServer;
  env.PUBLIC_URL = process.env.PUBLIC_URL ?? address;
  running.server = launch({ env });
  await running.server.ready;
  step('server ready');
  announce(address, { server: `http://localhost:${port}`, demoComes: isFirst, settings });
  // Now that the server has brought what both would write: the skills of the dictionary.
  if (isFirst) seedDemo(running, env);
}

function seedDemo(running: Running, env: Record<string, string>): void {
  const demo = launchDemo(env);
  running.demo = demo;
  void demo.ended.then((how) => {
    if (how === 'code 0') step('demo company seeded: its accounts can log in');
    else if (running.demo) say(`The demo was not made (${how}). To try again: npm run prova -- seed`);
  });
}

async function stopAll(running: Running): Promise<void> {
  const { demo, vite, server, database, opening } = running;
  opening.abort();
  running.demo = undefined;
  await demo?.stop();
  await vite?.stop();
  await server?.stop();
  const opened = await database?.catch(() => undefined);
  await opened?.close();
}

type Announced = { server: string; demoComes: boolean; settings: Settings };

function announce(address: string, { server, demoComes, settings: { production } }: Announced): void {
  say();
  say(`  Prova is at ${address}`);
  if (!production) {
    say('  It listens on this machine only (loopback): set NODE_ENV=production and its secrets to serve others.');
    say();
    say('  Recruiter   recrutadora@aurora.example   password prova-demo-2026');
    say('  Talent      talento@aurora.example       password prova-demo-2026');
    if (demoComes) say('  The demo company is still being made: these two can log in about a minute from now.');
    if (!process.env.SMTP_URL) say(`  Mail        captured, to be read at ${server}/dev/outbox`);
  }
  say();
  say('  Ctrl+C stops everything.');
  say();
}

class PortBusy extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is busy: Prova may be running already (http://localhost:${port}), or another program listens there. ` +
        `Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/** What a person can act on is said plainly; only the unexpected shows where it happened. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const plain = [PortBusy, AlreadyRunning, ClusterError, ServerEnded].some((known) => error instanceof known);
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : '';
  return plain ? error.message + cause : (error.stack ?? error.message) + cause;
}
