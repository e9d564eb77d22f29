import { createQuestion, updateQuestion } from '@prova/contract/assessments/questions';
import { exportTest, readTestFile } from '@prova/contract/assessments/test-files';
import { duplicateTest, getTestDetails } from '@prova/contract/assessments/tests';
import { tryCode } from '@prova/contract/assessments/try-code';
import { gradeAnswers, listGrading } from '@prova/contract/attempts/grading';
import { getResult } from '@prova/contract/attempts/own-tests';
import { getOwnResult, getRunLine, runCode, submitAttempt } from '@prova/contract/attempts/taking';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { urlOf } from '@prova/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import {
  beginTest,
  CHECKED_CODE,
  publishTest,
  saveAs,
  sendTest,
  trySendTest,
  writeTest,
} from '../../../../test/tests-factory.ts';

const { check: CHECK } = CHECKED_CODE;
const RIGHT = 'function soma(a, b) { return a + b; }';
/** Right where it can be seen. */
const PARTLY = 'const soma = (a, b) => Math.abs(a) + b;';
const WRONG = { ...CHECKED_CODE, check: { ...CHECK, solution: 'const soma = (a, b) => Math.abs(a) + b;' } };

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());
// A session does not outlive the leaps of the clock.
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
});

const details = async (id: string) => {
  const call = { as: recruiter.token, params: { id }, query: { includeAnswers: 'true' } };
  return (await server.call(getTestDetails, call)).data;
};
const checkOf = async (id: string) => (await details(id)).questions[0]?.check;

describe('an author', () => {
  test('hears whether the solution passes its cases, and how long an answer may take', async () => {
    const right = await writeTest(server, recruiter, { questions: [CHECKED_CODE] });
    const wrong = await writeTest(server, recruiter, { questions: [WRONG] });
    expect(right.questions[0]?.check).toMatchObject({ state: 'waiting', milliseconds: 5_000, hiddenCases: 2 });
    await server.drain();
    expect(await checkOf(right.id)).toMatchObject({ state: 'right', problem: null, milliseconds: 1_000 });
    expect(await checkOf(wrong.id)).toMatchObject({
      state: 'wrong',
      problem: { number: 2, name: 'negativos', outcome: 'failed', cause: 'different', got: '4712' },
    });
  });

  test('sees the cases run before anything is stored', async () => {
    const attempt = async (code?: string) => {
      const body = { language: 'javascript', check: CHECK, ...(code && { code }) };
      return (await server.call(tryCode, { as: recruiter.token, body })).data;
    };
    expect(await attempt()).toMatchObject({
      milliseconds: 1_000,
      cases: CHECK.cases.map(() => ({ outcome: 'passed' })),
    });
    expect(await attempt(PARTLY)).toMatchObject({
      milliseconds: null,
      cases: [{ outcome: 'passed', cause: null }, { outcome: 'failed', got: '4712' }, { outcome: 'passed' }],
    });
    expect(await attempt('const soma = () => { throw new Error("não") }')).toMatchObject({
      cases: [{ outcome: 'error', cause: 'threw', message: 'não (line 1)' }, {}, {}],
    });
  });

  test.each<[what: string, change: object, field: string]>([
    ['no function', { functionName: '' }, 'check.functionName FUNCTION_NAME'],
    ['a name that is code', { functionName: 'a; b' }, 'check.functionName FUNCTION_NAME'],
    ['no cases', { cases: [] }, 'check.cases CASES_REQUIRED'],
    ['not even a list of them', { cases: undefined }, 'check.cases CASES_REQUIRED'],
    ['no solution', { solution: '' }, 'check.solution REQUIRED'],
    ['arguments that are no list', { cases: [{ input: '1', expected: '2' }] }, 'check.cases.0.input CASE_INPUT'],
    [
      'a result that is no JSON',
      { cases: [{ input: '[]', expected: 'dois' }] },
      'check.cases.0.expected CASE_EXPECTED',
    ],
    [
      'a rounded number',
      { cases: [{ input: '[9007199254740993]', expected: '1' }] },
      'check.cases.0.input CASE_NUMBER',
    ],
    ['a difference that lets whole numbers pass', { tolerance: 0.51 }, 'check.tolerance TOLERANCE'],
    ['a difference below nothing', { tolerance: -0.01 }, 'check.tolerance TOLERANCE'],
  ])('is refused %s with the field', async (_what, change, field) => {
    const { id: testId } = await writeTest(server, recruiter, { questions: [] });
    const body = { ...CHECKED_CODE, testId, check: { ...CHECK, ...change } };
    const { status, body: answer } = await server.call(createQuestion, { as: recruiter.token, body });
    expect(status).toBe(422);
    const [problem] = answer.details as { field: string; code: string }[];
    expect(`${problem?.field} ${problem?.code}`).toBe(field);
  });

  test('cannot send a test whose solution is wrong, and can once it is right', async () => {
    const wrong = await publishTest(server, recruiter, { questions: [WRONG] });
    await server.drain();
    const candidate = await applyTo(server, job);
    const refused = await trySendTest(server, recruiter, candidate.id, wrong.id);
    expect(refused.body.error).toBe('TEST_CHECK_WRONG');
    const [question] = (await details(wrong.id)).questions;
    const params = { id: question?.id ?? '' };
    await server.call(updateQuestion, { as: recruiter.token, params, body: { ...CHECKED_CODE, version: 1 } });
    await server.drain();
    expect((await trySendTest(server, recruiter, candidate.id, wrong.id)).status).toBe(200);
  });

  test('says how far floating-point numbers may be from what is expected', async () => {
    const attempt = async (more: { tolerance?: number }) => {
      const cases = [{ input: '[0.1, 0.21]', expected: '0.3' }];
      const body = { language: 'javascript', check: { ...CHECK, cases, ...more } };
      return (await server.call(tryCode, { as: recruiter.token, body })).data.cases[0]?.outcome;
    };
    expect([await attempt({}), await attempt({ tolerance: 0.009 }), await attempt({ tolerance: 0.01 })]).toEqual([
      'failed',
      'failed',
      'passed',
    ]);
  });

  test('may expect numbers of any length, and give them to Python', async () => {
    const cases = [{ input: '[9007199254740993, 9007199254740993]', expected: '18014398509481986' }];
    const check = { ...CHECK, cases, solution: 'soma = lambda a, b: a + b' };
    const body = { language: 'python', check };
    const attempt = await server.call(tryCode, { as: recruiter.token, body });
    expect(attempt.data.cases).toMatchObject([{ outcome: 'passed' }]);
    const rounded = { ...check, cases: [{ ...cases[0], expected: '18014398509481985' }] };
    expect(
      (await server.call(tryCode, { as: recruiter.token, body: { ...body, check: rounded } })).data.cases,
    ).toMatchObject([{ outcome: 'failed', got: '18014398509481986' }]);
  });

  test('takes cases along in copies and files', async () => {
    const CHECK = { ...CHECKED_CODE.check, tolerance: 0.01 };
    const { id } = await writeTest(server, recruiter, { questions: [{ ...CHECKED_CODE, check: CHECK }] });
    expect(await checkOf(id)).toMatchObject(CHECK);
    const params = { id };
    const copy = await server.call(duplicateTest, { as: recruiter.token, params });
    expect(await checkOf(copy.data.id)).toMatchObject({ ...CHECK, state: 'waiting' });
    const file = await server.call(exportTest, { as: recruiter.token, params, query: { format: 'json' } });
    const files = { file: { name: 'teste.json', body: file.data.content } };
    const read = await server.call(readTestFile, { as: recruiter.token, body: {}, files });
    expect(read.data.questions).toMatchObject([{ check: CHECK }]);
  });
});

/** A test with a question of code that its candidate has begun. */
async function begun() {
  const candidate = await applyTo(server, job);
  const { id: testId } = await publishTest(server, recruiter, { showsAnswers: true, questions: [CHECKED_CODE] });
  await server.drain();
  const asked = await sendTest(server, recruiter, candidate, { test: { id: testId } });
  const attempt = await beginTest(server, asked);
  return { ...asked, candidate, attempt, questionId: attempt.questions[0]?.id ?? '' };
}
const run = ({ token, id, questionId }: { token: string; id: string; questionId: string }, code: string) =>
  server.call(runCode, { params: { token, id }, body: { questionId, code } });

describe('a candidate', () => {
  test('sees and runs the visible cases, and nothing of the others', async () => {
    const given = await begun();
    expect(given.attempt.questions[0]?.check).toEqual({
      functionName: 'soma',
      setup: '',
      anyOrder: false,
      cases: [CHECK.cases[0]],
      hiddenCases: 2,
      milliseconds: 1_000,
    });
    const ran = await run(given, PARTLY);
    expect(ran.data.cases).toMatchObject([{ name: 'pequenos', outcome: 'passed' }]);
    const broken = await run(given, 'const soma = (a, b) => { console.log(a); return a - b; }');
    expect(broken.data.cases).toMatchObject([{ outcome: 'failed', got: '-1', printed: '1\n' }]);
    for (const secret of ['4711', 'negativos', CHECK.solution])
      expect(JSON.stringify([given.attempt, ran.body, broken.body])).not.toContain(secret);
  });

  test('runs nothing of another test, nor once it is over', async () => {
    const [given, other] = [await begun(), await begun()];
    expect((await run({ ...given, questionId: other.questionId }, RIGHT)).status).toBe(404);
    await server.call(submitAttempt, { params: { id: given.id, token: given.token } });
    expect((await run(given, RIGHT)).body.error).toBe('ASSIGNMENT_ENDED');
  });
});

describe('a run', () => {
  test('says where it stands, and ends when whoever asked for it hangs up', async () => {
    const given = await begun();
    const params = { id: given.id, token: given.token };
    const line = async () => (await server.call(getRunLine, { params })).data.line;
    expect(await line()).toBeNull();
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const controller = new AbortController();
    const endless = fetch(address + urlOf(runCode.path, params), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ questionId: given.questionId, code: 'const soma = () => { for (;;) {} }' }),
      signal: controller.signal,
    });
    await expect.poll(line).toEqual({ place: 0, seconds: 0 });
    controller.abort(new Error('Enough'));
    await expect(endless).rejects.toThrow('Enough');
    await expect.poll(line).toBeNull();
    // The next run of the attempt does not wait for it.
    expect((await run(given, RIGHT)).data.cases).toMatchObject([{ outcome: 'passed' }]);
  });
});

describe('once it is handed in', () => {
  async function handedIn(code: string) {
    const given = await begun();
    await saveAs(server, given, 1, [[given.questionId, code]]);
    await server.call(submitAttempt, { params: { id: given.id, token: given.token } });
    const task = async () =>
      (await server.call(listGrading, { as: recruiter.token })).data.find(
        ({ questionId }) => questionId === given.questionId,
      );
    return { ...given, task };
  }

  test('all cases are run, and propose points that a person confirms', async () => {
    const { task, questionId, ...given } = await handedIn(PARTLY);
    expect(await task()).toMatchObject({ checking: true, proposal: null });
    await server.drain();
    const checked = await task();
    expect(checked).toMatchObject({
      checking: false,
      proposal: {
        points: 4,
        cases: [
          { outcome: 'passed' },
          { outcome: 'failed', got: '4712', input: CHECK.cases[1]?.input, expected: CHECK.cases[1]?.expected },
          { outcome: 'passed' },
        ],
      },
    });
    const onlyProposed = await server.call(listGrading, { as: recruiter.token, query: { proposed: 'true' } });
    expect(onlyProposed.data.map((one) => one.questionId)).toContain(questionId);
    expect(onlyProposed.data.every(({ proposal }) => proposal !== null)).toBe(true);
    const { attemptId = '' } = checked ?? {};
    await server.call(gradeAnswers, {
      as: recruiter.token,
      body: { grades: [{ attemptId, questionId, points: 4 }] },
    });
    const own = await server.call(getOwnResult, { params: { token: given.token, id: given.id } });
    expect(own.data.result).toMatchObject({ graded: true, points: 4 });
    // Others are asked the same while the job runs.
    expect(own.data.questions[0]).toMatchObject({ withheld: 'in_use', verdict: null });
    // Ids are not what is looked for.
    const said = JSON.stringify(own.body).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    expect(said).not.toMatch(/471[12]/);
    const team = await server.call(getResult, { as: recruiter.token, params: { id: given.id } });
    expect(team.data.questions[0]).toMatchObject({ verdict: [{}, { got: '4712' }, {}], question: { check: CHECK } });
  });

  test('is kept whatever characters an answer says', async () => {
    const code = `const soma = (a) => { console.log('a\\0\\ud800'); if (a < 0) throw new Error('b\\0'); return { [Symbol.toStringTag]: 'c\\0' }; };`;
    const { task } = await handedIn(code);
    await server.drain();
    expect(await task()).toMatchObject({
      checking: false,
      proposal: {
        points: 0,
        cases: [
          { outcome: 'failed', got: '<c\ufffd>', printed: 'a\ufffd\ufffd\n' },
          { outcome: 'error', message: 'b\ufffd (line 1)' },
          { outcome: 'failed' },
        ],
      },
    });
  });

  test('who passes all is proposed all, and who wrote nothing has nothing without a run', async () => {
    const all = await handedIn(RIGHT);
    await server.drain();
    expect((await all.task())?.proposal?.points).toBe(6);
    const none = await handedIn(CHECKED_CODE.starterCode);
    expect(await none.task()).toBeUndefined();
  });
});
