import { createQuestion, updateQuestion } from '@prova/contract/assessments/questions';
import { uploadStatementPicture } from '@prova/contract/assessments/statement-pictures';
import { VIDEO_PART_MAX_BYTES } from '@prova/contract/assessments/test-fields';
import { createTest, duplicateTest } from '@prova/contract/assessments/tests';
import { chooseTest, dropTest } from '@prova/contract/attempts/open-tests';
import { openVideo, putVideoPart } from '@prova/contract/attempts/video-answers';
import { putCertificate, withdrawCertificate } from '@prova/contract/certificates/certificates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '../../../src/platform/clock.ts';
import { applyTo } from '../../applications-factory.ts';
import { openLink, openTest, takeChosen, takeIt } from '../../chosen-tests-factory.ts';
import { budgets, expectEnd, expectExact, expectFull } from '../../filled.ts';
import { startTestServer, type TestServer } from '../../harness.ts';
import { publishJob } from '../../jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../people.ts';
import { ownResult } from '../../results-factory.ts';
import {
  askTest,
  beginTest,
  CLEAR_PNG,
  publishTest,
  QUESTIONS,
  TEST_FIELDS,
  trySendTest,
  VIDEO_PART,
} from '../../tests-factory.ts';

const [CHOICE, TRUTH] = QUESTIONS;
const VIDEO = QUESTIONS.find(({ type }) => type === 'VIDEO_RESPONSE');

let server: TestServer;
let author: Person;
let as: string;
beforeAll(async () => {
  server = await startTestServer(
    budgets({
      ...{ tests: '4', testQuestions: '12/0.1', testVersions: '9/0.1', statementPictures: '3/0.5', answerGrades: '3' },
      ...{ videos: '9/700', chosenTests: '3', certificates: '2' },
    }),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  author = await signUp(server, 'RECRUITER', { verified: true });
  as = author.token;
});

const write = (_n: number, headers = {}) =>
  server.call(createTest, { as, headers, body: { ...TEST_FIELDS, questions: [TRUTH] } });

test('tests of a company, copies among them', async () => {
  const first = (await write(1)).data;
  await expectEnd('tests', 3, write);
  expectFull('tests', await server.call(duplicateTest, { as, params: { id: (first as { id: string }).id } }));
});

test('tests of a company, all at once', () => expectExact('tests', 4, write));

test('questions of a company, by their number and by what they take', async () => {
  const { id: testId, questions } = await publishTest(server, author, { questions: [TRUTH] });
  const add = (question: object, headers = {}) =>
    server.call(createQuestion, { as, headers, body: { ...question, testId } });
  /** Nothing makes it smaller. */
  const noise = (times: number) => Array.from({ length: times }, () => crypto.randomUUID()).join('');
  let last: { id: string; version: number; position: number } | undefined;
  for (;;) {
    const answer = await add({ ...TRUTH, text: `<p>${noise(500)}</p>` });
    if (answer.status >= 300) {
      expectFull('testQuestions', answer);
      break;
    }
    last = answer.data;
  }
  // Nor does it grow by a change.
  const [small] = questions;
  if (!last || !small) throw new Error('None was taken');
  expect(last.position).toBeLessThan(10);
  const change = ({ id, version }: { id: string; version: number }, question: object) =>
    server.call(updateQuestion, { as, params: { id }, body: { ...question, version } });
  expectFull('testQuestions', await change(small, { ...TRUTH, text: `<p>${noise(550)}</p>` }));
  // But it may get smaller.
  expect((await change(last, TRUTH)).status).toBe(200);

  const other = await signUp(server, 'RECRUITER');
  const { id: short } = await publishTest(server, other, { questions: [TRUTH] });
  await expectEnd('testQuestions', 11, (n, headers) =>
    server.call(createQuestion, {
      as: other.token,
      headers: headers ?? {},
      body: { ...TRUTH, text: `<p>Questão ${n}</p>`, testId: short },
    }),
  );
});

test('versions of tests that are changed and sent again; what was sent before can be sent', async () => {
  const job = await publishJob(server, author);
  const { id, questions } = await publishTest(server, author, {
    questions: [CHOICE, TRUTH, { ...TRUTH, text: '<p>E?</p>' }],
  });
  const question = questions.find(({ type }) => type === 'TRUE_FALSE');
  let version = question?.version ?? 0;
  const change = async (n: number) => {
    const body = { ...TRUTH, text: `<p>Vez ${n}</p>`, version };
    const { data } = await server.call(updateQuestion, { as, params: { id: question?.id ?? '' }, body });
    version = data.version;
  };
  const send = async () => trySendTest(server, author, (await applyTo(server, job)).id, id);
  for (let n = 1; n <= 3; n += 1) {
    await change(n);
    expect((await send()).data.failed).toEqual([]);
  }
  await change(4);
  expectFull('testVersions', await send());
  await change(3);
  expect((await send()).data.failed).toEqual([]);
});

test('pictures of statements', () =>
  expectEnd('statementPictures', 3, (_n, headers = {}) =>
    server.call(uploadStatementPicture, {
      as,
      headers,
      body: {},
      files: { file: { name: 'a.png', mime: 'image/png', body: CLEAR_PNG } },
    }),
  ));

test('grades of one answer', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const { regrade } = await ownResult(server, author, talent);
  await expectEnd('answerGrades', 3, (n) => regrade(n % 2) as ReturnType<typeof server.call>);
});

test('certificates of one result, issued and withdrawn', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const { id } = await ownResult(server, author, talent);
  const certificate = { as: talent.token, params: { id } };
  const body = { showsName: false, showsScore: true, showsPlace: false, showsCompany: false };
  await expectEnd('certificates', 2, async (_n, headers = {}) => {
    await server.call(withdrawCertificate, certificate);
    return server.call(putCertificate, { ...certificate, headers, body });
  });
});

test('takes of an attempt: each may become as long as there is space for, and no part makes one longer', async () => {
  const job = await publishJob(server, author);
  const { id: testId } = await publishTest(server, author, { questions: [VIDEO, { ...VIDEO, text: '<p>E?</p>' }] });
  const asked = await askTest(server, author, (await applyTo(server, job)).id, testId);
  const { questions } = await beginTest(server, asked);
  const open = (n: number, headers = {}) =>
    server.call(openVideo, { params: asked, headers, body: { questionId: questions[n % 2]?.id ?? '' } });
  await expectEnd('videos', 2, open);

  const other = await askTest(server, author, (await applyTo(server, job)).id, testId);
  const {
    questions: [first],
  } = await beginTest(server, other);
  const { data: take } = await server.call(openVideo, { params: other, body: { questionId: first?.id ?? '' } });
  // Nearly full by its rows: of parts that come at once one still fits.
  const { fileId } = await server.platform.database
    .selectFrom('answerVideos')
    .select('fileId')
    .where('id', '=', take.id)
    .executeTakeFirstOrThrow();
  const params = { ...other, videoId: take.id };
  expect((await server.call(putVideoPart, { params: { ...params, number: 1 }, files: VIDEO_PART })).status).toBe(200);
  await server.platform.database
    .updateTable('fileParts')
    .set({ bytes: 300 * 2 ** 20 - VIDEO_PART_MAX_BYTES })
    .where('fileId', '=', fileId)
    .execute();
  const part = { part: { name: 'part', body: Buffer.alloc(VIDEO_PART_MAX_BYTES * 0.6) } };
  const parts = await Promise.all(
    [2, 3, 4, 5].map((number) => server.call(putVideoPart, { params: { ...params, number }, files: part })),
  );
  expect(parts.map(({ status }) => status).toSorted()).toEqual([200, 413, 413, 413]);
});

test('tests that a talent chooses: dropped ones give way, and thirty days later there is capacity again', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const authors = await Promise.all([
    signUp(server, 'RECRUITER', { verified: true }),
    signUp(server, 'RECRUITER', { verified: true }),
  ]);
  const tests: string[] = [];
  for (const each of [...authors, ...authors, ...authors]) {
    // Of two that ask the same one is chosen.
    const question = { ...QUESTIONS[1], text: `<p>A afirmação ${tests.length} vale.</p>` };
    tests.push((await openTest(server, each, { questions: [question] })).id);
  }
  const choose = (id: string, headers = {}) => server.call(chooseTest, { as: talent.token, headers, params: { id } });
  const { data: dropped } = await choose(tests[5] ?? '');
  await server.call(dropTest, { as: talent.token, params: { id: dropped.id } });
  await takeChosen(server, talent, tests[0] ?? '', true);
  await expectEnd('chosenTests', 2, async (n, headers) => {
    const answer = await choose(tests[n] ?? '', headers);
    if (answer.status < 300)
      await takeIt(server, await openLink(server, talent, (answer.data as { id: string }).id), true);
    return answer;
  });
  server.clock.advance(31 * DAY);
  const { token } = await signIn(server, talent.email, PASSWORD);
  const { id } = await openTest(server, await signUp(server, 'RECRUITER', { verified: true }));
  expect((await server.call(chooseTest, { as: token, params: { id } })).status).toBeLessThan(300);
});
