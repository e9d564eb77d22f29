import type { TestDetails } from '@prova/contract/assessments/tests';
import { analyseTest, compareResults } from '@prova/contract/attempts/analysis';
import { submitAttempt } from '@prova/contract/attempts/taking';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { signUpMember } from '../../../../test/members.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { askTest, beginTest, publishTest, QUESTIONS, saveAs } from '../../../../test/tests-factory.ts';
import { cronbachsAlpha } from './analyse-test.ts';

const TAKERS = 20;
const choice = (topic: string, text: string) => ({ ...QUESTIONS[0], points: 1, topic, text: `<p>${text}</p>` });
/** Of three questions: whether each of the first five people, and then again, chose the right option. */
const RIGHT = [
  [true, true, true],
  [true, true, false],
  [true, false, false],
  [false, false, false],
  [true, true, true],
];
const rightOf = (taker: number) => RIGHT[taker % RIGHT.length] ?? [];

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
let asked: TestDetails;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
  asked = await publishTest(server, recruiter, {
    questions: [choice('Arrays', 'Um'), choice('Arrays', 'Dois'), choice('', 'Três')],
  });
});
afterAll(() => server.close());

const take = async (taker: number) => {
  const { id } = await applyTo(server, job);
  const sent = await askTest(server, recruiter, id, asked.id);
  const { questions } = await beginTest(server, sent);
  await saveAs(
    server,
    sent,
    1,
    questions.map((question, index) => {
      const option = question.options.find(({ text }) => text === (rightOf(taker)[index] ? 'filter' : 'map'));
      return [question.id, option?.id ?? null] as const;
    }),
  );
  await server.call(submitAttempt, { params: sent });
};
const analysis = async (as = recruiter) =>
  (await server.call(analyseTest, { as: as.token, params: { id: asked.id }, query: {} })).data;

test('says nothing before anybody was graded, little of few, and all of twenty', async () => {
  expect(await analysis()).toMatchObject({ version: null, takers: 0, questions: [] });
  for (let taker = 0; taker < 5; taker += 1) await take(taker);
  const few = await analysis();
  expect(few).toMatchObject({ version: 1, takers: 5, pointsMax: 3, mean: 1.8, reliability: null });
  expect(few.questions.map(({ difficulty, discrimination }) => [difficulty, discrimination])).toEqual([
    [0.8, null],
    [0.6, null],
    [0.4, null],
  ]);
  for (let taker = 5; taker < TAKERS; taker += 1) await take(taker);
  const all = await analysis();
  expect(all).toMatchObject({ takers: 20, versions: [{ number: 1, takers: 20 }] });
  const points = Array.from({ length: TAKERS }, (_none, taker) => rightOf(taker).map(Number));
  const totals = points.map(sum);
  for (const [index, question] of all.questions.entries()) {
    const own = points.map((each) => each[index] ?? 0);
    const others = totals.map((total, taker) => total - (own[taker] ?? 0));
    expect(question.discrimination).toBeCloseTo(pearson(own, others), 9);
    expect(question.options.find(({ correct }) => correct)?.share).toBeCloseTo(sum(own) / TAKERS, 9);
  }
  const variances = [0, 1, 2].map((index) => variance(points.map((each) => each[index] ?? 0)));
  expect(all.reliability).toBeCloseTo(cronbachsAlpha(variances, variance(totals)) ?? 0, 9);
});

test('results stand side by side by topic, the best first, and only for who sees them', async () => {
  const compare = (as: Person) => server.call(compareResults, { as: as.token, params: { id: asked.id }, query: {} });
  const { data } = await compare(recruiter);
  expect(data.topics).toEqual([
    { topic: 'Arrays', pointsMax: 2 },
    { topic: '', pointsMax: 1 },
  ]);
  expect(data.results).toHaveLength(TAKERS);
  expect(data.results[0]).toMatchObject({ score: 100, points: [2, 1], jobTitle: job.title });
  expect(data.results.at(-1)).toMatchObject({ score: 0, points: [0, 0] });
  const expert = await signUpMember(server, recruiter, 'expert');
  expect((await compare(expert)).status).toBe(403);
  expect(JSON.stringify(await analysis(expert))).not.toContain(data.results[0]?.candidateName);
  expect((await compare(await signUp(server, 'RECRUITER'))).status).toBe(404);
});

test('a topic of which an answer still waits to be graded has no points yet', async () => {
  const written = await publishTest(server, recruiter, { questions: [choice('Arrays', 'Um'), QUESTIONS[2]] });
  const { id } = await applyTo(server, job);
  const sent = await askTest(server, recruiter, id, written.id);
  const { questions } = await beginTest(server, sent);
  await saveAs(server, sent, 1, [[questions[1]?.id ?? '', 'Uma função que se lembra.']]);
  await server.call(submitAttempt, { params: sent });
  const { data } = await server.call(compareResults, { as: recruiter.token, params: { id: written.id }, query: {} });
  expect(data.results).toMatchObject([{ score: null, points: [0, null], pointsMax: [1, 5] }]);
});

describe('Cronbach’s alpha', () => {
  const table = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 3, max: 30 })).chain(([items, people]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: items, maxLength: items }), {
      minLength: people,
      maxLength: people,
    }),
  );
  const alphaOf = (rows: number[][]) =>
    cronbachsAlpha(
      (rows[0] ?? []).map((_none, index) => variance(rows.map((row) => row[index] ?? 0))),
      variance(rows.map(sum)),
    );

  test('is never above 1, and 1 where every question tells the same', () => {
    fc.assert(fc.property(table, (rows) => (alphaOf(rows) ?? 0) <= 1 + 1e-9));
    const same = [1, 2, 3, 4].map((points) => [points, points, points]);
    expect(alphaOf(same)).toBeCloseTo(1, 9);
  });

  test('is the same whatever the questions count', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 2, max: 9 }), (rows, factor) => {
        const [one, other] = [alphaOf(rows), alphaOf(rows.map((row) => row.map((points) => points * factor)))];
        return one === null ? other === null : Math.abs(one - (other ?? 0)) < 1e-6;
      }),
    );
  });

  test('is none of a single question, or where all have the same', () => {
    expect(cronbachsAlpha([1], 1)).toBeNull();
    expect(cronbachsAlpha([0, 0], 0)).toBeNull();
  });
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const meanOf = (numbers: readonly number[]) => sum(numbers) / numbers.length;
function variance(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return sum(numbers.map((one) => (one - mean) ** 2)) / (numbers.length - 1);
}
function pearson(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [meanOf(one), meanOf(other)];
  const together = sum(one.map((each, index) => (each - meanOne) * ((other[index] ?? 0) - meanOther)));
  return together / Math.sqrt(variance(one) * variance(other)) / (one.length - 1);
}
