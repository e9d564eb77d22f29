import { sendTests } from '@prova/contract/attempts/assignments';
import {
  getResult,
  listOwnTests,
  listResults,
  listTestsOfJob,
  openOwnTests,
  resultStats,
  submitOwnTest,
} from '@prova/contract/attempts/own-tests';
import { getTestInvitation } from '@prova/contract/attempts/taking';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { undoOver } from '../../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { askTest, beginTest, DUE_DATE, publishTest, QUESTIONS, saveAs } from '../../../../test/tests-factory.ts';

let server: TestServer;
let recruiter: Person;
let talent: Person;
let stranger: Person;
let job: JobDetail;
let application: AppliedCandidate;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  [talent, stranger] = [await signUp(server, 'POTENTIAL'), await signUp(server, 'POTENTIAL')];
  job = await publishJob(server, recruiter);
  const { name: fullName, email, token } = talent;
  application = await applyTo(server, job, { fullName, email, as: token });
});
afterAll(() => server.close());
beforeEach(async () => {
  // A session does not outlive the leaps of the clock.
  recruiter = await signIn(server, recruiter.email, PASSWORD);
  talent = await signIn(server, talent.email, PASSWORD);
});

const own = async (as = talent) => (await server.call(listOwnTests, { as: as.token })).data;

describe('the tests of a talent', () => {
  test('stand in their list once nobody can take them back, with who asks and until when', async () => {
    const { id: testId } = await publishTest(server, recruiter, { minutes: 20 });
    const body = { applicationIds: [application.id], testIds: [testId], dueDate: DUE_DATE, notes: 'Boa sorte.' };
    await server.call(sendTests, { as: recruiter.token, body });
    expect(await own()).toEqual([]);
    await undoOver(server);
    const [asked] = await own();
    expect(asked).toMatchObject({
      standing: 'not_started',
      minutes: 20,
      jobTitle: job.title,
      notes: 'Boa sorte.',
      applicationId: application.id,
      can: { start: true, decline: true },
    });
    expect(await own(stranger)).toEqual([]);
    const { data: ofJob } = await server.call(listTestsOfJob, { as: talent.token, params: { id: job.id } });
    expect(ofJob.map(({ id }) => id)).toEqual([asked?.id]);

    const opened = await server.call(openOwnTests, { as: talent.token, params: { id: asked?.id ?? '' } });
    const { token } = opened.data;
    expect((await server.call(getTestInvitation, { params: { token } })).data.tests[0]?.id).toBe(asked?.id);
    const foreign = await server.call(openOwnTests, { as: stranger.token, params: { id: asked?.id ?? '' } });
    expect([foreign.status, foreign.body.error]).toEqual([404, 'TEST_NOT_FOUND']);

    const params = { token, id: asked?.id ?? '' };
    const { questions } = await beginTest(server, params);
    expect((await own())[0]?.standing).toBe('in_progress');
    await saveAs(server, params, 1, [[questions[1]?.id ?? '', false]]);
    const done = await server.call(submitOwnTest, { as: talent.token, params: { id: params.id } });
    expect(done.data).toMatchObject({ standing: 'completed', result: { graded: true, answered: 1 } });
    const again = await server.call(submitOwnTest, { as: talent.token, params: { id: params.id } });
    expect(again.data).toEqual(done.data);
  });
});

describe('results', () => {
  test('are read by the talent, and by the company with what was right', async () => {
    const other = await signUp(server, 'POTENTIAL');
    const { name: fullName, email, token } = other;
    const applied = await applyTo(server, job, { fullName, email, as: token });
    const asked = await askTest(server, recruiter, applied.id);
    const { questions } = await beginTest(server, asked);
    await saveAs(server, asked, 1, [
      [questions[0]?.id ?? '', questions[0]?.options[1]?.id ?? ''],
      [questions[1]?.id ?? '', true],
    ]);
    await server.call(submitOwnTest, { as: token, params: { id: asked.id } });

    const { data: mine } = await server.call(listResults, { as: token });
    expect(mine.map(({ id, points, score }) => [id, points, score])).toEqual([[asked.id, 2, 11]]);
    const ofTest = { as: recruiter.token, query: { applicationId: applied.id } };
    const { data: theirs } = await server.call(listResults, ofTest);
    expect(theirs.map(({ candidateName }) => candidateName)).toEqual([fullName]);
    const foreign = await signUp(server, 'RECRUITER');
    expect((await server.call(listResults, { ...ofTest, as: foreign.token })).data).toEqual([]);

    const { data: toTalent } = await server.call(getResult, { as: token, params: { id: asked.id } });
    expect([toTalent.questions, toTalent.byTopic.length]).toEqual([[], 2]);
    const { data: toCompany } = await server.call(getResult, { as: recruiter.token, params: { id: asked.id } });
    expect(toCompany.questions.map(({ right }) => right)).toEqual([true, false, false, false, false]);
    expect(toCompany.questions[0]?.question.explanation).toBe(QUESTIONS[0].explanation);
    for (const as of [foreign.token, stranger.token])
      expect((await server.call(getResult, { as, params: { id: asked.id } })).status).toBe(404);

    const { data: stats } = await server.call(resultStats, { as: token });
    // As programs write it that fill in nobody.
    const ofNobody = await server.app.inject({
      url: `${resultStats.path}?talentId=`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ofNobody.json().data).toEqual(stats);
    expect(stats).toMatchObject({
      taken: 1,
      graded: 1,
      averageScore: 11,
      bestScore: 11,
      byCategory: [{ category: 'frontend', taken: 1, averageScore: 11 }],
    });
    const talentId = theirs[0]?.talentId ?? '';
    const seen = await server.call(resultStats, { as: recruiter.token, query: { talentId } });
    expect(seen.data).toEqual(stats);
    // A candidate may have no account, and one with several applications is asked for by one of them.
    for (const personId of [applied.candidateId, applied.id]) {
      const query = { talentId: personId };
      expect((await server.call(resultStats, { as: recruiter.token, query })).data).toEqual(stats);
      expect((await server.call(listResults, { as: recruiter.token, query })).data).toEqual(theirs);
      expect((await server.call(listResults, { as: foreign.token, query })).data).toEqual([]);
      expect((await server.call(listResults, { as: stranger.token, query })).data).toEqual([]);
    }
    const { data: others } = await server.call(listResults, {
      as: recruiter.token,
      query: { talentId: application.id },
    });
    expect(others.map(({ id }) => id)).not.toContain(asked.id);
    const spied = await server.call(resultStats, { as: stranger.token, query: { talentId } });
    expect(spied.data).toMatchObject({ taken: 0, averageScore: null, byCategory: [] });
  });
});
