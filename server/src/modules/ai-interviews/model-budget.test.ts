import { analyseInterview, getInterviewAnalysis } from '@prova/contract/ai-interviews/analysis';
import { generateDescription } from '@prova/contract/jobs/job-wizard';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AiPage, inviteToAi } from '../../../test/ai-interviews-factory.ts';
import { applyTo } from '../../../test/applications-factory.ts';
import { type FakeModel, fakeModel, modelSays, modelWrites } from '../../../test/fake-model.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { takeModelCall } from '../interviews/interviews.service.ts';

const SHORT = 'Trabalhei nisso por um tempo.';
const DAY = 86_400;
const MOST = 40;

let model: FakeModel;
let down = false;
let server: TestServer;
let recruiter: Person;
let job: JobDetail;

/** A judgement without a word, or a follow-up, as it is asked for. */
const answers = modelWrites((data) =>
  (data as { answers?: unknown }).answers
    ? { criteria: [], technologies: [], strengths: [], improvements: [], gist: 'A pessoa contou o que fez.' }
    : { question: 'O que você mesmo escreveu nesse trabalho de que falou agora?' },
);

beforeAll(async () => {
  model = await fakeModel((response, asked) =>
    down ? modelSays(null, 'stop', { refusal: 'Não.' })(response, asked) : answers(response, asked),
  );
  server = await startTestServer({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'modelo-x', AI_CALLS_A_DAY: String(MOST) });
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  down = false;
  recruiter = await signIn(server, recruiter.email, PASSWORD);
});

const callsOf = async (companyId: string) =>
  (
    await server.platform.database
      .selectFrom('modelCalls')
      .select('calls')
      .where('companyId', '=', companyId)
      .executeTakeFirst()
  )?.calls ?? 0;
const setCalls = (calls: number) => server.platform.database.updateTable('modelCalls').set({ calls }).execute();
const analysisOf = async (id: string) =>
  (await server.call(getInterviewAnalysis, { as: recruiter.token, params: { id } })).data.analysis;

/** Held to its end, and analysed. */
async function held(): Promise<string> {
  const candidate = await applyTo(server, job, { resume: undefined });
  const interview = await inviteToAi(server, recruiter, candidate);
  await new AiPage(server, interview.token).toTheEnd((prompt) => `${SHORT} ${prompt}`);
  await server.drain();
  return interview.id;
}

test('every call of the model counts for the company, and once they are used up the rules do it and say so', async () => {
  const id = await held();
  expect(await analysisOf(id)).toMatchObject({ method: 'model', engine: 'modelo-x', insteadOfModel: null });
  expect(model.asked.length).toBeGreaterThan(0);
  expect(await callsOf(recruiter.companyId)).toBe(model.asked.length);

  await setCalls(MOST);
  const before = model.asked.length;
  const next = await held();
  expect(await analysisOf(next)).toMatchObject({ method: 'local', engine: 'local', insteadOfModel: 'budget' });
  const worded = await server.platform.database
    .selectFrom('aiInterviewTurns')
    .select('wordedBy')
    .where('interviewId', '=', next)
    .where('kind', '=', 'follow-up')
    .execute();
  expect(new Set(worded.map(({ wordedBy }) => wordedBy))).toEqual(new Set(['rules']));
  expect([model.asked.length, await callsOf(recruiter.companyId)]).toEqual([before, MOST]);

  // Another company has calls of its own, and this one has them again the next day.
  server.clock.advance(DAY);
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  await server.call(analyseInterview, { as: recruiter.token, params: { id: next } });
  await server.drain();
  expect(await analysisOf(next)).toMatchObject({ method: 'model', insteadOfModel: null });
  expect(await callsOf(recruiter.companyId)).toBe(model.asked.length - before);
});

test('a budget that ends in the middle of an analysis leaves none that is half a model’s', async () => {
  const id = await held();
  await setCalls(MOST - 1);
  await server.call(analyseInterview, { as: recruiter.token, params: { id } });
  await server.drain();
  expect(await analysisOf(id)).toMatchObject({ method: 'local', insteadOfModel: 'budget' });
  expect(await callsOf(recruiter.companyId)).toBe(MOST);
});

test('descriptions of jobs count among them, and are written by our own phrases once they are used up', async () => {
  await held();
  await setCalls(MOST - 1);
  down = true;
  const generate = () =>
    server.call(generateDescription, {
      as: recruiter.token,
      body: { title: 'Pessoa Analista', seniority: 'mid', locationModel: 'remote', language: 'pt-BR' },
    });
  expect((await generate()).body.error).toBe('GENERATION_FAILED');
  expect(await callsOf(recruiter.companyId)).toBe(MOST);
  const before = model.asked.length;
  expect((await generate()).data.engine).toBe('local');
  expect([model.asked.length, await callsOf(recruiter.companyId)]).toEqual([before, MOST]);
});

test('a model that does not answer is no budget', async () => {
  await setCalls(1);
  const id = await held();
  down = true;
  await server.call(analyseInterview, { as: recruiter.token, params: { id } });
  await server.drain();
  expect(await analysisOf(id)).toMatchObject({ method: 'local', engine: 'local', insteadOfModel: 'failure' });
});

test('of calls at once no more are made than may be, on a day of the company’s time zone', async () => {
  const { companyId } = await signUp(server, 'RECRUITER');
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  const take = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => takeModelCall(ctx, companyId, 3)))).filter(Boolean).length;
  await server.platform.database.updateTable('companies').set({ timeZone: 'America/Sao_Paulo' }).execute();
  server.clock.set('2027-03-02T02:30:00Z');
  expect(await take(8)).toBe(3);
  // Half an hour before midnight there, and a moment after it.
  server.clock.set('2027-03-02T02:59:59Z');
  expect(await take(2)).toBe(0);
  server.clock.set('2027-03-02T03:00:00Z');
  expect(await take(8)).toBe(3);
});
