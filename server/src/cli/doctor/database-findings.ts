import pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { DATABASE_WRITE_TRY } from '../../platform/disk-space.ts';
import { readMigrations } from '../../platform/migrate.ts';
import { DEAD_LETTERS } from '../../platform/tasks/task-queues.ts';
import { attempt, type Finding, reason } from './finding.ts';

/** Sessions, tokens and tasks compare both clocks. */
const CLOCKS_MAY_DIFFER_MS = 5_000;
/** Beside the pool: tasks, real time and an operator. */
const OTHER_CONNECTIONS = 8;

export async function inspectDatabase({ databaseUrl, DATABASE_POOL }: Config): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (error) {
    return [{ part: 'database answers', problem: reason(error) }];
  }
  try {
    const migrations = await attempt('migrations', () => compareMigrations(client));
    const found = [
      { part: 'database answers' },
      await inspectServer(client),
      await attempt('database writes', () => tryWriting(client)),
      await attempt('clocks', () => compareClocks(client)),
      await attempt('connections', () => countConnections(client, DATABASE_POOL)),
      migrations,
    ];
    // What follows asks tables that may not be there.
    if (migrations.problem !== undefined) return found;
    return [
      ...found,
      await attempt('background work', () => inspectTasks(client)),
      await attempt('mails on their way', () => inspectMails(client)),
      await attempt('mails of companies', () => inspectSenders(client)),
    ];
  } finally {
    await client.end();
  }
}

async function inspectServer(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version,
       pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
  );
  const { version = 0, encoding = '' } = rows[0] ?? {};
  const part = `PostgreSQL ${Math.floor(version / 10_000)}`;
  if (version < 150_000) return { part, problem: 'version 15 or later is needed' };
  return encoding === 'UTF8' ? { part } : { part, problem: `the encoding of the database is ${encoding}, not UTF8` };
}

async function tryWriting(client: pg.Client): Promise<undefined> {
  await client.query('begin');
  try {
    for (const statement of DATABASE_WRITE_TRY) await client.query(statement);
  } finally {
    await client.query('rollback');
  }
}

async function compareClocks(client: pg.Client): Promise<string | undefined> {
  const asked = Date.now();
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const ours = (asked + Date.now()) / 2;
  const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - ours);
  if (apart <= CLOCKS_MAY_DIFFER_MS) return undefined;
  return `those of this machine and of the database differ by ${Math.round(apart / 1000)} s`;
}

async function countConnections(client: pg.Client, pool: number): Promise<string | undefined> {
  const { rows } = await client.query<{ most: number }>(
    "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most",
  );
  const most = rows[0]?.most ?? 0;
  if (pool + OTHER_CONNECTIONS <= most) return undefined;
  return `DATABASE_POOL asks for ${pool}, the server allows ${most} to all processes together`;
}

async function compareMigrations(client: pg.Client): Promise<undefined> {
  const known = await client.query<{ there: boolean }>("select to_regclass('schema_migrations') is not null as there");
  const rows = known.rows[0]?.there
    ? (await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')).rows
    : [];
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const ours = await readMigrations();
  const changed = ours.filter(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (changed.length > 0) throw new Error(`changed after they were applied: ${names(changed)}`);
  const pending = ours.filter(({ name }) => !applied.has(name));
  if (pending.length > 0) throw new Error(`${pending.length} not applied yet (npm run prova -- migrate)`);
  const foreign = rows.filter(({ name }) => !ours.some((one) => one.name === name));
  if (foreign.length > 0) throw new Error(`the database is ahead of this program: ${names(foreign)}`);
}

async function inspectTasks(client: pg.Client): Promise<string | undefined> {
  const known = await client.query<{ there: boolean }>("select to_regclass('pgboss.job') is not null as there");
  // The first start makes the queues.
  if (!known.rows[0]?.there) return undefined;
  const { rows } = await client.query<{ late: number; dead: number }>(
    `select count(*) filter (where name <> $1 and start_after < now() - interval '10 minutes')::int as late,
       count(*) filter (where name = $1)::int as dead
     from pgboss.job where state in ('created', 'retry')`,
    [DEAD_LETTERS],
  );
  const { late = 0, dead = 0 } = rows[0] ?? {};
  const doubts: string[] = [];
  if (late > 0) doubts.push(`${late} tasks wait for more than 10 minutes: does a process with PROVA_ROLE=worker run?`);
  if (dead > 0) doubts.push(`${dead} tasks gave up after their last try (pgboss.job, ${DEAD_LETTERS})`);
  return doubts.length === 0 ? undefined : doubts.join('; ');
}

async function inspectMails(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ late: number; failed: number; error: string | null }>(
    `select count(*) filter (where state = 'queued' and created_at < now() - interval '15 minutes' and attempts > 0)::int as late,
       count(*) filter (where state = 'failed')::int as failed, (array_agg(error order by id desc) filter (where error is not null))[1] as error
     from mails where state in ('queued', 'failed') and created_at > now() - interval '7 days'`,
  );
  const { late = 0, failed = 0, error = null } = rows[0] ?? {};
  const doubts: string[] = [];
  if (late > 0) doubts.push(`${late} are tried again and again`);
  if (failed > 0) doubts.push(`${failed} of the last 7 days were given up`);
  if (doubts.length === 0) return undefined;
  return `${doubts.join(', ')}${error ? `: ${error}` : ''}`;
}

/** What was held back, and what readers reported: an operator decides. */
async function inspectSenders(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ held: number; companies: number; reports: number }>(
    `select count(*) filter (where state = 'queued')::int as held,
       count(distinct company_id) filter (where state = 'queued')::int as companies,
       (select count(*)::int from mail_reports where closed_at is null) as reports
     from mails where held_for is not null`,
  );
  const { held = 0, companies = 0, reports = 0 } = rows[0] ?? {};
  const doubts: string[] = [];
  if (held > 0) doubts.push(`${held} of ${companies} companies are held back by a limit or a suspension`);
  if (reports > 0) doubts.push(`${reports} reports wait (npm run prova -- company reports)`);
  return doubts.length === 0 ? undefined : doubts.join(', ');
}

function names(migrations: readonly { name: string }[]): string {
  return migrations.map(({ name }) => name).join(', ');
}
