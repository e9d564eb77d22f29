import { toggleTest } from '@prova/contract/assessments/tests';
import { cancelAssignment, listAssignments, sendTests } from '@prova/contract/attempts/assignments';
import { gradeAnswers, listGrading } from '@prova/contract/attempts/grading';
import { chooseTest, dropTest, listOpenTests } from '@prova/contract/attempts/open-tests';
import {
  getResult,
  listOwnTests,
  listResults,
  listTestsOfJob,
  openOwnTests,
  resultStats,
  showProof,
} from '@prova/contract/attempts/own-tests';
import {
  declineTest,
  getOwnResult,
  getTestInvitation,
  reuseResult,
  submitAttempt,
} from '@prova/contract/attempts/taking';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { openLink as linkOf, takeChosen, openTest as writeOpenTest } from '../../../../test/chosen-tests-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import {
  askTest,
  beginTest,
  DUE_DATE,
  publishTest,
  QUESTIONS,
  saveAs,
  writeTest,
} from '../../../../test/tests-factory.ts';
import { system } from '../../../platform/actor.ts';
import { DAY } from '../../../platform/clock.ts';
import { createContext } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/tasks.ts';
import { sweepTestsTask } from '../open-assignments/end-of-tests.ts';

let server: TestServer;
let recruiter: Person;
let talent: Person;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(() => server.close());
// A session does not outlive the leaps of the clock.
beforeEach(async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  talent = await signUp(server, 'POTENTIAL');
});

const openTest = (given = {}) => writeOpenTest(server, recruiter, given);
const choose = (id: string, by = talent) => server.call(chooseTest, { as: by.token, params: { id } });
const offered = async (query = {}, by = talent) => (await server.call(listOpenTests, { as: by.token, query })).data;
async function lastSent(applicationId: string): Promise<string> {
  const { data } = await server.call(listAssignments, { as: recruiter.token, query: { applicationId } });
  return data[0]?.id ?? '';
}
const openLink = (id: string) => linkOf(server, talent, id);
const take = (testId: string, right = true) => takeChosen(server, talent, testId, right);

describe('what can be chosen', () => {
  test('is what is open and published, without its questions, those of the own skills first', async () => {
    const own = await openTest({ title: 'Consultas com janelas', skills: ['SQL'], category: 'database' });
    await openTest({ title: 'Só um rascunho aberto', questions: [QUESTIONS[2]] });
    const closed = await publishTest(server, recruiter, { title: 'Fechado a convites' });
    const draft = await writeTest(server, recruiter, { title: 'Rascunho aberto', openToTalents: true });
    const all = await offered();
    const ids = all.map(({ id }) => id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(closed.id);
    expect(ids).not.toContain(draft.id);
    expect(all.find(({ id }) => id === own.id)).toMatchObject({
      title: 'Consultas com janelas',
      skills: ['SQL'],
      questionCount: 1,
      gradedByPeople: false,
      last: null,
      retakeAt: null,
    });
    expect(all.find(({ title }) => title === 'Só um rascunho aberto')?.gradedByPeople).toBe(true);
    expect((await offered({ search: 'sql' })).map(({ id }) => id)).toEqual([own.id]);
    expect((await offered({ category: 'database' })).map(({ id }) => id)).toEqual([own.id]);
    expect(await offered({ difficulty: 'advanced' })).toEqual([]);
    expect(JSON.stringify(all)).not.toContain(QUESTIONS[1].text);

    for (const { id } of [closed, draft]) expect((await choose(id)).body.error).toBe('TEST_NOT_FOUND');
    await server.call(toggleTest, { as: recruiter.token, params: { id: own.id } });
    expect((await choose(own.id)).status).toBe(404);
    expect((await offered()).map(({ id }) => id)).not.toContain(own.id);
  });

  test('is chosen once however often it is asked for, and dropped until it is begun', async () => {
    const { id } = await openTest();
    const answers = await Promise.all([choose(id), choose(id), choose(id)]);
    const [chosen] = answers.map(({ data }) => data.id);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ applicationId: null, jobTitle: null, standing: 'not_started' });
    expect((await offered()).find((each) => each.id === id)?.last).toMatchObject({
      id: chosen,
      standing: 'not_started',
    });
    const drop = (by: Person, as = chosen ?? '') => server.call(dropTest, { as: by.token, params: { id: as } });
    expect((await drop(await signUp(server, 'POTENTIAL'))).body.error).toBe('TEST_NOT_FOUND');
    expect((await drop(talent)).status).toBe(200);
    expect((await server.call(listOwnTests, { as: talent.token })).data).toEqual([]);

    const { data: again } = await choose(id);
    await beginTest(server, await openLink(again.id));
    expect((await drop(talent, again.id)).body.error).toBe('ASSIGNMENT_STARTED');
  });

  test('is five at a time', async () => {
    for (let count = 0; count < 5; count += 1) expect((await choose((await openTest()).id)).status).toBe(200);
    expect((await choose((await openTest()).id)).body.error).toBe('TOO_MANY_CHOSEN_TESTS');
  });

  test('what a company asks for already is not chosen beside it', async () => {
    const { name: fullName, email, token: as } = talent;
    const application = await applyTo(server, await publishJob(server, recruiter), { fullName, email, as });
    const { id } = await openTest();
    const asked = await askTest(server, recruiter, application.id, id);
    expect((await choose(id)).data).toMatchObject({ id: asked.id, applicationId: application.id });
    expect((await server.call(dropTest, { as, params: { id: asked.id } })).status).toBe(404);
  });

  test('what was chosen gives way to the company that asks for the same, and is back when that is called back', async () => {
    const { name: fullName, email, token: as } = talent;
    const { id } = await openTest();
    const { data: chosen } = await choose(id);
    const application = await applyTo(server, await publishJob(server, recruiter), { fullName, email, as });
    const mine = async () =>
      (await server.call(listOwnTests, { as })).data.map((each) => [each.id, each.standing, each.otherSitting]);
    const body = { applicationIds: [application.id], testIds: [id], dueDate: DUE_DATE };
    await server.call(sendTests, { as: recruiter.token, body });
    // What may still be taken back is nobody's news.
    expect(await mine()).toEqual([[chosen.id, 'not_started', null]]);
    await server.call(cancelAssignment, { as: recruiter.token, params: { id: await lastSent(application.id) } });

    const asked = await askTest(server, recruiter, application.id, id);
    expect(await mine()).toEqual([[asked.id, 'not_started', null]]);
    expect((await offered()).find((each) => each.id === id)?.last?.id).toBe(asked.id);
    expect((await choose(id)).data.id).toBe(asked.id);
    // Nor does it count among the five.
    for (let count = 0; count < 5; count += 1) expect((await choose((await openTest()).id)).status).toBe(200);
    for (const { id: other, applicationId } of (await server.call(listOwnTests, { as })).data)
      if (applicationId === null) await server.call(dropTest, { as, params: { id: other } });

    await server.call(cancelAssignment, { as: recruiter.token, params: { id: asked.id } });
    expect(await mine()).toEqual([[chosen.id, 'not_started', null]]);

    // Once the company's is begun, the chosen one is done with.
    const again = await askTest(server, recruiter, application.id, id);
    await beginTest(server, again);
    expect(await mine()).toEqual([[again.id, 'in_progress', null]]);
    expect((await server.call(openOwnTests, { as, params: { id: chosen.id } })).body.error).toBe('TEST_NOT_FOUND');
  });

  test('what was chosen and begun stays beside the company’s, which says where else it is taken', async () => {
    const { name: fullName, email, token: as } = talent;
    const { id } = await openTest({ questions: [QUESTIONS[2]] });
    const { data: chosen } = await choose(id);
    const params = await openLink(chosen.id);
    const { questions } = await beginTest(server, params);
    const job = await publishJob(server, recruiter);
    const application = await applyTo(server, job, { fullName, email, as });
    const asked = await askTest(server, recruiter, application.id, id);
    const other = async () => (await server.call(listTestsOfJob, { as, params: { id: job.id } })).data[0]?.otherSitting;
    expect(await other()).toBe('in_progress');
    expect((await server.call(listOwnTests, { as })).data.map((each) => each.id)).toEqual([asked.id, chosen.id]);
    // It goes on with what was begun.
    expect((await choose(id)).data.id).toBe(chosen.id);
    expect((await offered()).find((each) => each.id === id)?.last).toMatchObject({ id: chosen.id });

    await saveAs(server, params, 1, [[questions[0]?.id ?? '', 'Uma função que lembra.']]);
    await server.call(submitAttempt, { params });
    expect(await other()).toBe('in_grading');
    const [{ attemptId = '', questionId = '' } = {}] = (
      await server.call(listGrading, { as: recruiter.token, query: { testId: id } })
    ).data;
    await server.call(gradeAnswers, {
      as: recruiter.token,
      body: { grades: [{ attemptId, questionId, points: 4 }] },
    });
    expect(await other()).toBe('graded');
    expect((await server.call(reuseResult, { params: asked })).status).toBe(200);
    expect(await other()).toBeNull();
  });

  test('ends by itself when nobody begins it, and can be chosen again', async () => {
    const { id } = await openTest();
    const { data: first } = await choose(id);
    server.clock.advance(31 * DAY);
    talent = await signIn(server, talent.email, PASSWORD);
    expect((await server.call(listOwnTests, { as: talent.token })).data[0]).toMatchObject({ standing: 'expired' });
    const mails = (await server.mails(talent.email)).length;
    expect((await choose(id)).data.id).not.toBe(first.id);
    await enqueue(createContext(server.platform, { actor: system, locale: 'pt-BR' }), sweepTestsTask, {});
    await server.drain();
    expect(await server.mails(talent.email)).toHaveLength(mails);
  });
});

describe('a test that was chosen', () => {
  test('is taken like any other; its result is the talent’s alone', async () => {
    // A statement that no company asks.
    const questions = [{ ...QUESTIONS[1], text: '<p>NaN é igual a si.</p>' }];
    const { id, title } = await openTest({ skills: ['React'], showsAnswers: true, questions });
    const params = await take(id);
    const { data: link } = await server.call(getTestInvitation, { params });
    expect(link).toMatchObject({ jobTitle: null, candidateName: talent.name, tests: [{ id: params.id }] });
    const { data: own } = await server.call(getOwnResult, { params });
    expect(own).toMatchObject({ jobTitle: null, result: { score: 100, reused: false }, rightAnswers: 'offered' });
    expect((await server.call(declineTest, { params, body: {} })).body.error).toBe('TEST_NOT_FOUND');

    const by = { as: talent.token };
    expect((await server.call(listOwnTests, by)).data).toMatchObject([{ id: params.id, standing: 'completed' }]);
    expect((await server.call(listResults, by)).data).toMatchObject([{ title, applicationId: null, score: 100 }]);
    expect((await server.call(resultStats, by)).data).toMatchObject({ taken: 1, averageScore: 100 });
    const shown = await server.call(showProof, { ...by, params: { id: params.id }, body: { shown: true } });
    expect(shown.data.proof).toMatchObject({ skills: ['React'], shown: true });

    // Neither the company that wrote it nor another talent finds it.
    const asRecruiter = { as: recruiter.token };
    expect((await server.call(getResult, { ...asRecruiter, params: { id: params.id } })).status).toBe(404);
    const { data: listed } = await server.call(listResults, { ...asRecruiter, query: { testId: id } });
    expect(listed).toEqual([]);
    const stranger = await signUp(server, 'POTENTIAL');
    expect((await server.call(getResult, { as: stranger.token, params: { id: params.id } })).status).toBe(404);
    expect((await server.call(openOwnTests, { as: stranger.token, params: { id: params.id } })).status).toBe(404);
  });

  test('waits for its graders without a name, and rings once all is graded', async () => {
    const { id } = await openTest({ questions: [QUESTIONS[2]] });
    const { data: chosen } = await choose(id);
    const params = await openLink(chosen.id);
    const { questions } = await beginTest(server, params);
    await saveAs(server, params, 1, [[questions[0]?.id ?? '', 'Uma função que lembra.']]);
    await server.call(submitAttempt, { params });
    const { data: queue, body } = await server.call(listGrading, { as: recruiter.token, query: { testId: id } });
    expect(queue).toHaveLength(1);
    for (const secret of [talent.name, talent.email, chosen.id]) expect(JSON.stringify(body)).not.toContain(secret);
    const { attemptId = '', questionId = '' } = queue[0] ?? {};
    const grades = [{ attemptId, questionId, points: 3 }];
    await server.call(gradeAnswers, { as: recruiter.token, body: { grades } });
    const { data: rings } = await server.call(listNotifications, { as: talent.token });
    expect(rings[0]).toMatchObject({ link: `/admin/potential/tests/results/${chosen.id}` });
  });

  test('can be taken again thirty days after it was handed in, whoever asked for it', async () => {
    const { id } = await openTest();
    const first = await take(id, false);
    const refused = await choose(id);
    expect(refused.body.error).toBe('TEST_TAKEN_LATELY');
    // Nor is a copy of it another try.
    const { id: copy } = await openTest();
    expect((await choose(copy)).body.error).toBe('TEST_TAKEN_LATELY');
    const { id: other } = await openTest({ questions: [{ ...QUESTIONS[1], text: '<p>Outra afirmação.</p>' }] });
    expect((await choose(other)).status).toBe(200);
    const [listed] = await offered({ search: '' });
    const mine = (await offered()).find((each) => each.id === id) ?? listed;
    const again = new Date(mine?.retakeAt ?? 0).getTime() - server.clock.now().getTime();
    expect(Math.round(again / 1000)).toBe(30 * 24 * 3600);
    expect(mine?.last).toMatchObject({ id: first.id, standing: 'completed', score: 0 });
    server.clock.advance(30 * DAY);
    talent = await signIn(server, talent.email, PASSWORD);
    const second = await take(id);
    expect(second.id).not.toBe(first.id);
    expect((await server.call(listResults, { as: talent.token })).data.map(({ score }) => score)).toEqual([100, 0]);
  });
});
