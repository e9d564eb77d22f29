import { getLanding, getStatus } from '@prova/contract/site/site';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUp } from '../../../test/people.ts';
import { shownFigures } from './landing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const landing = async () => (await server.call(getLanding)).data;
const partsOf = async () => {
  // What was found out is kept for half a minute.
  server.clock.advance(31);
  const { data } = await server.call(getStatus);
  expect(new Date(data.checkedAt)).toEqual(server.clock.now());
  return Object.fromEntries(data.parts.map(({ part, state }) => [part, state]));
};

test('figures are shown from 100 companies and 1,000 talents on, and not before', () => {
  const many = { talents: 1_000, companies: 100, repliesInTime: 91 };
  expect(shownFigures(many)).toEqual(many);
  expect(shownFigures({ ...many, talents: 999 })).toBeNull();
  expect(shownFigures({ ...many, companies: 99 })).toBeNull();
});

test('the front door names verified companies with open jobs alone, and no figures of a small house', async () => {
  expect(await landing()).toEqual({ figures: null, companies: [] });
  const hidden = await signUp(server, 'RECRUITER', { companyName: 'Sem Selo' });
  await publishJob(server, hidden);
  expect((await landing()).companies).toEqual([]);
  for (const companyName of ['Aurora', 'Maré', 'Jatobá', 'Trilho', 'Quinta']) {
    await publishJob(server, await signUp(server, 'RECRUITER', { verified: true, companyName }));
    server.clock.advance(1);
  }
  const { companies } = await landing();
  expect(companies.map(({ name }) => name)).toEqual(['Quinta', 'Trilho', 'Jatobá', 'Maré']);
  expect(companies.every(({ logoUrl }) => logoUrl === null)).toBe(true);
});

test('talents and companies are counted once an hour', async () => {
  await sql`
    insert into companies (id, name, slug, created_at)
    select gen_random_uuid(), 'Empresa ' || n, 'empresa-' || n, now() from generate_series(1, 100) n`.execute(
    server.platform.database,
  );
  await sql`
    insert into users (id, role, email, name, email_verified_at, created_at)
    select gen_random_uuid(), 'POTENTIAL', 'pessoa' || n || '@mail.example', 'Pessoa ' || n, now(), now()
    from generate_series(1, 1000) n`.execute(server.platform.database);
  expect((await landing()).figures).toBeNull();
  server.clock.advance(3_601);
  const { figures } = await landing();
  expect(figures).toMatchObject({ talents: 1_000, repliesInTime: null });
  expect(figures?.companies).toBeGreaterThanOrEqual(106);
});

test('everything works, and what does not is said', async () => {
  // What the jobs above left to be done.
  await server.tasks.drain();
  expect(await partsOf()).toEqual({
    pages: 'working',
    accounts: 'working',
    files: 'working',
    mail: 'working',
    tasks: 'working',
    code: 'working',
  });
  const late = new Date(server.clock.now().getTime() - 11 * 60_000);
  const { database } = server.platform;
  await sql`insert into pgboss.job (name, start_after) values ('offers.expire', ${late})`.execute(database);
  expect(await partsOf()).toMatchObject({ tasks: 'slow', mail: 'working' });
  await sql`delete from pgboss.job where name = 'offers.expire'`.execute(database);

  const lack = server.platform.diskSpace.lack;
  Object.assign(server.platform.diskSpace, { lack: async () => 'disk full (files)' });
  expect(await partsOf()).toMatchObject({ files: 'down', tasks: 'working' });
  Object.assign(server.platform.diskSpace, { lack: () => Promise.reject(new Error('no disk')) });
  expect(await partsOf()).toMatchObject({ files: 'down', accounts: 'working' });
  Object.assign(server.platform.diskSpace, { lack });
});
