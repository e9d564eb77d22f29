import { createHash, randomBytes } from 'node:crypto';
import { createTest, toggleTest } from '@prova/contract/assessments/tests';
import { listAssignments, sendTests } from '@prova/contract/attempts/assignments';
import { type Attempt, saveAnswers, startTest } from '@prova/contract/attempts/taking';
import type { EndpointShape } from '@prova/contract/endpoint';
import pg from 'pg';
import { startTestedServer } from '../e2e/support/server.ts';
import { seedMany } from '../server/seeds/volume.ts';
import { compareWithBare } from './support/bare-handler.ts';
import type { Measure } from './support/bench.ts';
import { percentile } from './support/figure.ts';
import { signIn } from './support/sign-in.ts';
import { statementsOfCall } from './support/statements.ts';

const TAKERS = 200;
const QUESTIONS = 20;
/** Each saves once a second, as somebody who types. */
const SECONDS = 15;
const WARM_UP_SECONDS = 3;

type Taker = { id: string; token: string; attempt: Attempt };

/** Answers that 200 people save at once, each once a second, and what one of them costs beside a bare handler. */
export const measure: Measure = async (bench) => {
  const databaseServer = Object.assign(new URL(bench.databaseUrl), { pathname: '/postgres' }).href;
  const server = await startTestedServer({ databaseServer, seeded: false, logFile: 'test-results/taking.log' });
  try {
    const { databaseUrl, url } = server;
    const volume = await seedMany(databaseUrl, { applications: 4 * TAKERS, jobs: 1, earlier: 0 });
    const takers = await beginAll(url, databaseUrl, await signIn(url, volume.email));
    const samples: number[] = [];
    const began = performance.now();
    await Promise.all(
      takers.map(async (taker, index) => {
        for (let second = 0; second < SECONDS; second += 1) {
          const at = began + second * 1000 + (index * 1000) / takers.length;
          await new Promise((wake) => setTimeout(wake, Math.max(0, at - performance.now())));
          const asked = performance.now();
          await save(url, taker, second + 1);
          if (second >= WARM_UP_SECONDS) samples.push(performance.now() - asked);
        }
      }),
    );
    const [first] = takers;
    if (!first) throw new Error('Nobody takes the test');
    const call = callOf(first, SECONDS + 1);
    const headers = { 'content-type': 'application/json' };
    const statements = await statementsOfCall(databaseUrl, {
      method: 'PUT',
      url: call.path,
      payload: call.body,
      headers,
    });
    const target = { url: url + call.path, method: 'PUT', headers, body: JSON.stringify(call.body) } as const;
    const { real, bare, share } = await compareWithBare(target, { databaseUrl, statements, connections: 1 });
    const rates = `${real.toFixed(0)} of ${bare.toFixed(0)} saves/s`;
    return [
      {
        name: `an answer saved by ${TAKERS} takers at once, p95`,
        value: percentile(samples, 0.95),
        limit: 25,
        unit: 'ms',
        better: 'lower',
      },
      {
        name: `an answer saved, share of the bare handler (${statements.length} statements, ${rates})`,
        value: 100 * share,
        limit: 50,
        unit: '%',
        better: 'higher',
      },
    ];
  } finally {
    await server.stop();
  }
};

async function beginAll(url: string, databaseUrl: string, accessToken: string): Promise<Taker[]> {
  const ask = caller(url, { authorization: `Bearer ${accessToken}` });
  const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
    type: 'ESSAY',
    text: `<p>Questão ${index + 1}</p>`,
    points: 1,
  }));
  const fields = { title: 'Duzentas pessoas', category: 'frontend', difficulty: 'basic', minutes: 60 };
  const { id: testId } = await ask<{ id: string }>(createTest, createTest.path, { ...fields, questions });
  await ask(toggleTest, toggleTest.path.replace(':id', testId), {});
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from applications where active and status in ('new', 'review', 'open_to_test') limit $1`,
      [TAKERS],
    );
    const applicationIds = rows.map(({ id }) => id);
    if (applicationIds.length < TAKERS) throw new Error(`Only ${applicationIds.length} can be sent a test`);
    const dueDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await ask(sendTests, sendTests.path, { applicationIds, testIds: [testId], dueDate });
    const takers: Taker[] = [];
    for (const applicationId of applicationIds) {
      const [asked] = await ask<{ id: string }[]>(
        listAssignments,
        `${listAssignments.path}?applicationId=${applicationId}`,
      );
      if (!asked) throw new Error('A test was not sent');
      const token = randomBytes(32).toString('base64url');
      await client.query(
        `insert into tokens (id, hash, kind, subject_id, permissions, expires_at, created_at)
         values (gen_random_uuid(), $1, 'test', $2, '{}', now() + interval '1 day', now())`,
        [createHash('sha256').update(token).digest(), applicationId],
      );
      const path = startTest.path.replace(':token', token).replace(':id', asked.id);
      takers.push({ id: asked.id, token, attempt: await caller(url)<Attempt>(startTest, path) });
    }
    return takers;
  } finally {
    await client.end();
  }
}

function callOf({ id, token, attempt }: Taker, sequence: number) {
  const questionId = attempt.questions[sequence % attempt.questions.length]?.id ?? '';
  const value = 'Uma resposta que cresce enquanto se escreve. '.repeat(1 + (sequence % 10));
  const revisions = [{ questionId, sequence, value, flagged: false, typedAt: new Date().toISOString() }];
  return {
    path: saveAnswers.path.replace(':token', token).replace(':id', id),
    body: { seat: attempt.seat, revisions },
  };
}

async function save(url: string, taker: Taker, sequence: number): Promise<void> {
  const { path, body } = callOf(taker, sequence);
  await caller(url)(saveAnswers, path, body);
}

const caller =
  (url: string, headers: Record<string, string> = {}) =>
  async <T>({ method }: EndpointShape, path: string, body?: object): Promise<T> => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path.replace(/[\w-]{43}/, ':token')}: ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
