import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Platform } from '../../src/platform/context.ts';
import { type Database, openDatabase } from '../../src/platform/db.ts';
import { createLog } from '../../src/platform/log.ts';
import { openTasks } from '../../src/platform/tasks/open-tasks.ts';
import { defineTask } from '../../src/platform/tasks.ts';
import { createTestDatabase } from '../database.ts';
import type { TestDatabase } from '../template.ts';

const log = createLog('silent');
let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { size: 5, log });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

test('of three workers that look at a schedule every second, one runs each of its times', async () => {
  const runs: string[] = [];
  const minutely = defineTask({
    name: 'test.minutely',
    data: z.object({}),
    retryLimit: 0,
    cron: '* * * * *',
    run: async () => {
      runs.push(new Date().toISOString());
    },
  });
  const platform = { database: database.kysely, log, clock: { now: () => new Date() } } as unknown as Platform;
  const workers = [1, 2, 3].map(() =>
    openTasks({ databaseUrl: testDatabase.url, log, work: true, scheduleSeconds: 1 }),
  );
  /** Times at which some worker has looked at the schedules. */
  const looks = new Set<string>();
  try {
    for (const worker of workers)
      await worker.start([minutely], { platform: { ...platform, tasks: worker }, work: true });
    const look = async () => {
      const { rows } = await sql<{ at: string }>`select cron_on::text as at from pgboss.version`.execute(
        database.kysely,
      );
      looks.add(rows[0]?.at ?? '');
      return runs.length === 0 ? 0 : looks.size;
    };
    await expect.poll(look, { interval: 100 }).toBeGreaterThan(6);
    const queued = await sql<{ minute: string; n: number }>`
      select date_trunc('minute', created_on)::text as minute, count(*)::int as n
      from pgboss.job where name = 'test.minutely' group by 1`.execute(database.kysely);
    expect(queued.rows.length).toBeLessThanOrEqual(2);
    for (const { n } of queued.rows) expect(n).toBe(1);
    expect(runs).toHaveLength(queued.rows.length);
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
});
