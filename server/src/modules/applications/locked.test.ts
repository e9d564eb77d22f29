import { applicationMatch } from '@prova/contract/applications/application-match';
import {
  applicationOpened,
  applicationTimeline,
  apply,
  getApplication,
  jobCandidates,
  listApplications,
  revealApplication,
} from '@prova/contract/applications/applications';
import { hiddenName } from '@prova/contract/applications/hidden-name';
import { listResults } from '@prova/contract/attempts/own-tests';
import { getConversation, listConversations } from '@prova/contract/conversations/conversations';
import { getCandidate, getResumeText, listCandidates } from '@prova/contract/funnel/candidates';
import { exportCandidates } from '@prova/contract/funnel/export';
import { EXPORT_COLUMNS } from '@prova/contract/funnel/export-columns';
import {
  actOnCandidate,
  type Card,
  getBoard,
  getCards,
  getColumn,
  moveCandidate,
  rejectionPreview,
} from '@prova/contract/funnel/funnel';
import { actOnCandidates } from '@prova/contract/funnel/mass-actions';
import { createInterview } from '@prova/contract/interviews/interviews';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { recruiterHome } from '@prova/contract/metrics/metrics';
import { listReportCases } from '@prova/contract/metrics/reports';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AppliedCandidate,
  applicationCall,
  applyTo,
  jobWithQuestions,
} from '../../../test/applications-factory.ts';
import { buy } from '../../../test/billing-factory.ts';
import { pdfResume } from '../../../test/fixtures/resumes.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { interviewBody } from '../../../test/interviews-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { unlockAllTask } from './unlock-applications.ts';

const LIMIT = 2;
const NOW = '2026-11-20T12:00:00Z';

let server: TestServer;
let owner: Person;
let job: JobDetail;
let answered: { answers: { questionId: string; answer: string }[] };

beforeAll(async () => {
  server = await startTestServer({ BILLING_LIMITS: 'true' });
  await limit('starter', LIMIT);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(NOW);
  owner = await signUp(server, 'RECRUITER', { verified: true });
  ({ job, answered } = await jobWithQuestions(server, owner));
});

async function limit(code: 'starter' | 'professional', maxCandidates: number): Promise<void> {
  await server.platform.database.updateTable('plans').set({ maxCandidates }).where('code', '=', code).execute();
}

const ask = () => ({ as: owner.token });
const arrive = (overrides = {}) => applyTo(server, job, { ...answered, ...overrides });
const full = async () => {
  for (let count = 0; count < LIMIT; count++) await arrive();
};
const board = async (query = {}) =>
  (await server.call(getBoard, { ...ask(), query: { jobId: job.id, ...query } })).data;
const lockedIds = async () =>
  (await board()).columns.flatMap(({ cards }) => cards.filter(({ locked }) => locked).map(({ id }) => id));
const cardOf = async (id: string): Promise<Card | undefined> =>
  (await board()).columns.flatMap(({ cards }) => cards).find((card) => card.id === id);

const [GIVEN, FAMILY, CITY] = ['Quitéria', 'Vasconcelos', 'Garanhuns'];

async function arriveLocked(): Promise<AppliedCandidate & { readonly telling: string[] }> {
  await full();
  const resume = { name: `${GIVEN}.pdf`, body: await pdfResume([[`${GIVEN} ${FAMILY}`, 'TypeScript']]) };
  const who = { fullName: `${GIVEN} ${FAMILY}`, email: `quiteria.${job.id}@correio.example`, phone: '(11) 98888-7766' };
  const applied = await arrive({
    ...who,
    resume,
    answers: answered.answers.map((each) => ({ ...each, answer: CITY })),
  });
  await server.platform.database
    .updateTable('candidates')
    .set({ city: CITY, title: 'Engenheira de dados' })
    .where('id', '=', applied.candidateId)
    .execute();
  await server.drain();
  const telling = [GIVEN, FAMILY, CITY, 'Engenheira', who.email, '98888', applied.candidateId];
  return { ...applied, telling };
}

test('an applicant beyond the plan is received like any other, and hears so', async () => {
  await full();
  const call = applicationCall(job, { ...answered, email: 'depois@correio.example' });
  const answer = await server.call(apply, call);
  expect(answer.status).toBe(201);
  expect(JSON.stringify(answer.body)).not.toContain('plan');
  await server.drain();
  const [mail] = await server.mails('depois@correio.example');
  expect(mail?.kind).toBe('application_received');
  expect(await lockedIds()).toHaveLength(1);
});

test('nothing that the team reads of a locked application says more than day, stage and promised date', async () => {
  const locked = await arriveLocked();
  const params = { id: locked.id };
  const stageId = job.stages[0]?.id ?? '';
  const columns = [...EXPORT_COLUMNS];
  const exported = await server.call(exportCandidates, {
    ...ask(),
    body: { of: 'chosen', applications: [locked.id], columns },
  });
  expect(exported.status, JSON.stringify(exported.body)).toBe(200);
  const answers = {
    board: await server.call(getBoard, { ...ask(), query: { jobId: job.id } }),
    grouped: await server.call(getBoard, { ...ask(), query: { jobId: job.id, group: 'source' } }),
    byMatch: await server.call(getBoard, { ...ask(), query: { jobId: job.id, group: 'match', order: 'match' } }),
    column: await server.call(getColumn, { ...ask(), query: { jobId: job.id, stageId } }),
    cards: await server.call(getCards, { ...ask(), query: { jobId: job.id, ids: locked.id } }),
    detail: await server.call(getApplication, { ...ask(), params }),
    page: await server.call(getCandidate, { ...ask(), params }),
    rejection: await server.call(rejectionPreview, { ...ask(), params }),
    people: await server.call(listCandidates, { ...ask(), query: {} }),
    applications: await server.call(listApplications, { ...ask(), query: {} }),
    ofJob: await server.call(jobCandidates, { ...ask(), params: { id: job.id } }),
    home: await server.call(recruiterHome, { ...ask(), query: {} }),
    results: await server.call(listResults, { ...ask(), query: {} }),
    inbox: await server.call(listConversations, ask()),
    bells: await server.call(listNotifications, ask()),
    cases: await server.call(listReportCases, { ...ask(), query: { list: 'applications' } }),
  };
  for (const [name, { status, body }] of Object.entries(answers)) {
    expect(status, `${name} ${JSON.stringify(body)}`).toBe(200);
    for (const word of locked.telling) expect(JSON.stringify(body).includes(word), `${word} in ${name}`).toBe(false);
  }
  const file = await server.app.inject({ url: exported.data.url });
  expect(file.statusCode).toBe(200);
  for (const word of locked.telling) expect(file.body.includes(word), `${word} in the file`).toBe(false);
  const mails = (await server.mails(owner.email)).filter(({ kind }) => kind === 'new_application');
  const texts = mails.map(({ subject, text, html }) => [subject, text, html].join());
  for (const word of locked.telling) expect(texts.join().includes(word), `${word} in the mails`).toBe(false);
  expect(texts.filter((text) => text.includes('além do que o plano'))).toHaveLength(1);

  expect(await cardOf(locked.id)).toMatchObject({
    ...{ locked: true, hidden: true, name: hiddenName('pt-BR', locked.id), candidateId: locked.id, match: null },
    ...{ city: null, state: null, title: null, source: null, unwanted: [], unreadMessages: 0, status: 'new' },
    replyDueAt: expect.any(String),
  });
  expect((await board()).locked).toBe(1);
  const { data: detail } = await server.call(getApplication, { ...ask(), params });
  expect(detail).toMatchObject({ locked: true, answers: [], resume: null, coverLetter: null, source: null });
  const { decide, ...rest } = detail.can;
  expect([decide, Object.values(rest)]).toEqual([true, Object.values(rest).map(() => false)]);
  expect(detail.actions).toMatchObject({
    reject: { allowed: true },
    move: { allowed: false },
    approve: { allowed: false },
  });
});

test('what would be read of it is refused', async () => {
  const { id } = await arriveLocked();
  const params = { id };
  const refused = [
    await server.call(applicationTimeline, { ...ask(), params }),
    await server.call(applicationMatch, { ...ask(), params }),
    await server.call(getResumeText, { ...ask(), params }),
    await server.call(getConversation, { ...ask(), params }),
    await server.call(revealApplication, { ...ask(), params, body: { reason: 'Quero ver.' } }),
    await server.call(createInterview, { ...ask(), body: interviewBody(id) }),
  ];
  expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
    refused.map(() => [409, 'APPLICATION_LOCKED']),
  );
  expect((await server.call(applicationOpened, { ...ask(), params })).status).toBe(200);
  const row = server.platform.database.selectFrom('applications').select('viewedAt').where('id', '=', id);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ viewedAt: null });
  // It waits for nobody: it cannot be opened.
  expect((await cardOf(id))?.unopened).toBe(false);
  const { data: home } = await server.call(recruiterHome, { ...ask(), query: {} });
  expect(JSON.stringify(home)).not.toContain(`"applicationId":"${id}","jobId":"${job.id}","work":"unopened"`);
  expect((await board({ unopened: 'true' })).total).toBe(LIMIT);
});

test('neither a search nor a filter finds who it is', async () => {
  const { candidateId } = await arriveLocked();
  for (const search of [GIVEN, FAMILY, 'typescript', '98888-7766']) {
    expect((await board({ search })).total, search).toBe(0);
    expect((await server.call(listCandidates, { ...ask(), query: { search } })).data, search).toEqual([]);
    expect((await server.call(listApplications, { ...ask(), query: { search } })).data, search).toEqual([]);
  }
  expect((await board()).total).toBe(LIMIT + 1);
  for (const filter of [
    { location: CITY },
    { unwanted: 'false' },
    { proven: 'false' },
    { match: 'unknown' },
    { source: 'direct' },
  ])
    expect(
      (await board(filter)).columns.flatMap(({ cards }) => cards.filter(({ locked }) => locked)),
      JSON.stringify(filter),
    ).toEqual([]);
  expect((await server.call(getCandidate, { ...ask(), params: { id: candidateId } })).status).toBe(404);
});

test('it may be rejected with the mail of the job, and nothing else is done to it, alone or among many', async () => {
  const locked = await arriveLocked();
  const params = { id: locked.id };
  const stageId = job.stages[1]?.id ?? '';
  const card = await cardOf(locked.id);
  const move = await server.call(moveCandidate, {
    ...ask(),
    params,
    body: { targetStageId: stageId, version: card?.version },
  });
  expect(move.body).toMatchObject({ error: 'ACTION_REFUSED', data: { code: 'LOCKED' } });
  const many = (action: object) =>
    server.call(actOnCandidates, { ...ask(), body: { jobId: job.id, applications: [{ id: locked.id }], ...action } });
  const approved = await many({ action: 'approve' });
  expect(approved.data).toMatchObject({ processed: [], failed: [{ id: locked.id, error: 'ACTION_REFUSED' }] });
  const rejected = await many({ action: 'reject', status: 'not_a_fit', mail: true });
  expect(rejected.data.processed).toEqual([locked.id]);
  server.clock.advance(60);
  await server.drain();
  const mails = await server.mails(locked.email);
  expect(mails.map(({ kind }) => kind)).toContain('application_rejected');
  expect(mails.find(({ kind }) => kind === 'application_rejected')?.text).toContain(GIVEN);
  const again = await server.call(actOnCandidate, { ...ask(), params, body: { action: 'reopen' } });
  expect(again.body).toMatchObject({ error: 'ACTION_REFUSED', data: { code: 'LOCKED' } });
});

test('a plan opens it, with its history, and tells open boards', async () => {
  const locked = await arriveLocked();
  await buy(server, owner, { plan: 'professional' });
  await server.drain();
  const { data: detail } = await server.call(getApplication, { ...ask(), params: { id: locked.id } });
  expect(detail).toMatchObject({ locked: false, hidden: false, candidate: { name: locked.name } });
  expect(detail.answers).not.toEqual([]);
  const { data: history } = await server.call(applicationTimeline, { ...ask(), params: { id: locked.id } });
  expect(history.filter(({ type }) => type === 'unlocked')).toHaveLength(1);
  expect((await board()).locked).toBe(0);
  expect((await server.call(listCandidates, { ...ask(), query: { search: GIVEN } })).data).toHaveLength(1);
});

test('a plan opens as many of each month as it allows, the oldest first', async () => {
  await full();
  const november = [await arrive(), await arrive()].map(({ id }) => id);
  server.clock.set('2026-12-02T12:00:00Z');
  const december = [await arrive(), await arrive(), await arrive()].map(({ id }) => id);
  server.clock.set(NOW);
  expect((await lockedIds()).sort()).toEqual([...november, december[2]].sort());
  await limit('professional', LIMIT + 1);
  await buy(server, owner, { plan: 'professional' });
  await server.drain();
  expect(await lockedIds()).toEqual([november[1]]);
  await limit('professional', 2000);
});

test('what is open is not locked by a smaller plan', async () => {
  await buy(server, owner, { plan: 'professional' });
  for (let count = 0; count <= LIMIT; count++) await arrive();
  await server.platform.database
    .updateTable('subscriptions')
    .set({ state: 'ended', endedAt: server.clock.now() })
    .where('state', '=', 'active')
    .execute();
  await server.drain();
  expect(await lockedIds()).toEqual([]);
  const next = await arrive();
  expect(await lockedIds()).toEqual([next.id]);
});

test('of those who apply at once for the last place one is locked', async () => {
  for (let count = 1; count < LIMIT; count++) await arrive();
  for (let round = 0; round < 3; round++) {
    const before = (await lockedIds()).length;
    const calls = [0, 1, 2].map(() => server.call(apply, applicationCall(job, { ...answered, resume: null })));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await lockedIds()).length - before).toBe(round === 0 ? 2 : 3);
  }
});

test('what a locked application says is told by no other one of the same person', async () => {
  const email = `dupla.${job.id}@correio.example`;
  const known = await arrive({ fullName: 'Dora Lima', email, phone: '(11) 97777-0001' });
  await arrive();
  const resume = { name: 'novo.pdf', body: await pdfResume([['Dora Lima', 'Kubernetes']]) };
  const other = (await jobWithQuestions(server, owner)).job;
  const [essay] = other.questions;
  const secret = { fullName: 'Dora Vasconcelos', phone: '(21) 96666-0002', coverLetter: 'Moro em Garanhuns', resume };
  const answers = [{ questionId: essay?.id ?? '', answer: 'Escrevi um orquestrador.' }];
  const locked = await applyTo(server, other, { ...secret, email, answers });
  expect(locked.candidateId).toBe(known.candidateId);
  await server.drain();
  const read = async () => (await server.call(getApplication, { ...ask(), params: { id: known.id } })).data;
  expect((await read()).candidate).toMatchObject({ name: 'Dora Lima', phone: '+5511977770001', otherApplications: [] });
  for (const search of ['garanhuns', 'orquestrador', 'kubernetes', '96666-0002', 'dora vasconcelos'])
    for (const call of [listCandidates, listApplications] as const)
      expect((await server.call(call, { ...ask(), query: { search } })).data, search).toEqual([]);
  await buy(server, owner, { plan: 'professional' });
  await server.drain();
  expect((await read()).candidate).toMatchObject({ name: 'Dora Vasconcelos', phone: '+5521966660002' });
  for (const search of ['garanhuns', 'orquestrador', 'kubernetes'])
    expect((await server.call(listCandidates, { ...ask(), query: { search } })).data, search).toHaveLength(1);
});

test('somebody of whom nothing was read is known by what is read first', async () => {
  await full();
  const email = `volta.${job.id}@correio.example`;
  await arrive({
    fullName: 'Rita Prado',
    email,
    phone: '(11) 97777-0003',
    linkedin: 'https://www.linkedin.com/in/rita',
  });
  const other = (await jobWithQuestions(server, owner)).job;
  const [essay] = other.questions;
  const answers = [{ questionId: essay?.id ?? '', answer: 'Um painel.' }];
  server.clock.set('2026-12-01T12:00:00Z');
  const open = await applyTo(server, other, { fullName: 'Rita', email, phone: '(11) 97777-0004', answers });
  await server.drain();
  server.clock.set(NOW);
  const { data } = await server.call(getApplication, { ...ask(), params: { id: open.id } });
  expect(data.candidate).toMatchObject({ name: 'Rita', phone: '+5511977770004', linkedin: null });
});

test('nothing is opened by the time at which it was sent', async () => {
  await full();
  const late = await arrive();
  // It began before the others, and waited for them.
  await server.platform.database
    .updateTable('applications')
    .set({ appliedAt: new Date('2026-11-20T11:00:00Z') })
    .where('id', '=', late.id)
    .execute();
  await server.platform.tasks.send(server.platform.database, unlockAllTask.name, {});
  await server.drain();
  expect(await lockedIds()).toEqual([late.id]);
});
