import { applicationTimeline, getApplication, withdrawByToken } from '@prova/contract/applications/applications';
import { updateQuestion } from '@prova/contract/assessments/questions';
import { removeTest } from '@prova/contract/assessments/tests';
import {
  cancelAssignment,
  listAssignments,
  mailAssignmentAgain,
  sendTests,
  undoSendTests,
  updateAssignment,
} from '@prova/contract/attempts/assignments';
import {
  declineTest,
  getTestInvitation,
  sendTestLink,
  startTest,
  submitAttempt,
} from '@prova/contract/attempts/taking';
import { actOnCandidate, moveCandidate } from '@prova/contract/funnel/funnel';
import { createTemplate } from '@prova/contract/jobs/job-email-templates';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo, statusToken } from '../../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { undoOver } from '../../../../test/offers-factory.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { beginTest, DUE_DATE, publishTest, QUESTIONS, sendTest, writeTest } from '../../../../test/tests-factory.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/tasks.ts';
import { sweepTestsTask } from '../open-assignments/end-of-tests.ts';

const DAY = 86_400;

let server: TestServer;
let recruiter: Person;
let job: JobDetail;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { name: 'Helena Prado', verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

/** A session does not outlive the leaps of the clock. */
const signInAgain = async () => {
  recruiter = await signIn(server, recruiter.email, PASSWORD);
};
beforeEach(signInAgain);

const send = (applicationIds: string[], testIds: string[], more: Record<string, unknown> = {}) =>
  server.call(sendTests, { as: recruiter.token, body: { applicationIds, testIds, dueDate: DUE_DATE, ...more } });
const asked = async ({ id }: { id: string }) =>
  (await server.call(listAssignments, { as: recruiter.token, query: { applicationId: id } })).data;
const applicationOf = async ({ id }: AppliedCandidate) =>
  (await server.call(getApplication, { as: recruiter.token, params: { id } })).data;
const statusOf = async (candidate: AppliedCandidate) => (await applicationOf(candidate)).status;
const sweep = async () => {
  await enqueue(createContext(server.platform, { actor: system, locale: 'pt-BR' }), sweepTestsTask, {});
  await server.drain();
};
const mailsOf = async (candidate: AppliedCandidate) =>
  (await server.mails(candidate.email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('test'))
    .toReversed();

describe('adding a test to those that wait', () => {
  const other = { title: 'SQL', questions: [QUESTIONS[1]] };

  test('names what came with its own day, and the application goes on once all have ended', async () => {
    const [one, two] = [await publishTest(server, recruiter), await publishTest(server, recruiter, other)];
    const ana = await applyTo(server, job);
    const first = await sendTest(server, recruiter, ana, { test: one });
    await signInAgain();
    // Without saying so it is refused, as before; the same test is in any case.
    expect((await send([ana.id], [two.id])).data.failed).toMatchObject([{ error: 'ACTION_REFUSED' }]);
    expect((await send([ana.id], [one.id], { adds: true })).data.failed).toMatchObject([{ error: 'ACTION_REFUSED' }]);
    const added = await send([ana.id], [two.id], { adds: true, dueDate: '2026-12-04' });
    expect(added.data.failed).toEqual([]);
    await undoOver(server);
    expect(await mailsOf(ana)).toEqual(['test_sent', 'test_sent']);
    const [mail] = (await server.mails(ana.email)).filter(({ kind }) => kind === 'test_sent');
    expect(mail?.text).toContain('SQL');
    expect(mail?.text).not.toContain(one.title);
    expect(mail?.text).toContain('4 de dezembro');
    expect(await statusOf(ana)).toBe('test_sent');

    const rows = await asked(ana);
    const second = rows.find(({ testId }) => testId === two.id)?.id ?? '';
    // One link opens both, whichever mail it is from.
    const invitation = await server.call(getTestInvitation, { params: { token: first.token } });
    expect(invitation.data.tests.map(({ id }) => id).toSorted()).toEqual([first.id, second].toSorted());
    await server.call(declineTest, { params: { token: first.token, id: second }, body: {} });
    expect(await statusOf(ana)).toBe('test_sent');
    await beginTest(server, first);
    await server.call(submitAttempt, { params: { token: first.token, id: first.id } });
    expect(await statusOf(ana)).toBe('test_done');
  });

  test('goes on waiting for what was added when the first one ends', async () => {
    const [one, two] = [await publishTest(server, recruiter), await publishTest(server, recruiter, other)];
    const ana = await applyTo(server, job);
    const first = await sendTest(server, recruiter, ana, { test: one });
    await signInAgain();
    await send([ana.id], [two.id], { adds: true });
    await undoOver(server);
    await server.call(cancelAssignment, { as: recruiter.token, params: { id: first.id } });
    expect(await statusOf(ana)).toBe('test_sent');
    const second = (await asked(ana)).find(({ testId }) => testId === two.id)?.id ?? '';
    await server.call(cancelAssignment, { as: recruiter.token, params: { id: second } });
    expect(await statusOf(ana)).toBe('open_to_test');
  });

  test('is taken back by itself while its ten seconds last', async () => {
    const [one, two] = [await publishTest(server, recruiter), await publishTest(server, recruiter, other)];
    const ana = await applyTo(server, job);
    await sendTest(server, recruiter, ana, { test: one });
    await signInAgain();
    const { data } = await send([ana.id], [two.id], { adds: true });
    const undone = await server.call(undoSendTests, { as: recruiter.token, body: { sendings: data.sent } });
    expect(undone.data).toEqual({ undone: [ana.id], failed: [] });
    await undoOver(server);
    expect(await mailsOf(ana)).toEqual(['test_sent']);
    expect((await asked(ana)).map(({ testId }) => testId)).toEqual([one.id]);
    expect(await statusOf(ana)).toBe('test_sent');
  });

  test('two who add the same test at once ask for it once', async () => {
    const [one, two] = [await publishTest(server, recruiter), await publishTest(server, recruiter, other)];
    const ana = await applyTo(server, job);
    await sendTest(server, recruiter, ana, { test: one });
    await signInAgain();
    const both = await Promise.all([1, 2].map(() => send([ana.id], [two.id], { adds: true })));
    expect(both.flatMap(({ data }) => data.sent)).toHaveLength(1);
    expect(await asked(ana)).toHaveLength(2);
  });
});

describe('sending', () => {
  test('reaches several candidates with several tests by one mail each, and says who was left out', async () => {
    const [one, two] = [await publishTest(server, recruiter), await publishTest(server, recruiter, { title: 'SQL' })];
    const [ana, bruno, carla] = [await applyTo(server, job), await applyTo(server, job), await applyTo(server, job)];
    const rejected = await server.call(actOnCandidate, {
      as: recruiter.token,
      params: { id: carla.id },
      body: { action: 'reject' },
    });
    expect(rejected.status, JSON.stringify(rejected.body)).toBe(200);
    const { data } = await send([ana.id, bruno.id, carla.id], [one.id, two.id], { notes: 'Sem pressa.' });
    expect(data.sent.map(({ applicationId }) => applicationId)).toEqual([ana.id, bruno.id]);
    expect(data.failed).toMatchObject([{ id: carla.id, error: 'ACTION_REFUSED', reason: expect.any(String) }]);
    expect([await statusOf(ana), await statusOf(bruno)]).toEqual(['test_sent', 'test_sent']);
    // It may still be taken back.
    expect(await mailsOf(ana)).toEqual([]);
    await undoOver(server);
    expect([await mailsOf(ana), await mailsOf(bruno), await mailsOf(carla)]).toEqual([
      ['test_sent'],
      ['test_sent'],
      [],
    ]);
    const [mail] = (await server.mails(ana.email)).filter(({ kind }) => kind === 'test_sent');
    expect(mail?.text).toContain('Sem pressa.');
    expect(mail?.text).toContain('SQL');
    const rows = await asked(ana);
    expect(rows.map(({ title, status }) => [title, status]).toSorted()).toEqual([
      ['Fundamentos de JavaScript', 'sent'],
      ['SQL', 'sent'],
    ]);
    // Until the end of that day where the company is.
    expect(rows[0]?.dueAt).toBe('2026-12-01T02:59:59.999Z');
    const again = await send([ana.id], [one.id]);
    expect(again.data.failed).toMatchObject([{ id: ana.id, error: 'ACTION_REFUSED' }]);
  });

  test('in the company’s own words names a test to whoever stands in another column', async () => {
    const own = await publishJob(server, recruiter);
    const words = { subject: 'Próximo passo: {{statusName}}', body: 'Vamos à etapa {{statusName}}.' };
    const body = { jobId: own.id, kind: 'test' as const, ...words };
    expect((await server.call(createTemplate, { as: recruiter.token, body })).status).toBe(201);
    const { mail } = await sendTest(server, recruiter, await applyTo(server, own));
    expect(mail.subject).toBe('Próximo passo: Teste técnico');
    expect(mail.text).toContain('Vamos à etapa Teste técnico.');
  });

  test.each([
    ['no test', { testIds: [] }, 'testIds', 'Escolha pelo menos um teste'],
    ['not even a list of tests', { testIds: undefined }, 'testIds', 'Escolha pelo menos um teste'],
    ['no day', { dueDate: undefined }, 'dueDate', 'Este campo é obrigatório'],
  ])('with %s is refused', async (_, more, field, message) => {
    const someone = await applyTo(server, job);
    const answer = await send([someone.id], ['0198c0de-0000-7000-8000-000000000000'], more);
    expect([answer.status, answer.body.details?.[0]]).toMatchObject([422, { field, message }]);
  });

  test.each([
    ['over', '2026-11-01', 'DATE_PAST', 'Escolha uma data no futuro'],
    ['years away', '2029-11-01', 'DATE_TOO_FAR', 'Escolha uma data dentro de 180 dias'],
  ])('by a day that is %s is refused, and leaves the candidates as they were', async (_, dueDate, code, message) => {
    const people = [await applyTo(server, job), await applyTo(server, job)];
    const { id } = await publishTest(server, recruiter);
    const answer = await send(
      people.map((person) => person.id),
      [id],
      { dueDate },
    );
    expect([answer.status, answer.body.details]).toMatchObject([422, [{ field: 'dueDate', code, message }]]);
    for (const person of people) expect(await statusOf(person)).toBe('new');
  });

  test('is for published tests of the company alone', async () => {
    const someone = await applyTo(server, job);
    const stranger = await signUp(server, 'RECRUITER', { verified: true });
    const [draft, foreign] = [await writeTest(server, recruiter), await publishTest(server, stranger)];
    expect((await send([someone.id], [draft.id])).body.error).toBe('TEST_NOT_PUBLISHED');
    expect((await send([someone.id], [foreign.id])).body.error).toBe('TEST_NOT_FOUND');
  });

  test('twice at once sends once', async () => {
    const someone = await applyTo(server, job);
    const { id } = await publishTest(server, recruiter);
    const answers = await Promise.all([send([someone.id], [id]), send([someone.id], [id])]);
    expect(answers.map(({ data }) => data.sent.length).toSorted()).toEqual([0, 1]);
    expect(await asked(someone)).toHaveLength(1);
  });

  test('while a test waits none is sent, also after the candidate was moved on', async () => {
    const someone = await applyTo(server, job);
    const given = await publishTest(server, recruiter);
    await sendTest(server, recruiter, someone, { test: given });
    const review = job.stages.find(({ type }) => type === 'review')?.id ?? '';
    await server.call(moveCandidate, {
      as: recruiter.token,
      params: { id: someone.id },
      body: { targetStageId: review },
    });
    expect((await send([someone.id], [given.id])).data.failed).toMatchObject([{ error: 'ACTION_REFUSED' }]);
    const { failed } = (await send([someone.id], [(await publishTest(server, recruiter)).id])).data;
    expect(failed).toMatchObject([{ id: someone.id, error: 'ACTION_REFUSED' }]);
  });

  test('what was sent stays as it was, whatever becomes of the test', async () => {
    const [first, second] = [await applyTo(server, job), await applyTo(server, job)];
    const given = await publishTest(server, recruiter);
    const before = await sendTest(server, recruiter, first, { test: given });
    const [question] = given.questions;
    const body = { ...QUESTIONS[0], text: '<p>Outra pergunta.</p>', version: question?.version ?? 0 };
    await server.call(updateQuestion, { as: recruiter.token, params: { id: question?.id ?? '' }, body });
    const after = await sendTest(server, recruiter, second, { test: given });
    await server.call(removeTest, { as: recruiter.token, params: { id: given.id } });
    const texts = [await beginTest(server, before), await beginTest(server, after)].map(
      ({ questions }) => questions[0]?.text,
    );
    expect(texts).toEqual([QUESTIONS[0].text, '<p>Outra pergunta.</p>']);
    const versions = await server.platform.database
      .selectFrom('testVersions')
      .select(['number'])
      .where('testId', '=', given.id)
      .execute();
    expect(versions).toHaveLength(2);
  });
});

describe('taking it back', () => {
  test('within ten seconds leaves no mail, no test, and the candidate where they were', async () => {
    const someone = await applyTo(server, job);
    const { id } = await publishTest(server, recruiter);
    const before = await applicationOf(someone);
    const { data } = await send([someone.id], [id]);
    const undone = await server.call(undoSendTests, { as: recruiter.token, body: { sendings: data.sent } });
    expect(undone.data).toEqual({ undone: [someone.id], failed: [] });
    await undoOver(server);
    expect(await mailsOf(someone)).toEqual([]);
    expect(await asked(someone)).toEqual([]);
    expect(await applicationOf(someone)).toMatchObject({
      status: before.status,
      stageId: before.stageId,
      replyDueAt: before.replyDueAt,
    });
    // Nothing stands in the way of sending it again.
    expect((await send([someone.id], [id])).data.failed).toEqual([]);
  });

  test('later is too late', async () => {
    const someone = await applyTo(server, job);
    const { data } = await send([someone.id], [(await publishTest(server, recruiter)).id]);
    server.clock.advance(11);
    const undone = await server.call(undoSendTests, { as: recruiter.token, body: { sendings: data.sent } });
    expect(undone.data).toMatchObject({ undone: [], failed: [{ error: 'UNDO_EXPIRED' }] });
  });
});

describe('more time', () => {
  test('before the test and during it: the attempt goes on until its new end', async () => {
    const someone = await applyTo(server, job);
    const sent = await sendTest(server, recruiter, someone, {
      test: await publishTest(server, recruiter, { minutes: 30 }),
    });
    const change = (version: number, extraMinutes: number) =>
      server.call(updateAssignment, {
        as: recruiter.token,
        params: { id: sent.id },
        body: { version, dueDate: '2026-12-15', extraMinutes },
      });
    const { version } = (await asked(someone))[0] ?? { version: 0 };
    const changed = await change(version, 15);
    expect(changed.data).toMatchObject({ extraMinutes: 15, dueAt: '2026-12-16T02:59:59.999Z' });
    expect((await change(version, 20)).body.error).toBe('VERSION_CONFLICT');
    const { startedAt, expiresAt } = await beginTest(server, sent);
    expect(Date.parse(expiresAt ?? '') - Date.parse(startedAt)).toBe(45 * 60_000);
    const [started] = await asked(someone);
    await change(started?.version ?? 0, 60);
    expect(Date.parse((await beginTest(server, sent)).expiresAt ?? '') - Date.parse(startedAt)).toBe(90 * 60_000);
    // The task of the former end finds that there is time.
    server.clock.advance(46 * 60);
    await server.drain();
    await signInAgain();
    expect((await asked(someone))[0]?.status).toBe('started');
    server.clock.advance(45 * 60);
    await server.drain();
    await signInAgain();
    expect((await asked(someone))[0]).toMatchObject({ status: 'done', result: { submittedBy: 'time', seconds: 5400 } });
  });
});

describe('the end of a test', () => {
  test('called back before it was begun: the candidate is told, and can be sent another', async () => {
    const someone = await applyTo(server, job);
    const sent = await sendTest(server, recruiter, someone);
    const cancel = () => server.call(cancelAssignment, { as: recruiter.token, params: { id: sent.id } });
    expect((await cancel()).data.status).toBe('cancelled');
    expect((await cancel()).body.error).toBe('ASSIGNMENT_ENDED');
    await server.drain();
    expect(await mailsOf(someone)).toEqual(['test_sent', 'test_cancelled']);
    expect(await statusOf(someone)).toBe('open_to_test');
    const start = await server.call(startTest, { params: { token: sent.token, id: sent.id } });
    expect(start.body.error).toBe('ASSIGNMENT_ENDED');
  });

  test('one that was begun is not called back', async () => {
    const sent = await sendTest(server, recruiter, await applyTo(server, job));
    await beginTest(server, sent);
    const answer = await server.call(cancelAssignment, { as: recruiter.token, params: { id: sent.id } });
    expect(answer.body.error).toBe('ASSIGNMENT_STARTED');
  });

  test('declined: the company reads why, and the history shows both', async () => {
    const someone = await applyTo(server, job);
    const { id, token } = await sendTest(server, recruiter, someone);
    const answer = await server.call(declineTest, {
      params: { token, id },
      body: { reason: 'Aceitei outra proposta.' },
    });
    expect(answer.data.status).toBe('declined');
    expect(await statusOf(someone)).toBe('test_declined');
    expect((await asked(someone))[0]).toMatchObject({ status: 'declined', declineReason: 'Aceitei outra proposta.' });
    const { data } = await server.call(applicationTimeline, { as: recruiter.token, params: { id: someone.id } });
    expect(data.filter(({ type }) => type === 'test').map((event) => event.data.status)).toEqual(['declined', 'sent']);
    const again = await server.call(declineTest, { params: { token, id }, body: {} });
    expect(again.body.error).toBe('ASSIGNMENT_ENDED');
  });

  test('a withdrawn application takes its tests along', async () => {
    const someone = await applyTo(server, job);
    const sent = await sendTest(server, recruiter, someone);
    await server.call(withdrawByToken, { params: { token: await statusToken(server, someone.email) }, body: {} });
    await undoOver(server);
    expect((await asked(someone))[0]?.status).toBe('cancelled');
    const invitation = await server.call(getTestInvitation, { params: { token: sent.token } });
    expect(invitation.data.tests[0]?.can).toEqual({ start: false, answer: false, decline: false, askHelp: false });
  });

  test('of several sent together the last one moves the application', async () => {
    const someone = await applyTo(server, job);
    const [one, two] = [await publishTest(server, recruiter), await publishTest(server, recruiter, { title: 'SQL' })];
    await send([someone.id], [one.id, two.id]);
    await undoOver(server);
    const rows = await asked(someone);
    const [mail] = (await server.mails(someone.email)).filter(({ kind }) => kind === 'test_sent');
    const token = new URL(mail?.links.find((link) => link.includes('/tests/')) ?? '').pathname.replace('/tests/', '');
    await server.call(declineTest, { params: { token, id: rows[0]?.id ?? '' }, body: {} });
    expect(await statusOf(someone)).toBe('test_sent');
    await server.call(declineTest, { params: { token, id: rows[1]?.id ?? '' }, body: {} });
    expect(await statusOf(someone)).toBe('test_declined');
  });

  test('the link of the application asks for the mail once more, which goes to the candidate alone', async () => {
    const someone = await applyTo(server, job);
    const link = { params: { token: await statusToken(server, someone.email) } };
    expect((await server.call(sendTestLink, link)).body.error).toBe('TEST_NOT_FOUND');
    await send([someone.id], [(await publishTest(server, recruiter)).id]);
    // It may still be taken back, and nobody is to have heard of it then.
    expect((await server.call(sendTestLink, link)).body.error).toBe('TEST_NOT_FOUND');
    await undoOver(server);
    expect((await server.call(sendTestLink, link)).data).toEqual({});
    expect(await mailsOf(someone)).toEqual(['test_sent', 'test_sent']);
  });

  test('the mail once more has a link of its own, and the first one stays good', async () => {
    const someone = await applyTo(server, job);
    const sent = await sendTest(server, recruiter, someone);
    await server.call(mailAssignmentAgain, { as: recruiter.token, params: { id: sent.id } });
    await server.drain();
    expect(await mailsOf(someone)).toEqual(['test_sent', 'test_sent']);
    expect((await server.call(getTestInvitation, { params: { token: sent.token } })).status).toBe(200);
  });

  // Last: the clock goes past the day of every other one.
  test('not begun by its day: read so at once, told by the task, and sent once more', async () => {
    const someone = await applyTo(server, job);
    const given = await publishTest(server, recruiter);
    const sent = await sendTest(server, recruiter, someone, { test: given });
    const { dueAt } = (await asked(someone))[0] ?? { dueAt: '' };
    const now = server.clock.now();
    server.clock.advance((Date.parse(dueAt) - now.getTime()) / 1000 - DAY / 2);
    await sweep();
    await sweep();
    expect(await mailsOf(someone)).toEqual(['test_sent', 'test_reminder']);
    server.clock.advance(DAY);
    const invitation = await server.call(getTestInvitation, { params: { token: sent.token } });
    expect(invitation.data.tests[0]).toMatchObject({ status: 'expired', can: { start: false, decline: false } });
    const start = await server.call(startTest, { params: { token: sent.token, id: sent.id } });
    expect(start.body.error).toBe('ASSIGNMENT_OVERDUE');
    await sweep();
    await signInAgain();
    expect(await statusOf(someone)).toBe('open_to_test');
    expect((await asked(someone))[0]).toMatchObject({ status: 'expired', endedAt: dueAt });
    const again = await send([someone.id], [given.id], { dueDate: '2026-12-20' });
    expect(again.data.failed).toEqual([]);
  });
});
