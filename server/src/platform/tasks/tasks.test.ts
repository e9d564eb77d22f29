import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { createTestDatabase } from '../../../test/database.ts';
import type { TestDatabase } from '../../../test/template.ts';
import { system } from '../actor.ts';
import { type Ctx, createContext, type Platform } from '../context.ts';
import { type Database, openDatabase } from '../db.ts';
import { defineEvent, emit, on } from '../events.ts';
import { createLog } from '../log.ts';
import { defineTask, enqueue } from '../tasks.ts';
import { openTasks } from './open-tasks.ts';
import { type SteppedTasks, steppedTasks } from './stepped-tasks.ts';
import type { TaskRunner } from './task-runner.ts';

const log = createLog('silent');
const data = z.object({ word: z.string() });

let now = new Date();
let heard: string[] = [];
let failuresLeft = 0;

const hear = defineTask({
  name: 'test.hear',
  data,
  retryLimit: 0,
  run: async (_ctx, { word }) => {
    heard.push(word);
  },
});
const stumble = defineTask({
  name: 'test.stumble',
  data,
  retryLimit: 2,
  retryDelaySeconds: 60,
  retryBackoff: false,
  run: async (_ctx, { word }) => {
    if (failuresLeft > 0) {
      failuresLeft -= 1;
      throw new Error(`stumbled over ${word}`);
    }
    heard.push(word);
  },
});
const pass = defineTask({
  name: 'test.pass-on',
  data,
  retryLimit: 0,
  run: async (ctx, { word }) => {
    await enqueue(ctx, hear, { word: `${word} again` });
  },
});
const carryOn = defineTask({
  name: 'test.carry-on',
  data,
  retryLimit: 1,
  retryDelaySeconds: 1,
  run: async (_ctx, { word }) => {
    heard.push(word);
  },
});
const nightly = defineTask({
  name: 'test.nightly',
  data: z.object({}),
  retryLimit: 0,
  cron: '0 3 * * *',
  run: async () => {},
});
const spoken = defineEvent({ name: 'word_spoken', data });
const followers = [
  on(spoken, 'test.first', async (_ctx, { word }) => {
    heard.push(`first ${word}`);
  }),
  on(spoken, 'test.second', async (_ctx, { word }) => {
    heard.push(`second ${word}`);
  }),
];
const tasks = [hear, stumble, pass, carryOn, nightly, ...followers];

let testDatabase: TestDatabase;
let databaseUrl: string;
let database: Database;
let runner: SteppedTasks;
let ctx: Ctx;

function platformWith(runs: TaskRunner): Platform {
  const parts = { database: database.kysely, log, clock: { now: () => now }, tasks: runs };
  return parts as unknown as Platform;
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  databaseUrl = testDatabase.url;
  database = openDatabase(databaseUrl, { size: 3, log });
  runner = steppedTasks({ databaseUrl, log });
  const platform = platformWith(runner);
  await runner.start(tasks, { platform, work: false });
  ctx = createContext(platform, { actor: system, locale: 'pt-BR' });
});

beforeEach(() => {
  now = new Date();
  heard = [];
  failuresLeft = 0;
});

afterAll(async () => {
  await runner.stop();
  await database.close();
  await testDatabase.drop();
});

test('a task exists when its transaction commits, and not when it is rolled back', async () => {
  const undone = ctx.transaction(async (ctx) => {
    await enqueue(ctx, hear, { word: 'undone' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await ctx.transaction(async (ctx) => {
    await enqueue(ctx, hear, { word: 'done' });
    // Not to be seen by others before the commit.
    expect(await runner.drain()).toMatchObject({ completed: 0, failures: [] });
  });
  expect(await runner.drain()).toMatchObject({ completed: 1, failures: [] });
  expect(heard).toEqual(['done']);
});

test('drain works off what its tasks queue', async () => {
  await enqueue(ctx, pass, { word: 'echo' });
  expect((await runner.drain()).completed).toBe(2);
  expect(heard).toEqual(['echo again']);
});

test('a deferred task is due by the clock of the platform', async () => {
  await enqueue(ctx, hear, { word: 'later' }, { startAfter: new Date(now.getTime() + 86_400_000) });
  expect((await runner.drain()).completed).toBe(0);
  now = new Date(now.getTime() + 86_400_001);
  expect((await runner.drain()).completed).toBe(1);
});

test('a clock that is behind the database’s makes nothing due too early', async () => {
  now = new Date(Date.now() - 86_400_000);
  await enqueue(ctx, hear, { word: 'early' }, { startAfter: new Date(now.getTime() + 60_000) });
  await enqueue(ctx, pass, { word: 'once' });
  await runner.drain();
  expect(heard).toEqual(['once again']);
  now = new Date(now.getTime() + 60_000);
  await runner.drain();
  expect(heard).toEqual(['once again', 'early']);
});

test('tasks run in the order of their times, and as they were sent within one', async () => {
  const at = (seconds: number) => ({ startAfter: new Date(now.getTime() + seconds * 1000) });
  await enqueue(ctx, hear, { word: 'third' }, at(30));
  await enqueue(ctx, hear, { word: 'first' }, at(10));
  await enqueue(ctx, hear, { word: 'second' }, at(10));
  expect((await runner.drain()).next).toEqual(at(10).startAfter);
  now = at(40).startAfter;
  expect((await runner.drain()).next).toBeNull();
  expect(heard).toEqual(['first', 'second', 'third']);
});

test('what has a schedule is queued when its time is said to have come', async () => {
  await runner.queueScheduled();
  expect(await runner.drain()).toMatchObject({ completed: 1, failures: [] });
});

test('a key keeps one waiting task, with the newest data and date', async () => {
  const later = new Date(now.getTime() + 3_600_000);
  const first = await enqueue(ctx, hear, { word: 'old' }, { singletonKey: 'k', startAfter: later });
  const second = await ctx.transaction((ctx) => enqueue(ctx, hear, { word: 'new' }, { singletonKey: 'k' }));
  await enqueue(ctx, hear, { word: 'other' }, { singletonKey: 'l' });
  expect(second).toBe(first);
  expect((await runner.drain()).completed).toBe(2);
  expect(heard.sort()).toEqual(['new', 'other']);
});

test('a failed task is tried again after its delay, and kept when the tries are used up', async () => {
  failuresLeft = 1;
  await enqueue(ctx, stumble, { word: 'stone' });
  expect((await runner.drain()).failures).toHaveLength(1);
  expect((await runner.drain()).completed).toBe(0);
  now = new Date(now.getTime() + 120_000);
  expect(await runner.drain()).toMatchObject({ completed: 1, failures: [] });
  expect(heard).toEqual(['stone']);

  failuresLeft = 3;
  await enqueue(ctx, stumble, { word: 'wall' });
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await runner.drain()).failures.map(({ task }) => task)).toEqual(['test.stumble']);
    now = new Date(now.getTime() + 240_000);
  }
  expect(await runner.drain()).toMatchObject({ completed: 0, failures: [] });
  const dead = await sql<{ source: string; data: unknown }>`
    select source_name as source, data from pgboss.job where name = 'dead-letters'`.execute(database.kysely);
  expect(dead.rows).toEqual([{ source: 'test.stumble', data: { word: 'wall' } }]);
});

test('data that the task does not declare is refused when it is queued and when it is run', async () => {
  const wrong = { word: 7 } as unknown as { word: string };
  await expect(enqueue(ctx, hear, wrong)).rejects.toThrow(z.ZodError);
  await runner.send(database.kysely, hear.name, wrong);
  const { failures } = await runner.drain();
  expect(failures.map(({ error }) => error)).toEqual([expect.any(z.ZodError)]);
});

test('a task that is not listed is refused', async () => {
  const stray = defineTask({ name: 'test.stray', data, retryLimit: 0, run: async () => {} });
  await expect(enqueue(ctx, stray, { word: 'lost' })).rejects.toThrow('test.stray');
});

test('an event reaches every follower once its transaction commits', async () => {
  await ctx.transaction((ctx) => emit(ctx, spoken, { word: 'hello' }));
  expect((await runner.drain()).completed).toBe(2);
  expect(heard.sort()).toEqual(['first hello', 'second hello']);
});

test('workers take a new task at once, one worker each, and keep the schedules once', async () => {
  const runs: string[] = [];
  let finished: (() => void) | undefined;
  const all = new Promise<void>((resolve) => {
    finished = resolve;
  });
  const note = defineTask({
    name: 'test.hear',
    data,
    retryLimit: 0,
    run: async (_ctx, { word }) => {
      runs.push(word);
      if (runs.length === 20) finished?.();
    },
  });
  const workers = [openTasks({ databaseUrl, log, work: true }), openTasks({ databaseUrl, log, work: true })];
  try {
    for (const worker of workers) await worker.start([note, nightly], { platform: platformWith(worker), work: true });
    for (let n = 0; n < 20; n += 1) await enqueue(ctx, hear, { word: String(n) });
    await all;
    expect(new Set(runs).size).toBe(20);
    const schedules = await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule`.execute(
      database.kysely,
    );
    expect(schedules.rows).toEqual([{ name: 'test.nightly', cron: '0 3 * * *' }]);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
  expect(runs).toHaveLength(20);
});

test('workers are told of a task whose instant comes while its transaction runs, and of none that is ahead', async () => {
  const sender = openTasks({ databaseUrl, log });
  const listener = new pg.Client({ connectionString: databaseUrl });
  await listener.connect();
  try {
    const platform = platformWith(sender);
    await sender.start(tasks, { platform, work: false });
    // As pg-boss names it.
    const channel = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;
    await listener.query(`listen ${channel}`);
    const heardOf: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heardOf.push(payload));
    const queue = (startAfter: () => Date, key: object) =>
      createContext(platform, { actor: system, locale: 'pt-BR' }).transaction(async (ctx) => {
        await sql`select`.execute(ctx.db);
        await enqueue(ctx, hear, { word: 'soon' }, { startAfter: startAfter(), ...key });
      });
    // What was announced comes with the answer to the next statement.
    const announced = async () => {
      await listener.query('select');
      return heardOf.splice(0);
    };
    for (const key of [{}, { singletonKey: 'one' }, { singletonKey: 'one' }]) {
      await queue(() => new Date(Date.now() + 60_000), key);
      expect(await announced()).toEqual([]);
      await queue(() => new Date(), key);
      expect(await announced()).toEqual([hear.name]);
    }
    await sql`delete from pgboss.job where name = ${hear.name}`.execute(database.kysely);
  } finally {
    await listener.end();
    await sender.stop();
  }
});

test('what a killed process had taken is run by another one within two minutes', async () => {
  const id = await enqueue(ctx, carryOn, { word: 'left behind' });
  await enqueue(ctx, carryOn, { word: 'still alive' }, { startAfter: new Date(now.getTime() + 3_600_000) });
  // A process that ends by itself gives back what it holds. This is what is left by one that cannot.
  const left = await sql<{ seconds: number | null }>`
    update pgboss.job set state = 'active', started_on = now() - interval '50 seconds', heartbeat_on = now() - interval '50 seconds'
    where id = ${id} returning heartbeat_seconds as seconds`.execute(database.kysely);
  expect(left.rows).toEqual([{ seconds: 30 }]);
  await sql`
    update pgboss.job set state = 'active', started_on = now() - interval '50 seconds', heartbeat_on = now()
    where name = 'test.carry-on' and id <> ${id}`.execute(database.kysely);
  const worker = openTasks({ databaseUrl, log, work: true, superviseSeconds: 1 });
  try {
    await worker.start(tasks, { platform: platformWith(worker), work: true });
    await expect.poll(() => heard).toEqual(['left behind']);
  } finally {
    await worker.stop();
  }
});
