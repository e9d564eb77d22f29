import { createQuestion, removeQuestion, updateQuestion } from '@prova/contract/assessments/questions';
import { exportTest, readTestFile } from '@prova/contract/assessments/test-files';
import * as contract from '@prova/contract/assessments/tests';
import { analyseTest, compareResults } from '@prova/contract/attempts/analysis';
import { getResult } from '@prova/contract/attempts/own-tests';
import { getTestInvitation, submitAttempt } from '@prova/contract/attempts/taking';
import type { FieldDetail } from '@prova/contract/endpoint';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import {
  askTest,
  beginTest,
  CHECKED_CODE,
  publishTest,
  QUESTIONS,
  saveAs,
  TEST_FIELDS,
  writeTest,
} from '../../../test/tests-factory.ts';

let server: TestServer;
let ana: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, ana);
});
afterAll(() => server.close());

const [CHOICE, TRUTH, ESSAY] = QUESTIONS;
const choice = (text: string, more: object = {}) => ({
  ...CHOICE,
  points: 2,
  topic: text,
  text: `<p>${text}</p>`,
  ...more,
});
const SQL = { name: 'SQL', draws: 2 };
/** Two for everybody, and two of four. */
const FOUR = ['A', 'B', 'C', 'D'].map((text) => choice(text, { pool: 'SQL' }));
const DRAWING = { questions: [TRUTH, ...FOUR, choice('Fim')], pools: [SQL] };

const at = (id: string) => ({ as: ana.token, params: { id } });
const details = async (id: string) =>
  (await server.call(contract.getTestDetails, { ...at(id), query: { includeAnswers: 'true' } })).data;
const refusals = ({ body }: { body: unknown }) =>
  ((body as { details?: FieldDetail[] }).details ?? []).map(({ field, code }) => `${field} ${code}`);
const save = async (id: string, pools: object[]) => {
  const { version } = await details(id);
  return server.call(contract.savePools, { ...at(id), body: { version, pools } });
};

describe('the pools of a test', () => {
  test('leave the points of a question alone that its criteria add up to', async () => {
    const rubric = [
      { name: 'Clareza', points: 1 },
      { name: 'Exemplo', points: 1 },
    ];
    const essay = { ...ESSAY, points: 2, rubric };
    const { id, questions } = await writeTest(server, ana, { questions: [essay, essay] });
    const pool = { name: 'Textos', draws: 1, questionIds: questions.map((question) => question.id) };
    const refused = await save(id, [{ ...pool, points: 1 }]);
    expect([refused.status, refusals(refused)]).toEqual([422, ['pools.0.points POOL_CRITERIA']]);
    expect((await save(id, [{ ...pool, points: 2 }])).status).toBe(200);
  });

  test('hold questions that are worth the same; the test counts what each person gets', async () => {
    const { id, questions, version } = await writeTest(server, ana);
    const [one, two, three] = questions.map((question) => question.id);
    const body = { version, pools: [{ name: 'Básico', draws: 1, points: 3, questionIds: [one, three] }] };
    const saved = await server.call(contract.savePools, { ...at(id), body });
    expect(saved.data).toMatchObject({ questionTotal: 5, questionCount: 4, points: 3 + 1 + 5 + 5 });
    expect(saved.data.questions.map(({ pool, points }) => [pool, points])).toEqual([
      ['Básico', 3],
      ['', 1],
      ['Básico', 3],
      ['', 5],
      ['', 5],
    ]);
    expect((await server.call(contract.savePools, { ...at(id), body })).body.error).toBe('VERSION_CONFLICT');
    const moved = await save(id, [{ name: 'Outro', draws: 1, points: 1, questionIds: [two] }]);
    expect(moved.data).toMatchObject({ pools: [{ name: 'Outro', draws: 1 }], questionCount: 5, questionTotal: 5 });
    expect(moved.data.questions.map(({ pool }) => pool)).toEqual(['', 'Outro', '', '', '']);
  });

  test('are refused, in words, where they draw more than they have, share a name or a question', async () => {
    const { id, questions } = await writeTest(server, ana);
    const [one, two] = questions.map((question) => question.id);
    const pool = { name: 'Um', draws: 1, points: 1, questionIds: [one] };
    expect(refusals(await save(id, [{ ...pool, draws: 2 }]))).toEqual(['pools.0.draws POOL_DRAWS_MORE']);
    expect(refusals(await save(id, [{ ...pool, draws: 0 }]))).toEqual(['pools.0.draws MIN']);
    for (const questionIds of [[], undefined])
      expect(refusals(await save(id, [{ ...pool, questionIds }]))).toEqual(['pools.0.questionIds POOL_EMPTY']);
    expect(refusals(await save(id, [pool, { ...pool, name: 'UM', questionIds: [two] }]))).toEqual([
      'pools.1.name POOL_DUPLICATE',
    ]);
    expect(refusals(await save(id, [pool, { ...pool, name: 'Dois' }]))).toEqual(['pools.1.questionIds IN_TWO_POOLS']);
    const { questions: others } = await writeTest(server, ana);
    expect((await save(id, [{ ...pool, questionIds: [others[0]?.id] }])).body.error).toBe('QUESTIONS_CHANGED');
  });

  test('keep to equal points whatever changes a question, and to one that there is', async () => {
    const { id, questions } = await writeTest(server, ana, DRAWING);
    const [, first] = questions;
    const update = (body: object) =>
      server.call(updateQuestion, { ...at(first?.id ?? ''), body: { ...choice('A'), version: 1, ...body } });
    expect(refusals(await update({ points: 5 }))).toEqual(['points POOL_POINTS']);
    expect(refusals(await update({ pool: 'Nada' }))).toEqual(['pool POOL_UNKNOWN']);
    expect((await update({})).data).toMatchObject({ pool: 'SQL', version: 2 });
    expect((await update({ version: 2, points: 5, pool: '' })).data).toMatchObject({ pool: '', points: 5 });
    const add = (body: object) =>
      server.call(createQuestion, { as: ana.token, body: { ...ESSAY, testId: id, ...body } });
    expect(refusals(await add({ pool: 'SQL' }))).toEqual(['points POOL_POINTS']);
    expect((await add({ pool: 'SQL', points: 2 })).data).toMatchObject({ pool: 'SQL' });
    const create = (given: object) =>
      server.call(contract.createTest, { as: ana.token, body: { ...TEST_FIELDS, ...DRAWING, ...given } });
    expect(refusals(await create({ pools: [] }))).toEqual(['questions.1.pool POOL_UNKNOWN']);
    expect(refusals(await create({ pools: [{ ...SQL, draws: 5 }] }))).toEqual(['pools.0.draws POOL_DRAWS_MORE']);
    expect(refusals(await create({ questions: [...FOUR, choice('E', { pool: 'SQL', points: 9 })] }))).toEqual([
      'questions.0.points POOL_POINTS',
    ]);
  });

  test('a published test keeps as many as it draws; a draft may lose them, and is then not published', async () => {
    const published = await publishTest(server, ana, DRAWING);
    const ids = published.questions.flatMap(({ id, pool }) => (pool === 'SQL' ? [id] : []));
    for (const id of ids.slice(0, 2)) expect((await server.call(removeQuestion, at(id))).status).toBe(200);
    const third = at(ids[2] ?? '');
    expect((await server.call(removeQuestion, third)).body.error).toBe('TEST_POOL_SHORT');
    const out = { ...third, body: { ...choice('C'), version: 1, pool: '' } };
    expect((await server.call(updateQuestion, out)).body.error).toBe('TEST_POOL_SHORT');
    await server.call(contract.toggleTest, at(published.id));
    expect((await server.call(removeQuestion, third)).status).toBe(200);
    expect(await details(published.id)).toMatchObject({ questionTotal: 3, questionCount: 3, points: 5 });
    const publish = await server.call(contract.toggleTest, at(published.id));
    expect([publish.status, publish.body.error]).toEqual([409, 'TEST_POOL_SHORT']);
  });

  test('go with a copy, and with the JSON of a test; a file from before there were any is read as ever', async () => {
    const { id } = await writeTest(server, ana, DRAWING);
    const { data: copy } = await server.call(contract.duplicateTest, at(id));
    expect(await details(copy.id)).toMatchObject({ pools: [SQL], questionCount: 4, questionTotal: 6, points: 7 });
    const { content } = (await server.call(exportTest, { ...at(id), query: { format: 'json' } })).data;
    const read = async (body: string) =>
      (await server.call(readTestFile, { as: ana.token, body: {}, files: { file: { name: 'a.json', body } } })).data;
    const { questions, pools, refused, test: fields } = await read(content);
    expect([pools, refused]).toEqual([[SQL], []]);
    const again = await server.call(contract.createTest, { as: ana.token, body: { ...fields, questions, pools } });
    expect(again.data).toMatchObject({ pools: [SQL], questionCount: 4, questionTotal: 6 });
    const file = JSON.parse(content) as { questions: object[]; pools: object[] };
    const wrong = {
      ...file,
      questions: [...file.questions, choice('E', { pool: 'X' }), choice('F', { pool: 'SQL', points: 9 })],
    };
    expect((await read(JSON.stringify(wrong))).refused.map(({ question, reason }) => [question, reason])).toEqual([
      [7, 'pool'],
      [8, 'pool'],
    ]);
    const { pools: _none, ...former } = file;
    const plain = { ...former, questions: former.questions.map((each) => ({ ...each, pool: undefined })) };
    expect(await read(JSON.stringify(plain))).toMatchObject({ pools: [], refused: [] });
  });
});

describe('taking a test that draws', () => {
  const TAKERS = 24;

  test('everybody gets as many, is graded on them alone, and results say of whom they speak', async () => {
    const asked = await publishTest(server, ana, DRAWING);
    const rights = new Map<string, { asked: number; right: number }>();
    const taken = new Map<string, string[]>();
    for (let taker = 0; taker < TAKERS; taker += 1) {
      const sent = await askTest(server, ana, (await applyTo(server, job)).id, asked.id);
      if (taker === 0) {
        const { data } = await server.call(getTestInvitation, { params: { token: sent.token } });
        expect(data.tests).toMatchObject([{ questionCount: 4, points: 7 }]);
      }
      const { questions } = await beginTest(server, sent);
      const texts = questions.map(({ text }) => text);
      expect([questions.length, texts.at(0), texts.at(-1)]).toEqual([4, TRUTH.text, '<p>Fim</p>']);
      expect(JSON.stringify(questions)).not.toContain('"pool"');
      expect([...texts].slice(1, 3)).toEqual([...texts].slice(1, 3).toSorted());
      expect((await beginTest(server, sent)).questions).toEqual(questions);
      const answers = questions.map(({ id, type, text, options }, index) => {
        const right = (taker + index) % 3 > 0;
        if (type === 'TRUE_FALSE') return [id, false] as const;
        const tally = rights.get(text) ?? { asked: 0, right: 0 };
        rights.set(text, { asked: tally.asked + 1, right: tally.right + Number(right) });
        return [id, options.find((option) => option.text === (right ? 'filter' : 'map'))?.id ?? null] as const;
      });
      await saveAs(server, sent, 2, answers);
      const { data } = await server.call(submitAttempt, { params: sent });
      expect(data.result).toMatchObject({ graded: true, pointsMax: 7, answered: 4 });
      taken.set(sent.id, texts);
    }
    expect(rights.size).toBe(5);

    const { data: analysis } = await server.call(analyseTest, { ...at(asked.id), query: {} });
    expect(analysis).toMatchObject({ takers: TAKERS, draws: true, pointsMax: 7, reliability: null });
    expect(analysis.questions).toHaveLength(6);
    for (const { text, type, asked: count, difficulty, discrimination, options } of analysis.questions) {
      expect(discrimination).toBeNull();
      if (type === 'TRUE_FALSE') continue;
      const tally = rights.get(text) ?? { asked: 0, right: 0 };
      expect(count).toBe(tally.asked);
      if (count < 5) expect(difficulty).toBeNull();
      else expect(difficulty).toBeCloseTo(tally.right / tally.asked, 9);
      expect(options.find(({ correct }) => correct)?.share).toBeCloseTo(tally.right / tally.asked, 9);
    }

    const { data: compared } = await server.call(compareResults, { ...at(asked.id), query: {} });
    expect([compared.draws, compared.results.length]).toEqual([true, TAKERS]);
    for (const { id, pointsMax } of compared.results)
      expect(compared.topics.map(({ topic }, index) => [topic, pointsMax[index]])).toEqual(
        ['', 'A', 'B', 'C', 'D', 'Fim'].map((topic) => {
          const own = topic === '' || taken.get(id)?.includes(`<p>${topic}</p>`);
          return [topic, topic === '' ? 1 : own ? 2 : 0];
        }),
      );
    const [first] = compared.results;
    const { data: result } = await server.call(getResult, at(first?.id ?? ''));
    expect(result.questions.map(({ question }) => question.text)).toEqual(taken.get(first?.id ?? ''));
    expect(result.byTopic.reduce((sum, { pointsMax }) => sum + pointsMax, 0)).toBe(7);
  });

  test('what was not drawn waits for nobody: the rest is graded at once', async () => {
    const pooled = [
      { ...CHECKED_CODE, pool: 'P' },
      { ...ESSAY, points: 6, pool: 'P' },
      choice('x', { points: 6, pool: 'P' }),
    ];
    const { id } = await publishTest(server, ana, { questions: pooled, pools: [{ name: 'P', draws: 1 }] });
    const sent = await askTest(server, ana, (await applyTo(server, job)).id, id);
    await beginTest(server, sent);
    const { data } = await server.call(submitAttempt, { params: sent });
    expect(data.result).toMatchObject({ graded: true, points: 0, pointsMax: 6 });
  });

  test('a pool that changed makes another version; the same again does not', async () => {
    const { id, questions } = await publishTest(server, ana, DRAWING);
    const versions = async () => {
      const { id: application } = await applyTo(server, job);
      await askTest(server, ana, application, id);
      return (
        await server.platform.database.selectFrom('testVersions').select('number').where('testId', '=', id).execute()
      ).length;
    };
    const pool = { ...SQL, points: 2, questionIds: questions.flatMap((each) => (each.pool ? [each.id] : [])) };
    expect(await versions()).toBe(1);
    await save(id, [{ ...pool, draws: 3 }]);
    expect(await versions()).toBe(2);
    await save(id, [pool]);
    expect(await versions()).toBe(2);
  });
});
