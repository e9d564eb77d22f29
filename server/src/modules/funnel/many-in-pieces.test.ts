import { settledSeconds, undoSeconds } from '@prova/contract/applications/status-events';
import { getBoard } from '@prova/contract/funnel/funnel';
import { actOnCandidates, MOST_AT_ONCE, undoChanges } from '@prova/contract/funnel/mass-actions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../seeds/companies.ts';
import { seedMany, type Volume } from '../../../seeds/volume.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signIn } from '../../../test/people.ts';

let server: TestServer;
let volume: Volume;
let recruiter: Person;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  volume = await seedMany(server.databaseUrl, { applications: 4 * MOST_AT_ONCE, jobs: 1 });
  server.clock.set(new Date(Date.now() + 3_600_000));
  recruiter = await signIn(server, volume.email, DEMO_PASSWORD);
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a join job_stages t on t.id = a.stage_id
    where a.job_id = ${volume.jobId} and t.type = 'new' and a.status = 'new' and a.active
    order by a.id limit ${MOST_AT_ONCE}`.execute(server.platform.database);
  ids = rows.map(({ id }) => id);
}, 120_000);
afterAll(() => server.close());

const stageOf = async (type: string) =>
  (await server.call(getBoard, { as: recruiter.token, query: { jobId: volume.jobId } })).data.columns.find(
    ({ stage }) => stage.type === type,
  )?.stage.id ?? '';

const move = (targetStageId: string, headers: Record<string, string>, of = ids) =>
  server.call(actOnCandidates, {
    as: recruiter.token,
    headers,
    body: { action: 'move', jobId: volume.jobId, targetStageId, applications: of.map((id) => ({ id })) },
  });

/** The last event of each, by the application. */
async function events(type: string, of = ids): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ applicationId: string; found: string[] }>`
    select application_id, array_agg(id order by id) as found from application_events
    where type = ${type} and application_id = any(${of}::uuid[]) group by application_id`.execute(
    server.platform.database,
  );
  return new Map(rows.map(({ applicationId, found }) => [applicationId, found]));
}

/** As where a server dies in the middle: what is done to this one fails. */
async function failAt(id: string): Promise<() => Promise<void>> {
  const { database } = server.platform;
  await sql`create function fail_here() returns trigger language plpgsql as $$
    begin
      if new.id = ${sql.lit(id)} and new.version <> old.version then raise exception 'the machine fails'; end if;
      return new;
    end $$`.execute(database);
  await sql`create trigger fail_here before update on applications for each row execute function fail_here()`.execute(
    database,
  );
  return async () => {
    await sql`drop function fail_here cascade`.execute(database);
  };
}

test('as many as there may be are moved, cut off in the middle goes on where it was, and all are taken back', async () => {
  expect(ids).toHaveLength(MOST_AT_ONCE);
  const review = await stageOf('review');
  const headers = { 'idempotency-key': newId() };
  const middle = MOST_AT_ONCE / 2;
  const mend = await failAt(ids[middle] ?? '');
  expect((await move(review, headers)).status).toBe(500);
  await mend();
  const before = await events('moved');
  expect([...before.keys()].toSorted()).toEqual(ids.slice(0, middle).toSorted());

  const { status, data, body } = await move(review, headers);
  expect([status, data.failed, data.processed]).toEqual([200, [], ids]);
  const after = await events('moved');
  expect([...after.values()].map(({ length }) => length)).toEqual(ids.map(() => 1));
  // Those of the first run have its events.
  for (const { card, eventId } of data.changes.slice(0, middle)) expect([eventId]).toEqual(before.get(card.id));
  expect((await move(review, headers)).body).toEqual(body);
  expect((await events('moved')).size).toBe(ids.length);

  server.clock.advance(undoSeconds(MOST_AT_ONCE) - 1);
  const taken = await server.call(undoChanges, {
    as: recruiter.token,
    body: { jobId: volume.jobId, changes: data.changes.map(({ card, eventId }) => ({ id: card.id, eventId })) },
  });
  expect([taken.data.failed, taken.data.processed]).toEqual([[], ids]);
  server.clock.advance(settledSeconds(MOST_AT_ONCE) + 2);
  await server.drain();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails where kind = 'stage_moved'`.execute(server.platform.database);
  expect(rows).toEqual([{ count: 0 }]);
}, 240_000);

test('two runs of one call at once do it once, and answer the same', async () => {
  const review = await stageOf('review');
  const some = ids.slice(0, 25);
  const headers = { 'idempotency-key': newId() };
  const moved = (await events('moved', some)).get(some[0] ?? '')?.length ?? 0;
  const [one, other] = await Promise.all([move(review, headers, some), move(review, headers, some)]);
  expect([one.data.processed, other.body]).toEqual([some, one.body]);
  const lengths = [...(await events('moved', some)).values()].map(({ length }) => length);
  expect(lengths).toEqual(some.map(() => moved + 1));
}, 60_000);

test('what was not done to some is said in a message, with how many', async () => {
  const some = ids.slice(30, 33);
  const review = await stageOf('review');
  expect((await move(review, {}, some)).body.message).toBeUndefined();
  const { data, body } = await move(review, {}, [...some, ids[40] ?? '']);
  expect([data.processed, body.message]).toEqual([
    [ids[40]],
    '1 candidato processado. 3 candidatos não puderam ser processados',
  ]);
}, 60_000);
