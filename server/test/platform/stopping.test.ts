import { getJob, toggleJob } from '@prova/contract/jobs/jobs';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { type Person, signUp } from '../people.ts';
import { besides, endPrograms, Listener, startProgram } from './program.ts';

let server: TestServer;
let recruiter: Person;
let jobId: string;
let outside: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date());
  recruiter = await signUp(server, 'RECRUITER');
  jobId = (await publishJob(server, recruiter)).id;
  outside = new pg.Client({ connectionString: server.databaseUrl });
  await outside.connect();
});
afterEach(endPrograms);
afterAll(async () => {
  await outside.end();
  await server.close();
});

const headers = () => ({ authorization: `Bearer ${recruiter.token}` });
const waiting = async () => {
  const watch = new pg.Client({ connectionString: server.databaseUrl });
  await watch.connect();
  const { rowCount } = await watch.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  await watch.end();
  return rowCount;
};

test('told to stop, it answers what it has begun, takes nothing new, tells the sockets, and ends well', async () => {
  const program = startProgram(besides(server));
  const window = new Listener(await program.address);
  await window.send({ type: 'hello', data: { token: recruiter.token } });
  await expect.poll(() => window.types()).toContain('connected');

  await outside.query('begin');
  await outside.query('select from jobs where id = $1 for update', [jobId]);
  const path = toggleJob.path.replace(':id', jobId);
  const begun = program.fetch(path, { method: toggleJob.method, headers: headers() });
  await expect.poll(waiting).toBe(1);

  program.process.kill('SIGTERM');
  expect(await window.closed).toBe(1001);
  await expect
    .poll(() =>
      program.fetch('/healthz').then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  await outside.query('commit');
  const answer = await begun;
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as { success: boolean }).success).toBe(true);
  expect(await program.ended).toBe(0);
  const { data } = await server.call(getJob, { as: recruiter.token, params: { id: jobId } });
  expect(data.status).toBe('ON_HOLD');
});

test('a second signal changes nothing, and an idle server is gone at once', async () => {
  const program = startProgram(besides(server));
  await program.address;
  program.process.kill('SIGINT');
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(program.output()).not.toContain('did not stop cleanly');
});
