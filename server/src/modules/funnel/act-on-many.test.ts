import { applicationTimeline } from '@prova/contract/applications/applications';
import { listNotes } from '@prova/contract/evaluations/evaluations';
import { listCandidates } from '@prova/contract/funnel/candidates';
import { actOnCandidate, getBoard, getCards, moveCandidate } from '@prova/contract/funnel/funnel';
import { actOnCandidates, MOST_AT_ONCE, undoChanges } from '@prova/contract/funnel/mass-actions';
import { getInterview } from '@prova/contract/interviews/interviews';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../../test/harness.ts';
import { inviteTo } from '../../../test/interviews-factory.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { undoOver } from '../../../test/offers-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { withoutMails } from '../../../test/without-mails.ts';
import { CAUSE_SENTENCES } from './mails/rejection-words.ts';

let server: TestServer;
let ana: Person;
let bia: Person;
let talent: Person;
let job: JobDetail;
let people: AppliedCandidate[];

beforeAll(async () => {
  server = await startTestServer({ DATABASE_POOL: '12' });
  // What waits must wait for the queue too, whose clock is the database's.
  server.clock.set(new Date(Date.now() + 3_600_000));
  [ana, bia, talent] = [
    await signUp(server, 'RECRUITER', { verified: true }),
    await signUp(server, 'RECRUITER'),
    await signUp(server, 'POTENTIAL'),
  ];
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(15);
  job = await publishJob(server, ana);
  people = [await applyTo(server, job), await applyTo(server, job), await applyTo(server, job)];
});

const stage = (type: string, of = job) => of.stages.find((each) => each.type === type)?.id ?? '';
const all = (version = 1) => people.map(({ id }) => ({ id, version }));
const ids = () => people.map(({ id }) => id);
const many = (body: object, options: CallOptions = {}) =>
  server.call(actOnCandidates, { as: ana.token, body: { jobId: job.id, applications: all(), ...body }, ...options });
const undo = (changes: readonly { card: { id: string }; eventId: string }[], as = ana.token, more: object = {}) =>
  server.call(undoChanges, {
    as,
    body: { changes: changes.map(({ card, eventId }) => ({ id: card.id, eventId })), ...more },
  });
const cards = async (of = job) => {
  const found = (await server.call(getCards, { as: ana.token, query: { jobId: of.id, ids: ids() } })).data;
  return ids().flatMap((id) => found.filter((card) => card.id === id));
};
const stages = async () => (await cards()).map(({ stageId }) => stageId);
const history = async (id: string) =>
  withoutMails((await server.call(applicationTimeline, { as: ana.token, params: { id } })).data);
const mailsOf = async (kind: string) => {
  const found = await Promise.all(people.map(({ email }) => server.mails(email)));
  return found.map((mails) => mails.filter((mail) => mail.kind === kind));
};

test('each goes to the next stage, with its own event, version and time to undo', async () => {
  const { data } = await many({ action: 'approve' });
  expect(data).toMatchObject({ processed: ids(), failed: [] });
  expect(data.changes.map(({ card }) => card)).toEqual(await cards());
  for (const { card, undoUntil } of data.changes) {
    expect(card).toMatchObject({ version: 2, stageId: stage('review'), status: 'review' });
    expect(undoUntil).toBe(new Date(server.clock.now().getTime() + 10_000).toISOString());
    const [event] = await history(card.id);
    expect(event).toMatchObject({ type: 'moved', actor: { name: ana.name }, toStage: 'Em análise' });
  }
});

test('what cannot be done to one is said of this one, in the order of the call, and the others go on', async () => {
  const [first, second, third] = people as [AppliedCandidate, AppliedCandidate, AppliedCandidate];
  const foreign = await applyTo(server, await publishJob(server, bia));
  const elsewhere = await applyTo(server, await publishJob(server, ana));
  const unknown = newId();
  await server.call(moveCandidate, {
    as: ana.token,
    params: { id: first.id },
    body: { targetStageId: stage('test') },
  });
  await server.call(actOnCandidate, { as: ana.token, params: { id: second.id }, body: { action: 'hold' } });
  const applications = [
    { id: first.id, version: 1 },
    { id: foreign.id },
    { id: second.id, version: 2 },
    { id: third.id, version: 1 },
    { id: elsewhere.id },
    { id: unknown },
  ];
  const { status, data } = await many({ action: 'move', targetStageId: stage('review'), applications });
  expect(status).toBe(200);
  expect(data.processed).toEqual([third.id]);
  expect(data.failed.map(({ id, error }) => [id, error])).toEqual([
    [first.id, 'STALE_MOVE'],
    [foreign.id, 'APPLICATION_NOT_FOUND'],
    [second.id, 'ACTION_REFUSED'],
    [elsewhere.id, 'APPLICATION_NOT_FOUND'],
    [unknown, 'APPLICATION_NOT_FOUND'],
  ]);
  const refused = data.failed[2];
  expect(refused?.reason).toMatch(/espera/);
  expect(refused?.message).toContain(refused?.reason);
  expect(await stages()).toEqual([stage('test'), stage('new'), stage('review')]);
  expect((await history(first.id)).map(({ type }) => type)).toEqual(['moved', 'applied']);
});

test('stages that are reached one by one are refused for all, and so is a stage of another job', async () => {
  const other = await publishJob(server, ana);
  for (const [targetStageId, error] of [
    [stage('offer'), 'ACTION_REFUSED'],
    [stage('hired'), 'ACTION_REFUSED'],
    [stage('review', other), 'STAGE_NOT_FOUND'],
  ]) {
    const { data } = await many({ action: 'move', targetStageId });
    expect([data.processed, data.failed.map((each) => each.error)]).toEqual([[], [error, error, error]]);
  }
  expect(await stages()).toEqual(Array(3).fill(stage('new')));
});

test('why required stages are passed over is kept with those alone who pass over one', async () => {
  const [first, second] = people as [AppliedCandidate, AppliedCandidate];
  for (const type of ['test', 'review'])
    await server.call(moveCandidate, { as: ana.token, params: { id: first.id }, body: { targetStageId: stage(type) } });
  const applications = [{ id: first.id }, { id: second.id }];
  const notes = 'Fizeram o desafio em outra vaga';
  await many({ action: 'move', targetStageId: stage('interview'), notes, applications });
  const said = async ({ id }: AppliedCandidate) => {
    const [event] = await history(id);
    const found = (await server.call(listNotes, { as: ana.token, params: { id } })).data;
    return [event?.reason, event?.data.skipped, found.map(({ body }) => body)];
  };
  expect(await said(first)).toEqual([null, undefined, []]);
  expect(await said(second)).toEqual([notes, ['Em análise', 'Desafio técnico'], [notes]]);
});

test('a rejection is told to each by their own name and in their own language, ten seconds later', async () => {
  people = [
    await applyTo(server, job, { fullName: 'Joana Prado' }),
    await applyTo(server, job, { fullName: 'Mark Webb', headers: { cookie: 'app-locale=en-US' } }),
  ];
  const { data } = await many({ action: 'reject', cause: 'profile', reason: 'Segredo da equipe', mail: true });
  expect(data.changes.map(({ card }) => [card.status, card.active])).toEqual(Array(2).fill(['not_a_fit', false]));
  server.clock.advance(9);
  expect(await mailsOf('application_rejected')).toEqual([[], []]);
  server.clock.advance(3);
  const [[toJoana, ...others], [toMark]] = (await mailsOf('application_rejected')) as [
    Awaited<ReturnType<typeof server.mails>>,
    Awaited<ReturnType<typeof server.mails>>,
  ];
  expect(others).toEqual([]);
  expect(toJoana?.text).toMatch(/Joana[\s\S]*Obrigad|Joana[\s\S]*agradec/i);
  expect(toJoana?.text).toContain(CAUSE_SENTENCES['pt-BR'].profile);
  expect(toMark?.text).toContain(CAUSE_SENTENCES['en-US'].profile);
  expect(toMark?.text).toMatch(/Mark/);
  expect(toMark?.text).not.toMatch(/Joana|Obrigad/);
  expect(`${toJoana?.text}${toMark?.text}`).not.toContain('Segredo');
  for (const { id } of people)
    expect((await history(id))[0]).toMatchObject({ type: 'rejected', reason: 'Segredo da equipe' });
});

test('unless it is asked for, nobody is told', async () => {
  await many({ action: 'reject' });
  server.clock.advance(15);
  expect(await mailsOf('application_rejected')).toEqual([[], [], []]);
  expect((await cards()).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
});

test('one undo takes all back, and no mail goes out', async () => {
  const before = await cards();
  const { changes } = (await many({ action: 'reject', mail: true })).data;
  server.clock.advance(9);
  const { data } = await undo(changes);
  expect(data).toMatchObject({ processed: ids(), failed: [] });
  expect(data.changes.map(({ card }) => card)).toEqual(before.map((card) => ({ ...card, version: 3 })));
  const moved = (await many({ action: 'move', targetStageId: stage('test'), applications: all(3) })).data;
  server.clock.advance(9);
  await undo(moved.changes);
  server.clock.advance(30);
  expect(await mailsOf('application_rejected')).toEqual([[], [], []]);
  expect(await mailsOf('stage_moved')).toEqual([[], [], []]);
  const { counts } = (await server.call(getBoard, { as: ana.token, query: { jobId: job.id } })).data;
  expect(counts).toEqual({ open: 3, hired: 0, closed: 0 });
});

test('an undo says what had changed since, and takes the rest back', async () => {
  const { changes } = (await many({ action: 'approve' })).data;
  const [first] = people as [AppliedCandidate];
  await server.call(moveCandidate, { as: ana.token, params: { id: first.id }, body: { targetStageId: stage('test') } });
  const { data } = await undo(changes);
  expect(data.failed).toMatchObject([{ id: first.id, error: 'UNDO_EXPIRED' }]);
  expect(await stages()).toEqual([stage('test'), stage('new'), stage('new')]);
  expect((await undo(changes, bia.token)).data.failed.map(({ error }) => error)).toEqual(
    Array(3).fill('APPLICATION_NOT_FOUND'),
  );
  expect((await undo(changes, bia.token, { jobId: job.id })).body.error).toBe('JOB_NOT_FOUND');
  server.clock.advance(11);
  const late = (await many({ action: 'approve', applications: [{ id: people[1]?.id }] })).data;
  server.clock.advance(10.001);
  expect((await undo(late.changes)).data.failed).toMatchObject([{ error: 'UNDO_EXPIRED' }]);
});

test('applications of several jobs are asked for without a job, each by its own stages', async () => {
  const other = await publishJob(server, ana);
  const there = await applyTo(server, other);
  const foreign = await applyTo(server, await publishJob(server, bia));
  const applications = [...all(), { id: there.id, version: 1 }, { id: foreign.id, version: 1 }];
  const { data } = await server.call(actOnCandidates, { as: ana.token, body: { action: 'approve', applications } });
  expect(data.changes.map(({ card }) => card.stageId)).toEqual([
    ...Array(3).fill(stage('review')),
    stage('review', other),
  ]);
  expect(data.failed).toMatchObject([{ id: foreign.id, error: 'APPLICATION_NOT_FOUND' }]);
  const listed = (await server.call(listCandidates, { as: ana.token, query: { jobId: other.id } })).data[0];
  expect(listed?.application).toMatchObject({ version: 2, stage: { id: stage('review', other), type: 'review' } });
});

test('who may only read a job is refused, in whole or for each application of it', async () => {
  const [interviewer, manager] = [
    await signUpMember(server, ana, 'interviewer'),
    await signUpMember(server, ana, 'hiring_manager'),
  ];
  const body = { action: 'approve', applications: all() };
  for (const person of [interviewer, manager])
    expect((await many({ action: 'approve' }, { as: person.token })).body.error).toBe('JOB_NOT_FOUND');
  for (const { id: userId } of [interviewer, manager])
    await server.call(shareJob, { as: ana.token, params: { id: job.id }, body: { userId } });
  expect((await many({ action: 'approve' }, { as: interviewer.token })).body.error).toBe('FORBIDDEN');
  const each = (await server.call(actOnCandidates, { as: interviewer.token, body })).data;
  expect([each.processed, each.failed.map(({ error }) => error)]).toEqual([[], Array(3).fill('FORBIDDEN')]);
  expect((await many({ action: 'approve' }, { as: bia.token })).body.error).toBe('JOB_NOT_FOUND');
  expect((await many({ action: 'approve' }, { as: talent.token })).body.error).toBe('FORBIDDEN');
  expect(await stages()).toEqual(Array(3).fill(stage('new')));
  expect((await many({ action: 'approve' }, { as: manager.token })).data.processed).toEqual(ids());
});

test('interviews ahead stay, or are called off with the step', async () => {
  const [first, second] = people as [AppliedCandidate, AppliedCandidate];
  const dates = { date: new Date(server.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10) };
  const kept = await inviteTo(server, ana, first, { allowOverlap: true, ...dates });
  const off = await inviteTo(server, ana, second, { allowOverlap: true, ...dates });
  const read = async (id: string) => (await server.call(getInterview, { as: ana.token, params: { id } })).data;
  const targetStageId = stage('review');
  await many({ action: 'move', targetStageId, applications: [{ id: first.id }] });
  expect(await read(kept.id)).toMatchObject({ status: 'scheduled' });
  const rest = people.slice(1).map(({ id }) => ({ id }));
  const { data } = await many({ action: 'move', targetStageId, cancelInterviews: true, applications: rest });
  expect(data.processed).toHaveLength(2);
  expect(await read(off.id)).toMatchObject({ status: 'cancelled', cause: 'called_off' });
  await undoOver(server);
  expect((await server.mails(second.email)).some(({ kind }) => kind === 'interview_cancelled')).toBe(true);
  // Taken back, the step brings no interview back.
  const again = await many({ action: 'approve', cancelInterviews: true, applications: [{ id: second.id }] });
  await undo(again.data.changes);
  expect((await cards()).find(({ id }) => id === second.id)?.status).toBe('review');
});

test('who decides about people and not about interviews moves them, and calls nothing off', async () => {
  const [first] = people as [AppliedCandidate];
  const manager = await signUpMember(server, ana, 'hiring_manager');
  await server.call(shareJob, { as: ana.token, params: { id: job.id }, body: { userId: manager.id } });
  const dates = { date: new Date(server.clock.now().getTime() + 6 * 86_400_000).toISOString().slice(0, 10) };
  await inviteTo(server, ana, first, { allowOverlap: true, ...dates });
  const applications = [{ id: first.id }];
  const refused = await many({ action: 'approve', cancelInterviews: true, applications }, { as: manager.token });
  expect(refused.data.failed).toMatchObject([{ id: first.id, error: 'FORBIDDEN' }]);
  expect((await many({ action: 'approve', applications }, { as: manager.token })).data.processed).toEqual([first.id]);
});

test('none, too many, one twice, and what is done to one at a time are refused as a whole', async () => {
  const refused = async (body: object) => (await many(body)).body.error;
  const crowd = Array.from({ length: MOST_AT_ONCE + 1 }, () => ({ id: newId() }));
  expect(await refused({ action: 'approve', applications: [] })).toBe('VALIDATION_FAILED');
  expect(await refused({ action: 'approve', applications: crowd })).toBe('VALIDATION_FAILED');
  expect((await many({ action: 'approve', applications: crowd.slice(1) })).data.failed).toHaveLength(MOST_AT_ONCE);
  const [first] = all();
  const twice = await many({ action: 'approve', applications: [first, { id: first?.id.toUpperCase() }] });
  expect([twice.body.error, twice.body.details]).toMatchObject([
    'VALIDATION_FAILED',
    [{ field: 'applications.1.id', code: 'DUPLICATE' }],
  ]);
  expect(await refused({ action: 'hire', reason: 'Combinado' })).toBe('VALIDATION_FAILED');
  expect(await refused({ action: 'approve', applications: all(), unknown: 1 })).toBe('VALIDATION_FAILED');
  expect(await stages()).toEqual(Array(3).fill(stage('new')));
});

test('sent twice under one key it happens once, and each gets one mail', async () => {
  const headers = { 'idempotency-key': newId() };
  const answers = await Promise.all([1, 2, 3].map(() => many({ action: 'reject', mail: true }, { headers })));
  for (const { status, data } of answers) expect([status, data]).toEqual([200, answers[0]?.data]);
  expect(answers[0]?.data.processed).toEqual(ids());
  for (const { id } of people) expect((await history(id)).map(({ type }) => type)).toEqual(['rejected', 'applied']);
  server.clock.advance(15);
  expect((await mailsOf('application_rejected')).map((mails) => mails.length)).toEqual([1, 1, 1]);
});

test('two who act on the same people at the same instant: each is decided once, and nobody waits for ever', async () => {
  const reversed = all().reverse();
  const [one, other, ...single] = await Promise.all([
    many({ action: 'reject' }),
    many({ action: 'reject', status: 'not_a_fit', applications: reversed }),
    ...ids().map((id) =>
      server.call(actOnCandidate, { as: ana.token, params: { id }, body: { action: 'reject', version: 1 } }),
    ),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const done = [...one.data.processed, ...other.data.processed, ...ids().filter((_, n) => single[n]?.status === 200)];
  expect(done.sort()).toEqual(ids().sort());
  for (const { error } of [...one.data.failed, ...other.data.failed]) expect(error).toBe('STALE_MOVE');
  expect((await cards()).map(({ version }) => version)).toEqual([2, 2, 2]);
  const { counts } = (await server.call(getBoard, { as: ana.token, query: { jobId: job.id } })).data;
  expect(counts).toEqual({ open: 0, hired: 0, closed: 3 });
});
