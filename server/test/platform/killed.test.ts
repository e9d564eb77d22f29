import { apply } from '@prova/contract/applications/applications';
import type { EndpointShape } from '@prova/contract/endpoint';
import { addNote } from '@prova/contract/evaluations/evaluations';
import { moveCandidate } from '@prova/contract/funnel/funnel';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationCall, applyTo, countRows } from '../applications-factory.ts';
import { type CallOptions, startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { type Person, signUp } from '../people.ts';
import { besides, endPrograms, type Program, startProgram } from './program.ts';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
let outside: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date());
  recruiter = await signUp(server, 'RECRUITER');
  job = await publishJob(server, recruiter);
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
    form.append(name, new Blob([new Uint8Array(Buffer.from(file.body))], { type: 'application/msword' }), file.name);
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
    const call = applicationCall(job);
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
    await expect.poll(waiting).toBeGreaterThan(0);
    first.process.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    expect(await broken).toBe('lost');
    await outside.query('rollback');
    await expect.poll(waiting).toBe(0);

    const second = startProgram(besides(server));
    await second.address;
    expect(await countRows(server)).toEqual(before);
    // The client tries again by itself.
    expect((await post(await second.address)).status).toBe(201);
    expect((await post(await second.address)).status).toBe(201);

    const after = await countRows(server);
    expect(after.applications).toBe((before.applications ?? 0) + 1);
    expect(Number(after.totals)).toBe(Number(before.totals) + 1);
    expect(after.files).toBe((before.files ?? 0) + 1);
    const received = () =>
      server.platform.database.selectFrom('mails').select(['kind', 'state']).where('recipient', '=', email).execute();
    await expect.poll(received).toEqual([{ kind: 'application_received', state: 'sent' }]);
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
  60_000,
);

test('killed again and again in a storm of writes, it loses none and does none twice', async () => {
  const stageId = job.stages.find(({ type }) => type === 'review')?.id;
  const cards = [];
  for (let index = 0; index < 10; index += 1) cards.push(await applyTo(server, job));
  const forms = cards.map(() => applicationCall(job));
  const as = { authorization: `Bearer ${recruiter.token}`, 'content-type': 'application/json' };
  const json = (endpoint: EndpointShape, id: string, body: object): Write => ({
    method: endpoint.method,
    path: endpoint.path.replace(':id', id),
    headers: as,
    body: () => JSON.stringify(body),
  });
  const writes = cards.flatMap(({ id }, index): Write[] => [
    ...[1, 2, 3, 4, 5].map((n) => json(addNote, id, { body: `Nota ${index}.${n}` })),
    json(moveCandidate, id, { targetStageId: stageId, version: 1 }),
    {
      method: apply.method,
      path: apply.path.replace(':slug', job.slug),
      headers: {},
      body: () => formOf(forms[index] as CallOptions),
    },
  ]);

  let program = startProgram(besides(server));
  await program.address;
  const answered: number[] = [];
  const kills = [15, 45];
  const killWhenDue = () => {
    if (answered.length < (kills[0] ?? Number.POSITIVE_INFINITY)) return;
    kills.shift();
    program.process.kill('SIGKILL');
    program = startProgram(besides(server));
  };
  const waiting = [...writes.entries()];
  const client = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      answered.push(await persist(() => program, next[1], `storm-${next[0]}`));
      killWhenDue();
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));

  expect(kills).toEqual([]);
  expect(answered.toSorted()).toEqual([...Array(10).fill(200), ...Array(60).fill(201)]);
  const { database } = server.platform;
  const notes = await database.selectFrom('notes').select('body').execute();
  expect(notes.map(({ body }) => body).toSorted()).toEqual(
    cards.flatMap((_, index) => [1, 2, 3, 4, 5].map((n) => `Nota ${index}.${n}`)),
  );
  const moves = database.selectFrom('applicationEvents').select('applicationId').where('type', '=', 'moved');
  expect((await moves.execute()).map(({ applicationId }) => applicationId).toSorted()).toEqual(
    cards.map(({ id }) => id).toSorted(),
  );
  const addresses = forms.map(({ body }) => (body as { email: string }).email);
  const mails = database.selectFrom('mails').select(['recipient', 'kind']).where('recipient', 'in', addresses);
  expect((await mails.orderBy('recipient').execute()).map(({ kind }) => kind)).toEqual(
    Array(10).fill('application_received'),
  );
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

interface Write {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: () => string | FormData;
}

/** Sends the same until it is answered, to whichever program runs now, as the web client does. */
async function persist(program: () => Program, write: Write, key: string): Promise<number> {
  for (;;) {
    const answer = await program()
      .fetch(write.path, {
        method: write.method,
        headers: { ...write.headers, 'idempotency-key': key },
        body: write.body(),
      })
      .catch(() => null);
    if (answer && answer.status !== 503) return answer.status;
  }
}
