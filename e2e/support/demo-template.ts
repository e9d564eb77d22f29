import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { cloneTemplate, prepareTemplate, type TestDatabase } from '../../server/test/template.ts';

/** Any fixed number: workers that start together seed the demo once. */
const LOCK = 7_318_002_613;
const RUN_DEMO = fileURLToPath(new URL('./run-demo.ts', import.meta.url));
/** Where the links of its mails lead until a server takes the demo over. */
const PUBLIC_URL = 'http://demo.invalid';

/** Names the demo of this run, for all its workers. @returns what removes its files */
export async function announceDemo(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'prova-demo-'));
  process.env.DEMO_TEMPLATE = `prova_demo_${process.pid}_${randomBytes(6).toString('hex')}`;
  process.env.DEMO_FILES = dir;
  return () => rm(dir, { recursive: true, force: true });
}

/**
 * A database with the demo, and its files in `dataDir`. Seeding it takes as long as several journeys: it is seeded when it
 * is first wanted in a run, and copied.
 * @param publicUrl where the links in its mails lead
 */
export async function cloneDemo(serverUrl: string, to: { dataDir: string; publicUrl: string }): Promise<TestDatabase> {
  const { DEMO_TEMPLATE: template, DEMO_FILES: files } = process.env;
  if (!template || !files) throw new Error('DEMO_TEMPLATE and DEMO_FILES are set by global-setup.ts');
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [template]);
    if (rowCount === 0) await fillTemplate(client, serverUrl, template, files);
  });
  const database = await cloneTemplate(serverUrl, template);
  await cp(files, to.dataDir, { recursive: true });
  await withClient(database.url, async (client) => {
    const urls = [PUBLIC_URL, to.publicUrl];
    await client.query('update mails set body = replace(body, $1, $2)', urls);
    await client.query(
      'update outbox_mails set html = replace(html, $1, $2), body = replace(body, $1, $2), links = replace(links::text, $1, $2)::text[]',
      urls,
    );
  });
  return database;
}

async function fillTemplate(client: pg.Client, serverUrl: string, template: string, files: string): Promise<void> {
  // Left half made by a worker that was stopped.
  await client.query(`drop database if exists ${template} with (force)`);
  await client.query(`create database ${template} template ${await prepareTemplate(serverUrl)} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  // By a program of its own: who copies the demo needs nothing of the server.
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: url.href, DATA_DIR: files, PUBLIC_URL };
  await promisify(execFile)(process.execPath, [RUN_DEMO], { env });
  await client.query(`alter database ${template} with allow_connections false is_template true`);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
