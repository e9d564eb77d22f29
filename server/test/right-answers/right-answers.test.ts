import { once } from 'node:events';
import { getTestDetails } from '@prova/contract/assessments/tests';
import { openOwnTests } from '@prova/contract/attempts/own-tests';
import {
  declineTest,
  getOwnResult,
  noteSignals,
  runCode,
  showOwnAnswers,
  startTest,
  submitAttempt,
} from '@prova/contract/attempts/taking';
import type { EndpointShape } from '@prova/contract/endpoint';
import { closeJob } from '@prova/contract/jobs/jobs';
import { SOCKET_PATH } from '@prova/contract/realtime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { buildWebClient } from '../../../scripts/support/web-client.ts';
import { pages, routes, topics } from '../../src/app.ts';
import { applyTo, statusToken } from '../applications-factory.ts';
import { answerTo, type Tried } from '../authorization/answers.ts';
import { EXPECTED_ACCESS } from '../authorization/expected-access.ts';
import { buildWorld, type World } from '../authorization/world.ts';
import { type FakeGoogle, startFakeGoogle } from '../fake-google.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { readEverything } from '../read-everything.ts';
import { saveAs } from '../tests-factory.ts';
import { ALWAYS_HIDDEN, CURIOUS_CODE, gradeAll, PLANTED, plant, plantedIn } from './planted-test.ts';

/**
 * What is right, expected and explained of a test stays here until its author shows it. Everything that whoever takes a test
 * can ask the server for is asked, in the two ways that the contract and the table of access generate: an endpoint, a page
 * or a topic that is new is asked, too.
 */
let google: FakeGoogle;
let server: TestServer;
let world: World;
let tried: Tried;
beforeAll(async () => {
  await buildWebClient();
  google = await startFakeGoogle();
  server = await startTestServer(google.settings, { oneConnection: true, serveWeb: true });
  world = await buildWorld(server, google);
});
afterAll(async () => {
  await server.close();
  await google.close();
});

/** Nobody, a talent who has nothing to do with it, and whoever takes the test. */
const CANDIDATES = ['guest', 'talent', 'self'] as const;
type Candidate = (typeof CANDIDATES)[number];
type Leak = { readonly where: string; readonly what: readonly string[] };

/** Sends the planted test to the talent `self`, who has begun it: from now on the world is about it. */
async function planted(showsAnswers: boolean) {
  const { owner, self } = world.actors;
  const form = { fullName: 'Sofia Prado', email: self.email, as: self.token };
  const job = await publishJob(server, owner);
  const { id: applicationId, candidateId } = await applyTo(server, job, form);
  const sent = await plant(server, owner, applicationId, { showsAnswers });
  const { data: attempt } = await server.call(startTest, { params: { id: sent.id, token: sent.token } });
  const token = await statusToken(server, self.email);
  const about: World = {
    ...world,
    ...{ testId: sent.testId, assignmentId: sent.id, testToken: sent.token },
    ...{ testedToken: token, statusToken: token, offeredToken: token },
  };
  tried = { world: about, send: server.call };
  const { attemptId } = await server.platform.database
    .selectFrom('testAttempts')
    .select('id as attemptId')
    .where('assignmentId', '=', sent.id)
    .executeTakeFirstOrThrow();
  const ids = [sent.id, sent.testId, attemptId, applicationId, candidateId, job.id];
  const of = { applicationId, candidateId, jobId: job.id, testId: sent.testId };
  return { ...sent, attempt, about, of, ids: [...ids, ...attempt.questions.map(({ id }) => id)] };
}
type Planted = Awaited<ReturnType<typeof planted>>;

/** What there is in an answer, under the name of what was asked. */
const leakOf = (where: string, answered: unknown): Leak[] => {
  const what = plantedIn(typeof answered === 'string' ? answered : JSON.stringify(answered));
  return what.length === 0 ? [] : [{ where, what }];
};

/** Every endpoint as the table of access calls it, also those that write: after each all is as it was. */
async function walkTable(): Promise<Leak[]> {
  const leaks: Leak[] = [];
  for (const endpoint of routes.map((route): EndpointShape => route.endpoint)) {
    const row = EXPECTED_ACCESS[endpoint.id];
    for (const kind of CANDIDATES) {
      if (row?.outcomes[kind] !== 'ok') continue;
      const { status, body } = await answerTo(tried, endpoint, row.call, tried.world.actors[kind]);
      leaks.push(...leakOf(`${endpoint.id} (${kind}, ${status})`, body));
    }
  }
  return leaks;
}

/** Every endpoint that reads, with each id that the candidate's test is made of, whatever it is for. */
async function walkReads({ ids, about, of }: Planted): Promise<{ leaks: Leak[]; opened: Set<string> }> {
  const leaks: Leak[] = [];
  const queries = [{}, of].map((more) => ({ ...more, includeAnswers: 'true' }));
  const opened = await readEverything(about, { as: CANDIDATES, ids, queries }, (where, body) =>
    leaks.push(...leakOf(where, body)),
  );
  return { leaks, opened };
}

/** Every page that the server draws, with what its screen begins with. */
async function walkPages({ ids, about }: Planted): Promise<{ leaks: Leak[]; drawn: number }> {
  const leaks: Leak[] = [];
  let drawn = 0;
  for (const { path } of pages) {
    const tokens = path.includes(':token') ? [about.testToken, about.statusToken] : [''];
    for (const token of tokens) {
      for (const id of path.includes(':id') ? ids : ['']) {
        const url = path.replace(':token', token).replace(':id', id).replace(':slug', about.jobSlug).replace('*', 'x');
        const { body } = await server.app.inject({ url, headers: { accept: 'text/html', host: 'localhost' } });
        if (body.includes('Números primos')) drawn += 1;
        leaks.push(...leakOf(path, body));
      }
    }
  }
  return { leaks, drawn };
}

/** A socket that asks for every topic about what the test belongs to, and keeps whatever comes. */
async function openSocket(token: string, { applicationId, jobId }: Planted['of']) {
  const address = await listening();
  const socket = new WebSocket(address.replace('http', 'ws') + SOCKET_PATH);
  const heard: string[] = [];
  let wake = () => {};
  socket.on('message', (text) => {
    heard.push(text.toString());
    wake();
  });
  const until = async (count: number, ...types: string[]) => {
    const isOne = (frame: string) => types.some((type) => frame.startsWith(`{"type":"${type}`));
    while (heard.filter(isOne).length < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', data: { token } }));
  await until(1, 'connected');
  const { talentId } = world.self;
  for (const { name } of topics) {
    const about = { applicationId, talentId, jobId, companyId: world.companyId };
    socket.send(JSON.stringify({ type: 'subscribe', data: { ...about, topic: name } }));
  }
  await until(topics.length, 'subscribed', 'refused');
  return { heard, until, close: () => socket.terminate() };
}

let address: string | undefined;
const listening = async () => (address ??= await server.app.listen({ host: '127.0.0.1', port: 0 }));

/** Whoever has the link reads the result, signed in as anybody. */
const byLink = () => CANDIDATES.map((kind: Candidate) => `assessments.taking.result (${kind}, 200)`).toSorted();

describe('before a test is handed in, nothing tells what is right', () => {
  let sent: Planted;
  beforeAll(async () => {
    sent = await planted(true);
  });

  test('no endpoint that candidates may call, whether it reads or writes', async () => {
    const leaks = await walkTable();
    // The table asks to see the answers of another test, which nobody uses; the names of their fields are found.
    const asked = CANDIDATES.map((kind) => `assessments.taking.answers (${kind}, 200)`);
    const places = leaks.map(({ where }) => where).toSorted();
    expect(places).toEqual([...asked, 'assessments.results.answers (self, 200)'].toSorted());
    const words: readonly string[] = Object.values(PLANTED);
    expect(leaks.flatMap(({ what }) => what).filter((word) => words.includes(word))).toEqual([]);
  });

  test('no endpoint that reads, whatever it is asked about', async () => {
    const { leaks, opened } = await walkReads(sent);
    expect(leaks).toEqual([]);
    // It has asked about what is there.
    for (const id of [
      'assessments.taking.invitation',
      'applications.status',
      'applications.ownStatus',
      'assessments.own.list',
    ])
      expect(opened).toContain(id);
  });

  test('no page', async () => {
    const { leaks, drawn } = await walkPages(sent);
    expect(leaks).toEqual([]);
    expect(drawn).toBeGreaterThan(0);
  });

  test('the attempt itself, and code that says all that it is given', async () => {
    const params = { id: sent.id, token: sent.token };
    const questionId = sent.attempt.questions.find(({ type }) => type === 'CODE')?.id ?? '';
    const ran = await server.call(runCode, { params, body: { questionId, code: CURIOUS_CODE } });
    expect(ran.data.cases).toHaveLength(1);
    expect(ran.data.cases[0]?.printed).toContain('troca');
    const opened = await server.call(openOwnTests, { as: world.actors.self.token, params: { id: sent.id } });
    expect(leakOf('run', [sent.attempt, ran.body, opened.data])).toEqual([]);
  });

  test('the walk finds them where an author asks for them', async () => {
    const { owner } = world.actors;
    const params = { id: sent.testId };
    const asked = await server.call(getTestDetails, { as: owner.token, params, query: { includeAnswers: 'true' } });
    expect(plantedIn(JSON.stringify(asked.body))).toEqual(expect.arrayContaining(Object.values(PLANTED)));
    const { data: without } = await server.call(getTestDetails, { as: owner.token, params });
    expect(leakOf('without', without)).toEqual([]);
    // What an author's answer has beyond the other is planted, each of it: a field that is new has to be, too.
    const fields = (question: object) => Object.keys(question);
    const beyond = asked.data.questions.flatMap((question, index) => {
      const known = new Set(fields(without.questions[index] ?? {}));
      return Object.entries(question).filter(([name]) => !known.has(name));
    });
    const unplanted = beyond.filter(
      ([, value]) => value !== null && value !== '' && String(value) !== '' && !plantedIn(JSON.stringify(value)).length,
    );
    expect(unplanted.map(([name]) => name)).toEqual(['correctAnswer']);
  });
});

describe('once it is handed in and graded', () => {
  async function finished(showsAnswers: boolean) {
    const sent = await planted(showsAnswers);
    const params = { id: sent.id, token: sent.token };
    const socket = await openSocket(world.actors.self.token, sent.of);
    const answered: unknown[] = [];
    const code = sent.attempt.questions.find(({ type }) => type === 'CODE')?.id ?? '';
    const essay = sent.attempt.questions.find(({ type }) => type === 'ESSAY')?.id ?? '';
    const saved = () =>
      saveAs(server, sent, 1, [
        [code, CURIOUS_CODE],
        [essay, 'Só se divide por si e por um.'],
      ]);
    const { data: handed, body } = await saved().then(() => server.call(submitAttempt, { params }));
    expect(handed.status).toBe('done');
    answered.push(body);
    await server.drain();
    await gradeAll(server, world.actors.owner);
    await server.drain();
    await socket.until(1, 'notification:');
    socket.close();
    // What is late is answered, too.
    const signals = [{ kind: 'paste', amount: 4, happenedAt: server.clock.now().toISOString() }];
    answered.push((await saved()).body, (await server.call(noteSignals, { params, body: { signals } })).body);
    for (const endpoint of [startTest, submitAttempt]) answered.push((await server.call(endpoint, { params })).body);
    answered.push((await server.call(runCode, { params, body: { questionId: code, code: CURIOUS_CODE } })).body);
    answered.push((await server.call(declineTest, { params, body: {} })).body);
    return { ...sent, leaks: [...leakOf('late writes', answered), ...leakOf('socket', socket.heard)] };
  }

  test('nothing is told where the author does not show it, by no endpoint, page, message or mail', async () => {
    const sent = await finished(false);
    expect(sent.leaks).toEqual([]);
    const { leaks, opened } = await walkReads(sent);
    expect(leaks).toEqual([]);
    expect(opened).toContain('assessments.taking.result');
    expect((await walkPages(sent)).leaks).toEqual([]);
    expect(leakOf('mails', await server.mails(world.actors.self.email))).toEqual([]);
  });

  test('where the author shows it the results tell once it is out of use and asked for, and nothing of hidden cases or the solution', async () => {
    const sent = await finished(true);
    expect(sent.leaks).toEqual([]);
    // Not while its job runs.
    expect((await walkReads(sent)).leaks).toEqual([]);
    const { owner } = world.actors;
    await server.call(closeJob, { as: owner.token, params: { id: sent.of.jobId }, body: { status: 'FILLED' } });
    const params = { id: sent.id, token: sent.token };
    expect((await server.call(getOwnResult, { params })).data.rightAnswers).toBe('offered');
    const { body } = await server.call(showOwnAnswers, { params });
    // Not of the video, of which nothing was recorded, nor of the choices, which were left empty.
    expect(plantedIn(JSON.stringify(body))).toEqual(expect.arrayContaining([PLANTED.explanation, PLANTED.criterion]));
    const { leaks } = await walkReads(sent);
    const places = new Set(leaks.map(({ where }) => where));
    expect([...places].toSorted()).toEqual(['assessments.results.get (self, 200)', ...byLink()]);
    const words = new Set(leaks.flatMap(({ what }) => what));
    expect(words).toContain(PLANTED.explanation);
    // What graders are told to expect is theirs.
    expect(words).not.toContain(PLANTED.expected);
    expect(words).not.toContain('"expectedAnswer":');
    expect(ALWAYS_HIDDEN.filter((word) => words.has(word))).toEqual([]);
    expect(leakOf('mails', await server.mails(world.actors.self.email))).toEqual([]);
  });
});
