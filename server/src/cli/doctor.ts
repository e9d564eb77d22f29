import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import pg from 'pg';
import type { Config } from '../platform/config.ts';
import { readMigrations } from '../platform/migrate.ts';
import { openStorage } from '../platform/storage/open-storage.ts';

export type Finding = { part: string; problem?: string };

/** Tries every part that the program stands on, without changing anything that stays. */
export async function diagnose(config: Config): Promise<Finding[]> {
  return [
    { part: `settings (NODE_ENV=${config.NODE_ENV}, ${config.publicUrl})` },
    ...(await inspectDatabase(config.databaseUrl)),
    await attempt(`files (${config.STORAGE})`, () => writeAndRead(config)),
    config.SMTP_URL
      ? await attempt('mail server', () => verifyMail(config.SMTP_URL ?? ''))
      : { part: 'mail: captured, no SMTP_URL is set' },
  ];
}

async function inspectDatabase(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const version = Number((await client.query('show server_version_num')).rows[0].server_version_num);
    return [
      { part: 'database answers' },
      {
        part: `PostgreSQL ${Math.floor(version / 10_000)}`,
        problem: version < 150_000 ? 'version 15 or later is needed' : undefined,
      },
      await attempt('migrations', () => refusePending(client)),
    ];
  } catch (error) {
    return [{ part: 'database answers', problem: reason(error) }];
  } finally {
    await client.end();
  }
}

async function refusePending(client: pg.Client): Promise<void> {
  const known = await client.query<{ there: boolean }>("select to_regclass('schema_migrations') is not null as there");
  const rows = known.rows[0]?.there
    ? (await client.query<{ name: string }>('select name from schema_migrations')).rows
    : [];
  const applied = new Set(rows.map(({ name }) => name));
  const pending = (await readMigrations()).filter(({ name }) => !applied.has(name));
  if (pending.length > 0) throw new Error(`${pending.length} not applied yet (npm run prova -- migrate)`);
}

async function writeAndRead(config: Config): Promise<void> {
  const storage = openStorage(config);
  const key = `doctor-${randomUUID()}`;
  await storage.put(key, Buffer.from('doctor'), { mime: 'text/plain' });
  try {
    if (!(await storage.exists(key))) throw new Error('what was written is not there');
  } finally {
    await storage.remove(key);
  }
}

async function verifyMail(url: string): Promise<void> {
  const transport = nodemailer.createTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function attempt(part: string, work: () => Promise<unknown>): Promise<Finding> {
  try {
    await work();
    return { part };
  } catch (error) {
    return { part, problem: reason(error) };
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
