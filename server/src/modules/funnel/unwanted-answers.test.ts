import { PRIVACY_VERSION } from '@prova/contract/accounts/document-versions';
import {
  amendApplication,
  apply,
  createApplication,
  getApplication,
  listApplications,
} from '@prova/contract/applications/applications';
import { getBoard, getCards } from '@prova/contract/funnel/funnel';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import { duplicateJob, getJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { getPublicJob } from '@prova/contract/jobs/public-jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationCall, applyTo } from '../../../test/applications-factory.ts';
import { compoundFile } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob, wizardData } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';

const TRAVEL = 'Você pode viajar uma vez por mês?';
const RESUME = { name: 'curriculo.doc', body: compoundFile() };
const NIGHTS = 'Você prefere trabalhar à noite?';

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
let ids: { travel: string; nights: string };

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { companyName: 'Aurora Sistemas' });
  job = await publishJob(server, recruiter, {
    form: {
      questions: [
        { type: 'yes_no', text: TRAVEL, required: true, wanted: 'yes' },
        { type: 'yes_no', text: NIGHTS },
      ],
    },
  });
  const idOf = (text: string) => job.questions.find((each) => each.text === text)?.id ?? '';
  ids = { travel: idOf(TRAVEL), nights: idOf(NIGHTS) };
});
afterAll(() => server.close());

const as = () => recruiter.token;
const answering = (travel: string, more: object = {}) => ({
  answers: [
    { questionId: ids.travel, answer: travel },
    { questionId: ids.nights, answer: 'no' },
  ],
  ...more,
});
const cardOf = async (id: string) =>
  (await server.call(getCards, { as: as(), query: { jobId: job.id, ids: id } })).data[0];

test('an answer other than the one wanted is told on the card and beside the answer, and changes nothing else', async () => {
  const { id } = await applyTo(server, job, answering('no'));
  const fitting = await applyTo(server, job, answering('yes'));

  const { data: board } = await server.call(getBoard, { as: as(), query: { jobId: job.id } });
  const cards = board.columns.flatMap((column) => column.cards);
  const flagged = cards.find((card) => card.id === id);
  expect(flagged).toMatchObject({ unwanted: [{ question: TRAVEL, answer: 'Não' }], status: 'new', active: true });
  expect(cards.find((card) => card.id === fitting.id)?.unwanted).toEqual([]);
  expect((await cardOf(id))?.unwanted).toEqual(flagged?.unwanted);
  const shown = async (unwanted: 'true' | 'false') => {
    const { data } = await server.call(getBoard, { as: as(), query: { jobId: job.id, unwanted } });
    return data.columns.flatMap((column) => column.cards.map((card) => card.id));
  };
  expect(await shown('true')).toEqual([id]);
  expect(await shown('false')).toEqual([fitting.id]);

  const { data: detail } = await server.call(getApplication, { as: as(), params: { id } });
  expect(detail.answers.map(({ question, answer, unwanted }) => [question, answer, unwanted])).toEqual([
    [TRAVEL, 'Não', true],
    [NIGHTS, 'Não', false],
  ]);
});

test('a long question is cut short on the card', async () => {
  const text = `${'Você aceita? '.repeat(20)}Mesmo?`;
  const long = await publishJob(server, recruiter, { form: { questions: [{ type: 'yes_no', text, wanted: 'no' }] } });
  const questionId = long.questions[0]?.id ?? '';
  const { id } = await applyTo(server, long, { answers: [{ questionId, answer: 'yes' }] });
  const { data } = await server.call(getCards, { as: as(), query: { jobId: long.id, ids: id } });
  expect(data[0]?.unwanted).toEqual([{ question: `${text.slice(0, 100)}…`, answer: 'Sim' }]);
});

test('only the two answers are taken', async () => {
  const { status, body } = await server.call(apply, applicationCall(job, answering('talvez')));
  expect(status).toBe(422);
  expect(body.details).toMatchObject([{ field: `answers.${ids.travel}`, code: 'NOT_AN_OPTION' }]);
});

test('candidates read the question and never which answer is wanted', async () => {
  const { data } = await server.call(getPublicJob, { params: { slug: job.slug } });
  expect(data.questions).toEqual([
    {
      id: ids.travel,
      type: 'yes_no',
      text: TRAVEL,
      options: [
        { id: 'yes', text: 'Sim' },
        { id: 'no', text: 'Não' },
      ],
      required: true,
    },
    expect.objectContaining({ id: ids.nights }),
  ]);
  const talent = await signUp(server, 'POTENTIAL');
  const sent = await server.call(apply, applicationCall(job, answering('no', { as: talent.token })));
  expect(JSON.stringify(sent.body)).not.toContain('wanted');
  const own = await server.call(listApplications, { as: talent.token, query: {} });
  expect(JSON.stringify(own.body)).not.toContain('wanted');
});

test('yes and no are read in the reader’s language, and answers keep standing whoever saves the form', async () => {
  const english = { cookie: 'app-locale=en-US' };
  const page = await server.call(getPublicJob, { params: { slug: job.slug }, headers: english });
  expect(page.data.questions[0]?.options).toEqual([
    { id: 'yes', text: 'Yes' },
    { id: 'no', text: 'No' },
  ]);
  const { data: sent } = await server.call(createApplication, {
    as: (await signUp(server, 'POTENTIAL')).token,
    body: { slug: job.slug, phone: '(11) 91234-5678', noticeVersion: PRIVACY_VERSION, ...answering('no') },
    files: { resume: RESUME },
  });
  const board = await server.call(getBoard, { as: as(), query: { jobId: job.id }, headers: english });
  const card = board.data.columns.flatMap(({ cards }) => cards).find(({ id }) => id === sent.id);
  expect(card?.unwanted).toEqual([{ question: TRAVEL, answer: 'No' }]);
  const read = (headers?: typeof english) =>
    server.call(getApplication, { as: as(), params: { id: sent.id }, ...(headers && { headers }) });
  const answerIn = async (headers?: typeof english) =>
    (await read(headers)).data.answers.find(({ questionId }) => questionId === ids.travel)?.answer;
  expect([await answerIn(), await answerIn(english)]).toEqual(['Não', 'No']);

  const { data: detail } = await server.call(getJob, { as: as(), params: { id: job.id }, headers: english });
  const step = { ...wizardData()[3], fields: detail.fields, questions: detail.questions };
  const body = { jobId: job.id, data: step };
  const saved = await server.call(saveStep, { as: as(), params: { n: 3 }, body, headers: english });
  expect(saved.data.questions.map(({ id }) => id)).toEqual(detail.questions.map(({ id }) => id));
  expect(await answerIn()).toBe('Não');
});

test('the flag follows the answer when it is amended, and the wish when it changes, without a new question', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const { data } = await server.call(createApplication, {
    as: talent.token,
    body: { slug: job.slug, phone: '(11) 91234-5678', noticeVersion: PRIVACY_VERSION, ...answering('no') },
    files: { resume: RESUME },
  });
  const { id } = data;
  expect((await cardOf(id))?.unwanted).toHaveLength(1);
  await server.call(amendApplication, {
    as: talent.token,
    params: { id },
    body: { answers: [{ questionId: ids.travel, answer: 'yes' }] },
  });
  expect((await cardOf(id))?.unwanted).toEqual([]);

  const save = async (wanted: 'yes' | 'no' | null) => {
    const { data } = await server.call(getJob, { as: as(), params: { id: job.id } });
    const questions = data.questions.map((question) => ({
      ...question,
      wanted: question.id === ids.travel ? wanted : null,
    }));
    const step = { ...wizardData()[3], fields: data.fields, questions };
    return server.call(saveStep, { as: as(), params: { n: 3 }, body: { jobId: job.id, data: step } });
  };
  const saved = await save('no');
  expect(saved.data.questions.map((question) => [question.id, question.wanted])).toEqual([
    [ids.travel, 'no'],
    [ids.nights, null],
  ]);
  expect((await cardOf(id))?.unwanted).toEqual([{ question: TRAVEL, answer: 'Sim' }]);
  await save(null);
  expect((await cardOf(id))?.unwanted).toEqual([]);
  await save('yes');
});

test('a copy of the job wants the same', async () => {
  const { data } = await server.call(duplicateJob, { as: as(), params: { id: job.id } });
  expect(data.questions.map(({ text, wanted }) => [text, wanted])).toEqual([
    [TRAVEL, 'yes'],
    [NIGHTS, null],
  ]);
});

test('a question of another type wants nothing', async () => {
  const draft = await publishJob(server, recruiter, {
    form: { questions: [{ type: 'essay', text: 'Por que aqui?', wanted: 'yes' }] },
  });
  expect(draft.questions).toMatchObject([{ type: 'essay', options: [], wanted: null }]);
});
