import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getApplication } from '@prova/contract/applications/applications';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepFiles } from '../../src/platform/backup/storage-lock.ts';
import { listTables, qualified } from '../../src/platform/backup/tables.ts';
import { applyTo } from '../applications-factory.ts';
import { createEmptyDatabase } from '../database.ts';
import { compoundFile } from '../fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { operatorOf } from '../operator.ts';
import { signIn, signUp } from '../people.ts';
import type { TestDatabase } from '../template.ts';

const SECRETS = { TOKEN_SECRET: 'signs tokens '.repeat(3), FILE_SECRET: 'signs links '.repeat(3) };

let server: TestServer;
let folder: string;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prova-backup-'));
  server = await startTestServer(SECRETS);
});
afterAll(async () => {
  await server.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true });
});

const prova = (env: NodeJS.ProcessEnv, ...command: string[]) => operatorOf(server, { ...SECRETS, ...env })(...command);
let count = 0;
const path = () => join(folder, `${++count}.zip`);

/** Settings of an installation that has nothing yet. */
async function elsewhere() {
  const database = await createEmptyDatabase();
  databases.push(database);
  return { DATABASE_URL: database.url, DATA_DIR: await mkdtemp(join(folder, 'data-')) };
}

/** What a database holds, by table. */
async function contents(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ rows: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as rows
         from ${qualified(table)} t`,
      );
      found[qualified(table)] = rows[0]?.rows ?? '';
    }
    const triggers = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_trigger where not tgisinternal and tgenabled = 'O'`,
    );
    const keys = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_constraint where contype = 'f' and convalidated`,
    );
    return { ...found, triggers: String(triggers.rows[0]?.n), keys: String(keys.rows[0]?.n) };
  } finally {
    await client.end();
  }
}

async function tablesOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from information_schema.tables where table_schema = 'public'`,
    );
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

test('what a running installation holds is there again, elsewhere: rows, waiting tasks, files', async () => {
  const recruiter = await signUp(server, 'RECRUITER');
  const job = await publishJob(server, recruiter);
  const resume = { name: 'currículo.doc', body: compoundFile() };
  // Nothing is drained: its mail waits in the queue.
  const candidate = await applyTo(server, job, { resume, fullName: 'Zoë "Aspas", \\barra\n' });
  const before = await contents(server.databaseUrl);
  const file = path();

  expect((await prova({}, 'backup', file)).stdout).toMatch(/ rows of \d+ tables, 1 files\.\nThe secrets are not in it/);
  const there = await elsewhere();
  expect((await prova(there, 'restore', file)).stdout).toMatch(/^Restored as of .* 1 files\./);

  expect(await contents(there.DATABASE_URL)).toEqual(before);
  const restored = await startTestServer({ ...SECRETS, ...there });
  try {
    const { token } = await signIn(restored, recruiter.email);
    const { data } = await restored.call(getApplication, { as: token, params: { id: candidate.id } });
    const sent = await restored.app.inject(data.resume?.downloadUrl ?? '');
    expect(sent.rawPayload.equals(resume.body)).toBe(true);
    // Those who signed in before are still known, and what waited goes on.
    expect((await restored.call(getApplication, { as: recruiter.token, params: { id: candidate.id } })).status).toBe(
      200,
    );
    expect((await restored.mails(candidate.email)).map(({ kind }) => kind)).toEqual(['application_received']);
  } finally {
    await restored.close();
  }
});

test('applications that come while the backup is written are in it whole or not at all', async () => {
  const job = await publishJob(server, await signUp(server, 'RECRUITER'));
  const before = await applyTo(server, job);
  let writing = true;
  const come = async () => {
    while (writing) await applyTo(server, job);
  };
  const coming = [come(), come()];
  const file = path();
  await prova({}, 'backup', file);
  writing = false;
  await Promise.all(coming);
  const there = await elsewhere();
  // Each key that leads from row to row is checked.
  await prova(there, 'restore', file);
  const client = new pg.Client({ connectionString: there.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    `select exists (select from applications where id = $1) as before,
       not exists (select from applications a where not exists (select from application_forms f where f.application_id = a.id)) as whole`,
    [before.id],
  );
  await client.end();
  expect(rows).toEqual([{ before: true, whole: true }]);
});

test('a file is not taken away while a backup copies what its snapshot names', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await keepFiles(client);
  const job = await publishJob(server, await signUp(server, 'RECRUITER'));
  await applyTo(server, job);
  const { database, storage } = server.platform;
  const file = await database.selectFrom('files').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  await database.updateTable('files').set({ state: 'deleted' }).where('id', '=', file.id).execute();
  await server.drain();
  await server.tasks.queueScheduled();
  await server.drain();
  expect(await storage.exists(file.storageKey)).toBe(true);
  await client.end();
  await server.tasks.queueScheduled();
  await server.drain();
  expect(await storage.exists(file.storageKey)).toBe(false);
});

test('files of a bucket come along, and one that is lost is named', async () => {
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await mkdtemp(join(folder, 's3-')),
    resetOnClose: false,
    configureBuckets: [{ name: 'prova' }],
  });
  const { port } = await s3.run();
  const bucket = {
    STORAGE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'prova',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
  const there = await startTestServer({ ...SECRETS, ...bucket });
  try {
    const job = await publishJob(there, await signUp(there, 'RECRUITER'));
    await applyTo(there, job);
    await applyTo(there, job);
    const [kept, lost] = await there.platform.database.selectFrom('files').selectAll().orderBy('id').execute();
    if (!kept || !lost) throw new Error('two files were sent');
    await there.platform.storage.remove(lost.storageKey);
    const file = path();
    const { stdout } = await operatorOf(there, { ...SECRETS, ...bucket })('backup', file);
    expect(stdout).toContain('1 files.');
    expect(stdout).toContain(`WARN  The storage does not have these files: ${lost.storageKey}.`);
    const local = await elsewhere();
    await prova(local, 'restore', file);
    const restored = await startTestServer({ ...SECRETS, ...local });
    expect(await restored.platform.storage.exists(kept.storageKey)).toBe(true);
    await restored.close();
  } finally {
    await there.close();
    await s3.close();
  }
});

test('what cannot be restored says why, and leaves the database as it was', async () => {
  const file = path();
  await prova({}, 'backup', file);
  await expect(prova({}, 'backup', file)).rejects.toMatchObject({
    stderr: expect.stringContaining('is there already'),
  });
  const there = await elsewhere();
  const refusal = async (what: Promise<unknown>, why: RegExp) => {
    await expect(what).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(why) });
  };
  await refusal(prova({}, 'restore', file), /Prova runs on this database \(prova/);
  await refusal(prova({ ...there, TOKEN_SECRET: 'another '.repeat(5) }, 'restore', file), /^TOKEN_SECRET is not what/);
  const cut = path();
  await writeFile(cut, (await readFile(file)).subarray(0, 5_000));
  await refusal(prova(there, 'restore', cut), /is no complete backup/);
  const damaged = path();
  const bytes = await readFile(file);
  const at = bytes.indexOf('database/public.users.copy') + 200;
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  await writeFile(damaged, bytes);
  expect(await tablesOf(there.DATABASE_URL)).toBe(0);
  await expect(prova(there, 'restore', damaged)).rejects.toMatchObject({ code: 1 });
  // What failed can be repeated.
  await prova(there, 'restore', file);
  await refusal(prova(there, 'restore', file), /holds accounts, candidates or jobs/);
  const noZip = path();
  await copyFile(import.meta.filename, noZip);
  await refusal(prova(there, 'restore', noZip), /is no complete backup/);
});
