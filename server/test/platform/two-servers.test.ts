import { login, logout, me, refreshToken } from '@prova/contract/accounts/accounts';
import type { DataOf, EndpointShape } from '@prova/contract/endpoint';
import { moveCandidate } from '@prova/contract/funnel/funnel';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { SOCKET_CLOSE } from '@prova/contract/realtime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../applications-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { type Person, signIn, signUp } from '../people.ts';
import { besides, endPrograms, Listener, type Program, startProgram } from './program.ts';

/** One of the two servers; the other is a process of its own. */
let server: TestServer;
let other: Program;
let recruiter: Person;
let talent: Person;
let job: JobDetail;
let candidate: AppliedCandidate;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
  server.clock.set(new Date());
  recruiter = await signUp(server, 'RECRUITER');
  talent = await signUp(server, 'POTENTIAL');
  job = await publishJob(server, recruiter);
  candidate = await applyTo(server, job);
  await server.drain();
  other = startProgram({ ...besides(server), TRUST_PROXY: '1' });
  await other.address;
});
afterAll(async () => {
  await endPrograms();
  await server.close();
});

// Tasks are due by it, and the other process goes by the true time.
beforeEach(() => server.clock.set(new Date()));

const asks = async (token: string) =>
  (await other.fetch(me.path, { headers: { authorization: `Bearer ${token}` } })).status;

test('a move on one is seen by a socket on the other', async () => {
  const window = new Listener(await other.address);
  await window.send({ type: 'hello', data: { token: recruiter.token } });
  await window.send({ type: 'subscribe', data: { topic: 'board', jobId: job.id } });
  await expect.poll(() => window.types()).toContain('subscribed');
  const stageId = job.stages.find(({ type }) => type === 'review')?.id ?? '';
  const moved = await server.call(moveCandidate, {
    as: recruiter.token,
    params: { id: candidate.id },
    body: { targetStageId: stageId },
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  await expect
    .poll(() => window.frames.find(({ type }) => type === 'board:changed')?.data)
    .toMatchObject({ jobId: job.id, applicationId: candidate.id, kind: 'moved', stageId });
  window.end();
});

test('a session that ends on one has ended on the other, for calls and for sockets', async () => {
  const { token } = await signIn(server, recruiter.email);
  expect(await asks(token)).toBe(200);
  const [window, bystander] = [new Listener(await other.address), new Listener(await other.address)];
  await window.send({ type: 'hello', data: { token } });
  await bystander.send({ type: 'hello', data: { token: recruiter.token } });
  await expect.poll(() => [window.types()[0], bystander.types()[0]]).toEqual(['connected', 'connected']);

  await server.call(logout, { as: token });
  expect(await window.closed).toBe(SOCKET_CLOSE.UNAUTHENTICATED);
  expect(await asks(token)).toBe(401);
  // Another session of the same person goes on.
  expect(await asks(recruiter.token)).toBe(200);
  await bystander.send({ type: 'subscribe', data: { topic: 'board', jobId: job.id } });
  await expect.poll(() => bystander.types()).toContain('subscribed');
  bystander.end();
});

/** The same call on both, in turns and all at once. */
async function onBoth<E extends EndpointShape>(
  times: number,
  endpoint: E,
  bodyOf: (n: number) => object,
  headers: Record<string, string> = {},
): Promise<{ status: number; data: DataOf<E> }[]> {
  // Ahead of the other's clock, which goes on: its calls, too, are within the grace of a token that was exchanged here.
  server.clock.set(new Date(Date.now() + 8_000));
  return Promise.all(
    Array.from({ length: times }, async (_, n) => {
      const body = bodyOf(n);
      if (n % 2 === 0) {
        const answer = await server.call(endpoint, { body, headers });
        return { status: answer.status, data: answer.body.data as DataOf<E> };
      }
      const answer = await other.fetch(endpoint.path, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: answer.status, data: ((await answer.json()) as { data: DataOf<E> }).data };
    }),
  );
}

test('passwords tried on both at once are counted together', async () => {
  const counted = async (times: number, emailOf: (n: number) => string, address: string) => {
    const body = (n: number) => ({ email: emailOf(n), password: 'senha-que-vazou' });
    const answers = await onBoth(times, login, body, { 'x-forwarded-for': address });
    return [401, 423, 429].map((code) => answers.filter(({ status }) => status === code).length);
  };
  expect(await counted(80, (n) => `vazada${n}@correio.example`, '203.0.113.7')).toEqual([20, 0, 60]);
  expect(await counted(30, () => recruiter.email, '203.0.113.8')).toEqual([5, 25, 0]);
});

test('a refresh token that comes to both at once has one successor, which works once', async () => {
  let token = talent.refreshToken;
  for (let round = 0; round < 3; round += 1) {
    const answers = await onBoth(20, refreshToken, () => ({ refreshToken: token }));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const successors = new Set(answers.map(({ data }) => data.refreshToken));
    expect(successors.size).toBe(1);
    token = [...successors][0] ?? '';
  }
  server.clock.set(new Date(Date.now() + 30_000));
  const late = await server.call(refreshToken, { body: { refreshToken: talent.refreshToken } });
  expect(late.body.error).toBe('REFRESH_INVALID');
  expect(await onBoth(2, refreshToken, () => ({ refreshToken: token }))).toMatchObject([
    { status: 401 },
    { status: 401 },
  ]);
});

test('a process that only works takes its share of the tasks, each once, and answers nothing but its health', async () => {
  const worker = startProgram({ ...besides(server), PROVA_ROLE: 'worker' });
  await worker.address;
  const applied = await Promise.all(Array.from({ length: 6 }, () => applyTo(server, job)));
  const mails = () =>
    server.platform.database
      .selectFrom('outboxMails')
      .innerJoin('mails', 'mails.id', 'outboxMails.mailId')
      .select('mails.recipient')
      .where(
        'mails.recipient',
        'in',
        applied.map(({ email }) => email),
      )
      .execute();
  const addresses = applied.map(({ email }) => email).sort();
  await expect.poll(async () => (await mails()).map(({ recipient }) => recipient).sort()).toEqual(addresses);
  expect((await worker.fetch('/readyz')).status).toBe(200);
  expect((await worker.fetch(me.path)).status).toBe(404);
  worker.process.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
});
