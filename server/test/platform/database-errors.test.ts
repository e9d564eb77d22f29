import { apply } from '@prova/contract/applications/applications';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { applicationCall, applyTo } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { signUp } from '../people.ts';

const SECRET = 'xaxim.sigiloso';

/** All that the server has written. */
const written: string[] = [];
const log = createLog('debug', { write: (line: string) => void written.push(line) });

let server: TestServer;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer({}, { log });
  job = await publishJob(server, await signUp(server, 'RECRUITER'));
  // A row that comes in fails as the test says, over the beginning of the address that it holds.
  const { database } = server.platform;
  await sql`create table fault (state text)`.execute(database);
  await sql`create table strict (word text unique, short varchar(3), above int check (above > 0), needed int not null)`.execute(
    database,
  );
  await sql`create function break() returns trigger language plpgsql as $$
    declare
      secret text := split_part(to_jsonb(new) ->> tg_argv[0], '@', 1);
    begin
      case (select state from fault)
        when '23505' then insert into strict (word, needed) values (secret, 1), (secret, 2);
        when '23514' then insert into strict (word, above, needed) values (secret, -1, 1);
        when '23502' then insert into strict (word) values (secret);
        when '22001' then insert into strict (short, needed) values (secret, 1);
        when '22P02' then perform secret::uuid;
        when '22007' then perform secret::timestamptz;
        when '42601' then execute 'select ''' || secret || ''' from where';
        when 'P0001' then raise exception 'no room for %', secret using hint = secret, detail = secret;
        else null;
      end case;
      return new;
    end $$`.execute(database);
  await sql`create trigger break before insert on candidates for each row execute function break('email')`.execute(
    database,
  );
  await sql`create trigger break before update on mails for each row execute function break('recipient')`.execute(
    database,
  );
});
afterAll(() => server.close());

async function fail(state: string | null): Promise<void> {
  await sql`delete from fault`.execute(server.platform.database);
  if (state) await sql`insert into fault values (${state})`.execute(server.platform.database);
}

const failures = (message: string) =>
  written
    .map((line) => JSON.parse(line) as { msg: string; err: Record<string, unknown> })
    .filter(({ msg }) => msg === message)
    .map(({ err }) => err);

/** Each state with what is left of its error: enough to find the place, nothing of the row. */
const STATES: [state: string, kept: object][] = [
  ['23505', { table: 'strict', constraint: 'strict_word_key' }],
  ['23514', { table: 'strict', constraint: 'strict_above_check' }],
  ['23502', { table: 'strict', column: 'needed' }],
  ['22001', {}],
  ['22P02', {}],
  ['22007', {}],
  ['42601', {}],
  ['P0001', {}],
];

test.each(STATES)('a call that ends in %s is logged without the row that it was about', async (state, kept) => {
  written.length = 0;
  await fail(state);
  const call = applicationCall(job, { email: `${SECRET}.${state.toLowerCase()}@correio.example` });
  const { status } = await server.call(apply, call);
  await fail(null);

  expect(status).toBe(state === '23505' ? 409 : 500);
  const [error] = failures('request failed');
  const message = `PostgreSQL answered ${state}`;
  expect(error).toMatchObject({ type: 'DatabaseError', message, code: state, severity: 'ERROR', ...kept });
  expect(error).toMatchObject({ routine: expect.any(String), stack: expect.stringContaining('insertCandidate') });
  expect(written.join('')).not.toContain(SECRET);
});

test('a task that fails for good keeps its error without the row, in the queues as in the log', async () => {
  await applyTo(server, job, { email: `${SECRET}.fila@correio.example` });
  written.length = 0;
  const { database } = server.platform;
  // Each try fails otherwise.
  let failed: readonly unknown[] = [undefined];
  for (let round = 0; failed.length > 0; round += 1) {
    await fail(STATES[round % STATES.length]?.[0] ?? null);
    server.clock.set(new Date(Date.now() + (round + 1) * 3_700_000));
    failed = (await server.tasks.drain()).failures;
  }
  await fail(null);

  expect(new Set(failures('task failed').map(({ code }) => code)).size).toBeGreaterThan(4);
  const { rows } = await sql<{ message: string }>`select output ->> 'message' as message from pgboss.job
    where state = 'failed'`.execute(database);
  expect(rows.length).toBeGreaterThan(0);
  for (const { message } of rows) expect(message).toMatch(/^PostgreSQL answered \w{5}$/);
  expect(await queueTablesWith(SECRET)).toEqual([]);
  expect(written.join('')).not.toContain(SECRET);
});

/** Tables of the queues, whichever the library makes, that hold a word anywhere. */
async function queueTablesWith(word: string): Promise<string[]> {
  const { database } = server.platform;
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'pgboss'`.execute(database);
  const found: string[] = [];
  for (const { name } of tables) {
    const hit = await sql`select 1 from ${sql.id('pgboss', name)} t where t::text like ${`%${word}%`}`.execute(
      database,
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}
