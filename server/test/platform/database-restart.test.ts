import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgotPassword, me } from '@prova/contract/accounts/accounts';
import type { FailureEnvelope } from '@prova/contract/endpoint';
import { moveCandidate } from '@prova/contract/funnel/funnel';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../src/platform/log.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { type Cluster, openCluster } from '../../src/platform/postgres/cluster.ts';
import { type AppliedCandidate, applyTo } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { type Person, signUp } from '../people.ts';
import { besides, endPrograms, Listener, type Program, startProgram } from './program.ts';
import { webFolder } from './web-folder.ts';

let folder: string;
const web = webFolder();
/** A database of our own, which may be stopped. */
let cluster: Cluster;
let server: TestServer;
let program: Program;
let recruiter: Person;
let job: JobDetail;
let candidate: AppliedCandidate;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prova-restart-'));
  cluster = await openCluster({ dir: join(folder, 'postgres') });
  await cluster.createDatabase('prova');
  const DATABASE_URL = cluster.url('prova');
  await migrate(DATABASE_URL, { log: createLog('silent') });
  server = await startTestServer({ DATABASE_URL });
  server.clock.set(new Date());
  recruiter = await signUp(server, 'RECRUITER');
  job = await publishJob(server, recruiter);
  candidate = await applyTo(server, job);
  await server.drain();
  program = startProgram({ ...besides(server), WEB_DIST: web.path });
  await program.address;
});
afterAll(async () => {
  await endPrograms();
  await server.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
  web.remove();
});

const headers = () => ({ authorization: `Bearer ${recruiter.token}`, 'content-type': 'application/json' });

async function call(path: string, init: RequestInit = {}): Promise<string> {
  const answer = await program.fetch(path, { ...init, headers: headers() });
  const body = (await answer.json()) as FailureEnvelope;
  if (answer.status === 200) return '200';
  expect(body).toMatchObject({ success: false, requestId: answer.headers.get('x-request-id') });
  expect(JSON.stringify(body)).not.toMatch(/ECONN|Connection|terminat|postgres/i);
  if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('2');
  return `${answer.status} ${body.error}`;
}

const stageOf = (type: string) => job.stages.find((stage) => stage.type === type)?.id ?? '';
const move = (type: string) =>
  call(moveCandidate.path.replace(':id', candidate.id), {
    method: moveCandidate.method,
    body: JSON.stringify({ targetStageId: stageOf(type) }),
  });

/** Six callers who never rest; what they were answered, by answer. */
function load(): { answers: Map<string, number>; stop: () => Promise<void> } {
  const answers = new Map<string, number>();
  let going = true;
  const caller = async (n: number) => {
    for (let turn = 0; going; turn += 1) {
      const answer = await (n === 0 ? move(turn % 2 === 0 ? 'review' : 'new') : call(me.path));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  const callers = Array.from({ length: 6 }, (_, n) => caller(n));
  return {
    answers,
    stop: async () => {
      going = false;
      await Promise.all(callers);
    },
  };
}

test('a database that is restarted under load is waited for, by calls, sockets and tasks alike', async () => {
  const window = new Listener(await program.address);
  await window.send({ type: 'hello', data: { token: recruiter.token } });
  await window.send({ type: 'subscribe', data: { topic: 'board', jobId: job.id } });
  await expect.poll(() => window.types()).toContain('subscribed');

  const traffic = load();
  const count = (answer: string) => traffic.answers.get(answer) ?? 0;
  await expect.poll(() => count('200')).toBeGreaterThan(30);
  await cluster.stop();
  await expect.poll(() => count('503 SERVICE_UNAVAILABLE')).toBeGreaterThan(30);
  expect((await program.fetch('/healthz')).status).toBe(200);
  expect((await program.fetch('/readyz')).status).toBe(503);
  const page = await program.fetch(`/jobs/${job.slug}`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  await cluster.revive();
  const before = count('200');
  await expect.poll(() => count('200')).toBeGreaterThan(before + 30);
  await traffic.stop();
  // Nothing but success, "not now", and the ordinary refusal of a move to where the card is already.
  expect(
    [...traffic.answers.keys()].filter((answer) => !/^(200|503 SERVICE_UNAVAILABLE|409 \w+)$/.test(answer)),
  ).toEqual([]);
  expect((await program.fetch('/readyz')).status).toBe(200);

  // The socket is the same one, was told that it may have missed something, and hears again.
  await expect.poll(() => window.types()).toContain('resync');
  const heard = window.frames.length;
  expect(['200', '409 ACTION_REFUSED']).toContain(await move('review'));
  expect(await move('test')).toBe('200');
  await expect
    .poll(() => window.frames.slice(heard).map(({ type, data }) => `${type} ${data.stageId}`))
    .toContain(`board:changed ${stageOf('test')}`);
  window.end();

  // A task that is queued now is run by the worker of the same process.
  expect(await call(forgotPassword.path, { method: 'POST', body: JSON.stringify({ email: recruiter.email }) })).toBe(
    '200',
  );
  const sent = () =>
    server.platform.database
      .selectFrom('mails')
      .select('state')
      .where('recipient', '=', recruiter.email)
      .where('kind', '=', 'password_reset')
      .execute();
  await expect.poll(sent).toEqual([{ state: 'sent' }]);
  expect(program.process.exitCode).toBeNull();
});
