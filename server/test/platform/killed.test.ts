import { apply } from '@prova/contract/applications';
import type { JobDetail } from '@prova/contract/jobs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationCall, countRows } from '../applications-factory.ts';
import { type CallOptions, startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { signUp } from '../people.ts';
import { besides, endPrograms, startProgram } from './program.ts';

let server: TestServer;
let job: JobDetail;
let outside: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date());
  job = await publishJob(server, await signUp(server, 'RECRUITER'));
  await server.drain();
  outside = new pg.Client({ connectionString: server.databaseUrl });
  await outside.connect();
});
afterAll(async () => {
  await endPrograms();
  await outside.end();
  await server.close();
});

/** The same bytes at each try, as a browser repeats them. */
function formOf({ body, files }: CallOptions): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify(body));
  for (const [name, file] of Object.entries(files ?? {})) {
    if (Array.isArray(file)) throw new Error('one file a field');
    form.append(name, new Blob([new Uint8Array(Buffer.from(file.body))], { type: 'application/pdf' }), file.name);
  }
  return form;
}

/** How many sessions of the database wait for a lock. Not asked by the holder: a transaction sees the activity of its beginning. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and application_name = 'prova'
  `.execute(server.platform.database);
  return rows[0]?.n ?? 0;
}

/** Where an application is when the server dies: it has written what comes before this table, and not what comes after. */
test.each(['application_events', 'job_totals'])(
  'killed while it waits for %s, an application is there wholly or not at all, and its repetition makes it once',
  async (table) => {
    const call = await applicationCall(job);
    const { email } = call.body as { email: string };
    const before = await countRows(server);
    const post = (address: string) =>
      fetch(`${address}${apply.path.replace(':slug', job.slug)}`, {
        method: 'POST',
        headers: { 'idempotency-key': `${table}-0123456789` },
        body: formOf(call),
      });

    const first = startProgram(besides(server));
    const address = await first.address;
    await outside.query('begin');
    await outside.query(`lock table ${table} in exclusive mode`);
    const broken = post(address).then(
      () => 'answered',
      () => 'lost',
    );
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
    first.process.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    expect(await broken).toBe('lost');
    await outside.query('rollback');
    await expect.poll(waiting).toBe(0);

    const second = startProgram(besides(server));
    await second.address;
    expect(await countRows(server)).toEqual(before);
    // The client goes on trying by itself, and the first run is known to be dead after a few seconds.
    await expect
      .poll(async () => (await post(await second.address)).status, { timeout: 30_000, interval: 500 })
      .toBe(201);
    expect((await post(await second.address)).status).toBe(201);

    const after = await countRows(server);
    expect(after.applications).toBe((before.applications ?? 0) + 1);
    expect(Number(after.totals)).toBe(Number(before.totals) + 1);
    expect(after.files).toBe((before.files ?? 0) + 1);
    const received = () =>
      server.platform.database.selectFrom('mails').select(['kind', 'state']).where('recipient', '=', email).execute();
    await expect.poll(received, { timeout: 15_000 }).toEqual([{ kind: 'application_received', state: 'sent' }]);
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
  60_000,
);
