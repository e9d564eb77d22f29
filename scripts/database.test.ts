import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepDatabase } from './database.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prova-database-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('who begins while another stops the database waits for its end, says so, and starts it again', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const first = await keepDatabase(dataDir, 'the first', { given: '' });
  const coming = keepDatabase(dataDir, 'the second', { given: '' });
  // It has found the database running, and asks for it while the first one lets it go.
  const watcher = new pg.Client({ connectionString: first.url });
  watcher.on('error', () => undefined);
  await watcher.connect();
  const waits = `select from pg_stat_activity where application_name like 'the second%'`;
  await expect
    .poll(async () => (await watcher.query(waits)).rowCount, { interval: 5, timeout: 15_000 })
    .toBeGreaterThan(0);
  await first.close();
  const second = await coming;
  try {
    const client = new pg.Client({ connectionString: second.url });
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    expect(said.mock.calls.filter(([text]) => String(text).includes('still shutting down'))).toHaveLength(1);
  } finally {
    await second.close();
    said.mockRestore();
  }
});
