import { duplicateTest, listTests, type TestDetails, toggleTest, updateTest } from '@prova/contract/assessments/tests';
import { compareResults } from '@prova/contract/attempts/analysis';
import { cancelAssignment, listAssignments, undoSendTests } from '@prova/contract/attempts/assignments';
import { chooseTest, listOpenTests } from '@prova/contract/attempts/open-tests';
import { getResult, showAnswers, showProof } from '@prova/contract/attempts/own-tests';
import { saveStageTests } from '@prova/contract/attempts/stage-tests';
import { getOwnResult, showOwnAnswers, startTest, submitAttempt } from '@prova/contract/attempts/taking';
import { closeJob, type JobDetail } from '@prova/contract/jobs/jobs';
import { eraseAccount, getExport, requestExport } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../../test/applications-factory.ts';
import { type Link, openLink, openTest } from '../../../../test/chosen-tests-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { askTest, beginTest, saveAs, TEST_FIELDS, trySendTest } from '../../../../test/tests-factory.ts';
import { unzip } from '../../../../test/unzip.ts';
import { after, DAY } from '../../../platform/clock.ts';

let server: TestServer;
let recruiter: Person;
let talent: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  talent = await signUp(server, 'POTENTIAL');
  job = await publishJob(server, recruiter);
});

let count = 0;
/** Two statements that no other test has, open to talents unless it is said otherwise. */
async function newTest(given: Record<string, unknown> = {}): Promise<TestDetails> {
  count += 1;
  const question = (number: number) => ({
    type: 'TRUE_FALSE',
    text: `<p>A afirmação ${count}.${number} é verdadeira.</p>`,
    explanation: `porque-${number}`,
    correctAnswer: true,
  });
  return openTest(server, recruiter, { showsAnswers: true, questions: [question(1), question(2)], ...given });
}

/** Answers so many questions, and hands in. */
async function take(link: Link, answers = 2): Promise<Link> {
  const { questions } = await beginTest(server, link);
  const given = questions.slice(0, answers).map(({ id }) => [id, true] as const);
  if (given.length > 0) await saveAs(server, link, 1, given);
  await server.call(submitAttempt, { params: link });
  return link;
}
const choose = (id: string, by = talent) => server.call(chooseTest, { as: by.token, params: { id } });
async function takeOpen(testId: string, answers = 2, by = talent): Promise<Link> {
  const { data } = await choose(testId, by);
  return take(await openLink(server, by, data.id), answers);
}
const applyAs = ({ name: fullName, email, token: as }: Person, to = job) =>
  applyTo(server, to, { fullName, email, as });
const ask = (candidate: AppliedCandidate, testId: string) => askTest(server, recruiter, candidate.id, testId);
const close = (one = job) =>
  server.call(closeJob, { as: recruiter.token, params: { id: one.id }, body: { status: 'FILLED' } });

const result = async (params: Link) => (await server.call(getOwnResult, { params })).data;
/** By the account, as by the link: both say the same. */
async function stateOf({ id, token }: Link, by = talent): Promise<string> {
  const [byLink, own] = [await result({ id, token }), await server.call(getResult, { as: by.token, params: { id } })];
  expect(own.data.questions).toEqual(byLink.questions);
  expect(own.data.rightAnswers).toBe(byLink.rightAnswers);
  const shown = JSON.stringify(byLink);
  expect(shown.includes('porque-')).toBe(byLink.questions.some(({ withheld }) => withheld === null));
  return byLink.rightAnswers;
}
const show = (params: Link) => server.call(showOwnAnswers, { params });
const ofCompany = async (id: string) => (await server.call(getResult, { as: recruiter.token, params: { id } })).data;

describe('a test that a talent chose', () => {
  test('keeps what is right to itself while companies use it, however it is handed in', async () => {
    const { id } = await newTest();
    const other = await ask(await applyTo(server, job), id);
    const empty = await takeOpen(id, 0);
    expect(await stateOf(empty)).toBe('unanswered');
    const second = await signUp(server, 'POTENTIAL');
    const full = await takeOpen(id, 2, second);
    expect(await stateOf(full, second)).toBe('in_use');
    for (const link of [empty, full]) expect((await show(link)).body.error).toBe('ANSWERS_WITHHELD');
    // The own answers stay, without what betrays which of them are right.
    const own = await result(full);
    expect(own.result?.score).toBe(100);
    for (const each of own.questions)
      expect(each).toMatchObject({ withheld: 'in_use', value: true, points: null, right: null, verdict: null });
    // Nobody was judged by what was called back; what was asked is in use for a year.
    await server.call(cancelAssignment, { as: recruiter.token, params: { id: other.id } });
    expect(await stateOf(full, second)).toBe('offered');
    await take(await ask(await applyTo(server, job), id));
    await close();
    expect(await stateOf(full, second)).toBe('in_use');
    const sentAgo = (days: number) =>
      server.platform.database
        .updateTable('testAssignments')
        .set({ sentAt: after(server.clock.now(), -days * DAY) })
        .where('testId', '=', id)
        .where('applicationId', 'is not', null)
        .execute();
    await sentAgo(364);
    expect(await stateOf(full, second)).toBe('in_use');
    await sentAgo(367);
    expect(await stateOf(full, second)).toBe('offered');
  });

  test('shows what was answered when nobody uses it, once it is asked for, and is not chosen again', async () => {
    const { id } = await newTest();
    const link = await takeOpen(id, 1);
    expect(await stateOf(link)).toBe('offered');
    const [first, second] = (await result(link)).questions;
    expect([first?.withheld, second?.withheld]).toEqual(['offered', 'unanswered']);

    const answers = await Promise.all([1, 2].map(() => server.call(showAnswers, { as: talent.token, params: link })));
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect(data.questions).toMatchObject([
        { withheld: null, question: { correctAnswer: true, explanation: 'porque-1' }, right: true },
        { withheld: 'unanswered', right: false, points: 0 },
      ]);
      expect(JSON.stringify(data)).not.toContain('porque-2');
    }
    expect(await stateOf(link)).toBe('shown');
    // Nobody else's to ask for.
    const stranger = await signUp(server, 'POTENTIAL');
    expect((await server.call(showAnswers, { as: stranger.token, params: link })).status).toBe(404);

    expect((await choose(id)).body.error).toBe('TEST_ANSWERS_SEEN');
    const { data: offered } = await server.call(listOpenTests, { as: talent.token });
    expect(offered.find((each) => each.id === id)?.answersSeen).toBe(true);
  });

  test('follows its questions into other versions and copies', async () => {
    const first = await newTest();
    const link = await takeOpen(first.id);
    expect(await stateOf(link)).toBe('offered');
    const as = recruiter.token;
    // A comma in the title is another version.
    const body = { ...TEST_FIELDS, title: 'Outro título', openToTalents: true, showsAnswers: true };
    await server.call(updateTest, { as, params: { id: first.id }, body: { ...body, version: first.version } });
    const asked = await ask(await applyTo(server, job), first.id);
    expect(await stateOf(link)).toBe('in_use');
    await server.call(cancelAssignment, { as, params: { id: asked.id } });
    expect(await stateOf(link)).toBe('offered');
    // Taken back before anybody heard of it: nobody was asked.
    const { id: applicationId } = await applyTo(server, job);
    const sent = await trySendTest(server, recruiter, applicationId, first.id);
    expect(await stateOf(link)).toBe('in_use');
    await server.call(undoSendTests, { as, body: { sendings: sent.data.sent } });
    expect(await stateOf(link)).toBe('offered');
    // A copy has ids of its own.
    const { data: copy } = await server.call(duplicateTest, { as, params: { id: first.id } });
    await server.call(toggleTest, { as, params: { id: copy.id } });
    await ask(await applyTo(server, job), copy.id);
    expect(await stateOf(link)).toBe('in_use');
    expect((await show(link)).body.error).toBe('ANSWERS_WITHHELD');
  });

  test('is in use as soon as a stage of a running job names it', async () => {
    const { id } = await newTest();
    const link = await takeOpen(id);
    const testJob = await publishJob(server, recruiter);
    const stage = testJob.stages.find(({ type }) => type === 'test');
    if (!stage) throw new Error('The job has no stage of tests');
    const save = (testIds: string[]) =>
      server.call(saveStageTests, {
        as: recruiter.token,
        params: { id: stage.id },
        body: { jobId: testJob.id, testIds, dueDays: 7, automatic: false },
      });
    await save([id]);
    expect(await stateOf(link)).toBe('in_use');
    await save([(await newTest()).id]);
    expect(await stateOf(link)).toBe('offered');
    await save([id]);
    await close(testJob);
    expect(await stateOf(link)).toBe('offered');
  });
});

describe('a test that a company sent', () => {
  test('shows nothing while its job runs or others sit it, and then what was answered', async () => {
    const { id } = await newTest({ openToTalents: false });
    const [me, other] = [await ask(await applyAs(talent), id), await ask(await applyTo(server, job), id)];
    const elsewhere = await publishJob(server, recruiter);
    const late = await ask(await applyTo(server, elsewhere), id);
    await take(me);
    expect(await stateOf(me)).toBe('in_use');
    await take(other);
    // The same person could apply once more, by another address.
    expect(await stateOf(me)).toBe('in_use');
    await close();
    await server.call(startTest, { params: late });
    expect(await stateOf(me)).toBe('in_use');
    await close(elsewhere);
    // Under way: an application that ends takes its test along, ten seconds later.
    expect(await stateOf(me)).toBe('in_use');
    server.clock.advance(11);
    await server.drain();
    expect(await stateOf(me)).toBe('offered');
    expect((await show(me)).status).toBe(200);
    expect(await stateOf(me)).toBe('shown');
  });
});

describe('who has seen right answers', () => {
  test('is told beside every later result of the same questions, and proves nothing by it', async () => {
    const { id } = await newTest({ skills: ['React'] });
    const before = await take(await ask(await applyTo(server, await publishJob(server, recruiter)), id));
    expect((await ofCompany(before.id)).answersSeen).toBeNull();
    await server.platform.database.deleteFrom('testAssignments').where('id', '=', before.id).execute();

    await show(await takeOpen(id));
    const seenAt = server.clock.now().toISOString();
    const listed = (await server.call(listTests, { as: recruiter.token, query: { limit: 100 } })).data;
    expect(listed.find((each) => each.id === id)?.answersSeenBy).toBe(1);

    server.clock.advance(60);
    const { id: applicationId } = await applyAs(talent);
    const mine = { ...(await take(await askTest(server, recruiter, applicationId, id))), applicationId };
    const theirs = await take(await ask(await applyTo(server, job), id));
    const own = { own: seenAt, others: 0, othersSince: null };
    const others = { own: null, others: 1, othersSince: seenAt };
    expect((await ofCompany(mine.id)).answersSeen).toEqual(own);
    expect((await result(mine)).answersSeen).toEqual(own);
    const query = { applicationId: mine.applicationId };
    const { data: sent } = await server.call(listAssignments, { as: recruiter.token, query });
    expect(sent.map((each) => each.answersSeen)).toEqual([own]);
    expect((await ofCompany(theirs.id)).answersSeen).toEqual(others);
    const { data: compared } = await server.call(compareResults, { as: recruiter.token, params: { id } });
    const byId = new Map(compared.results.map((each) => [each.id, each.answersSeen]));
    expect([byId.get(mine.id), byId.get(theirs.id)]).toEqual([own, others]);
    expect((await result(mine)).proof).toBeNull();
    const proof = await server.call(showProof, { as: talent.token, params: mine, body: { shown: true } });
    expect(proof.body.error).toBe('PROOF_IMPOSSIBLE');
  });

  test('is in the copy of their data, which keeps back what the results keep back; and goes with the account', async () => {
    const used = await newTest();
    await ask(await applyTo(server, job), used.id);
    await takeOpen(used.id);
    const unused = await newTest();
    const link = await takeOpen(unused.id, 1);
    await show(link);
    const { token: as, email } = talent;
    await server.call(requestExport, { as });
    await server.drain();
    const { data } = await server.call(getExport, { as });
    const files = await unzip((await server.app.inject({ url: data?.link ?? '' })).rawPayload);
    const rows = (name: string): Record<string, unknown>[] => {
      const [path = ''] = [...files.keys()].filter((each) => each.endsWith(`${name}.json`));
      return JSON.parse(files.get(path)?.toString() ?? '[]');
    };
    const answers = rows('test-answers').map(({ testId, position, answer, points }) => [
      testId === link.id,
      position,
      answer,
      points === null ? null : Number(points),
    ]);
    expect(answers.toSorted()).toEqual(
      [
        [false, 1, true, null],
        [false, 2, true, null],
        [true, 1, true, 1],
        [true, 2, null, null],
      ].toSorted(),
    );
    expect(rows('right-answers-you-saw')).toMatchObject([{ testId: link.id, position: 1 }]);
    expect([...files.values()].some((file) => file.includes('porque-'))).toBe(false);

    expect((await server.call(eraseAccount, { as, body: { email } })).status).toBe(202);
    await server.drain();
    server.clock.advance(61);
    await server.drain();
    const { data: listed } = await server.call(listTests, { as: recruiter.token, query: { limit: 100 } });
    expect(listed.find(({ id }) => id === unused.id)?.answersSeenBy).toBe(0);
  });

  test('goes with who is erased, also where the result itself stays in the figures', async () => {
    const { id } = await newTest({ openToTalents: false });
    const candidate = await applyAs(talent);
    const asked = await take(await ask(candidate, id));
    await close();
    expect((await show(asked)).status).toBe(200);
    const { database } = server.platform;
    const kept = () =>
      database
        .selectFrom('shownAnswers')
        .selectAll()
        .where('companyId', '=', recruiter.companyId ?? '')
        .execute();
    const before = (await kept()).length;
    const { token: as, email } = talent;
    expect((await server.call(eraseAccount, { as, body: { email } })).status).toBe(202);
    await server.drain();
    server.clock.advance(61);
    await server.drain();
    expect((await kept()).length).toBe(before - 2);
  });
});
