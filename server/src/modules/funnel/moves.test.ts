import type { CandidateStatus, RefusalReason } from '@prova/contract/applications/application-status';
import { applicationTimeline } from '@prova/contract/applications/applications';
import { listNotes } from '@prova/contract/evaluations/evaluations';
import { actOnCandidate, getBoard, getCards, moveCandidate, rejectionPreview } from '@prova/contract/funnel/funnel';
import { REJECTION_CAUSES, statusOfCause } from '@prova/contract/funnel/rejection-causes';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { withoutMails } from '../../../test/without-mails.ts';

let server: TestServer;
let ana: Person;
let bia: Person;
let talent: Person;
let job: JobDetail;
let person: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  [ana, bia, talent] = [
    await signUp(server, 'RECRUITER'),
    await signUp(server, 'RECRUITER'),
    await signUp(server, 'POTENTIAL'),
  ];
  job = await publishJob(server, ana);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await applyTo(server, job, { resume: undefined });
});

const stage = (type: string) => job.stages.find((each) => each.type === type)?.id ?? '';
const move = (to: string, more: object = {}, options: CallOptions = {}) =>
  server.call(moveCandidate, {
    as: ana.token,
    params: { id: person.id },
    body: { targetStageId: to, ...more },
    ...options,
  });
const act = (body: object, as = ana.token) => server.call(actOnCandidate, { as, params: { id: person.id }, body });
const cardNow = async () =>
  (await server.call(getCards, { as: ana.token, query: { jobId: job.id, ids: [person.id] } })).data[0];
const history = async () =>
  withoutMails((await server.call(applicationTimeline, { as: ana.token, params: { id: person.id } })).data);
/** Where a test wants the application to stand, past what this module can bring about. */
const stand = (values: { status?: CandidateStatus; stageId?: string; withdrawnAt?: Date; closedAt?: Date }) =>
  server.platform.database.updateTable('applications').set(values).where('id', '=', person.id).execute();

test('a move sets the status of the stage, starts its promise and stands in the history', async () => {
  server.clock.advance(60);
  const { data } = await move(stage('test'), { version: 1, jobId: job.id });
  const now = server.clock.now();
  expect(data).toMatchObject({
    card: {
      id: person.id,
      version: 2,
      name: person.name,
      stageId: stage('test'),
      status: 'open_to_test',
      stageSince: now.toISOString(),
      replyDueAt: new Date(now.getTime() + 5 * 86_400_000).toISOString(),
      active: true,
      liveOffer: false,
    },
    undoUntil: new Date(now.getTime() + 10_000).toISOString(),
  });
  expect(await cardNow()).toEqual(data.card);
  const [event] = await history();
  expect(event).toMatchObject({
    id: data.eventId,
    type: 'moved',
    actor: { name: ana.name },
    fromStage: 'Novos candidatos',
    toStage: 'Desafio técnico',
    fromStatus: 'new',
    toStatus: 'open_to_test',
  });
  for (const [type, status] of [
    ['review', 'review'],
    ['interview', 'open_to_interview'],
    ['new', 'new'],
  ] as const)
    expect((await move(stage(type))).data.card).toMatchObject({ stageId: stage(type), status });
});

test('a note with the move is a note of the team and the reason in the history, as plain text', async () => {
  const notes = '<script>alert(1)</script> Vale a pena & rápido';
  await move(stage('review'), { notes });
  const { data } = await server.call(listNotes, { as: ana.token, params: { id: person.id } });
  expect(data.map(({ body, author }) => [body, author.name])).toEqual([[notes, ana.name]]);
  expect((await history()).map(({ type, reason }) => [type, reason])).toEqual([
    ['moved', notes],
    ['applied', null],
  ]);
});

test('approve goes from stage to stage and stops before the offer', async () => {
  for (const type of ['review', 'test', 'interview'])
    expect((await act({ action: 'approve' })).data.card.stageId).toBe(stage(type));
  expect((await act({ action: 'approve' })).body).toMatchObject({
    error: 'ACTION_REFUSED',
    data: { code: 'LAST_STAGE_BEFORE_OFFER' },
  });
});

test('a step that names where it starts is taken once, however often it is asked for', async () => {
  const from = { fromStageId: stage('new') };
  expect((await act({ action: 'approve', ...from })).data.card.stageId).toBe(stage('review'));
  const now = { stageId: stage('review'), version: 2 };
  expect((await act({ action: 'approve', ...from })).body).toMatchObject({ error: 'STALE_MOVE', data: now });
  expect((await move(stage('interview'), from)).body).toMatchObject({ error: 'STALE_MOVE', data: now });
  expect(await cardNow()).toMatchObject(now);
});

test('the history says which required stages a move has passed over', async () => {
  const skipped = async () => (await history())[0]?.data.skipped;
  await move(stage('interview'), { notes: 'Já a conhecemos de outra vaga' });
  expect(await skipped()).toEqual(['Em análise', 'Desafio técnico']);
  expect((await history())[0]?.reason).toBe('Já a conhecemos de outra vaga');
  await move(stage('review'));
  expect(await skipped()).toBeUndefined();
  await move(stage('test'));
  await move(stage('review'));
  // Where it has been it need not be again.
  await move(stage('interview'));
  expect(await skipped()).toBeUndefined();
  await act({ action: 'hire', reason: 'Combinado por telefone' });
  expect(await skipped()).toEqual(['Oferta enviada']);
});

test('each kind of rejection keeps the stage and its reason, and reopens to the status before', async () => {
  await move(stage('interview'));
  for (const status of ['rejected', 'not_a_fit', 'not_qualified', 'over_qualified'] as const) {
    const reason = `Não seguimos <b>agora</b>: ${status}`;
    const { card } = (await act({ action: 'reject', status, reason })).data;
    expect(card).toMatchObject({ stageId: stage('interview'), status, active: false, replyDueAt: null });
    expect((await history())[0]).toMatchObject({ type: 'rejected', reason, toStatus: status });
    expect((await act({ action: 'reopen' })).data.card).toMatchObject({
      stageId: stage('interview'),
      status: 'open_to_interview',
      active: true,
    });
  }
  const { data } = await server.call(getBoard, { as: ana.token, query: { jobId: job.id } });
  expect(data.counts.closed).toBe(0);
  expect(data.counts.open + data.counts.hired).toBe(data.total);
});

test('a cause gives its status, stands in the history, and is put into words for the person', async () => {
  const { sentences } = (await server.call(rejectionPreview, { as: ana.token, params: { id: person.id } })).data;
  for (const cause of REJECTION_CAUSES) {
    const { card } = (await act({ action: 'reject', cause })).data;
    expect(card).toMatchObject({ status: statusOfCause(cause), active: false });
    expect((await history())[0]).toMatchObject({ type: 'rejected', reason: null, data: { cause } });
    expect(sentences[cause] === '').toBe(cause === 'other');
    // Nothing that may never have been, nothing that is kept, nothing about who somebody is.
    expect(sentences[cause]).not.toMatch(
      /conversa|entrevist|teste|guardar|banco de talentos|\bidade\b|famíli|aparência/i,
    );
    await act({ action: 'reopen' });
  }
  expect((await act({ action: 'reject', cause: 'age' })).body.error).toBe('VALIDATION_FAILED');
});

test('a rejection needs no words, and offers those that were used more than once, and for this job', async () => {
  const { card } = (await act({ action: 'reject', status: 'not_a_fit' })).data;
  expect(card).toMatchObject({ status: 'not_a_fit', active: false });
  expect((await history())[0]).toMatchObject({ type: 'rejected', reason: null });
  const suggested = async () =>
    (await server.call(rejectionPreview, { as: ana.token, params: { id: person.id } })).data.reasons;
  expect(await suggested()).not.toContain('Pretensão acima da faixa');
  for (const reason of ['Pretensão acima da faixa', 'Só uma vez', 'Pretensão acima da faixa']) {
    person = await applyTo(server, job, { resume: undefined });
    await act({ action: 'reject', reason });
  }
  expect(await suggested()).toContain('Pretensão acima da faixa');
  expect(await suggested()).not.toContain('Só uma vez');

  const elsewhere = await publishJob(server, ana);
  person = await applyTo(server, elsewhere, { resume: undefined });
  expect(await suggested()).toEqual([]);
  await act({ action: 'reject', reason: 'Pretensão acima da faixa' });
  person = await applyTo(server, elsewhere, { resume: undefined });
  expect(await suggested()).toEqual(['Pretensão acima da faixa']);
});

test('on hold stays open and is taken up again', async () => {
  await move(stage('test'));
  const held = (await act({ action: 'hold', reason: 'Férias até março' })).data.card;
  expect(held).toMatchObject({ status: 'put_on_hold', active: true, stageId: stage('test') });
  expect((await act({ action: 'reopen' })).data.card.status).toBe('open_to_test');
});

test('hiring by hand asks a reason, reaches the hired stage and is told to the team', async () => {
  expect((await act({ action: 'hire' })).body.error).toBe('VALIDATION_FAILED');
  const { data } = await act({ action: 'hire', reason: 'Acordo fechado por telefone' });
  expect(data.card).toMatchObject({ status: 'hired', stageId: stage('hired'), active: true });
  expect(data.undoUntil).toBeNull();
  const [entry] = (await server.call(listNotifications, { as: ana.token })).data;
  expect(entry).toMatchObject({ type: 'HIRED' });
  expect(entry?.message).toContain(person.name);
  const { hiredAt } = await server.platform.database
    .selectFrom('applications')
    .select('hiredAt')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(hiredAt).toEqual(server.clock.now());
});

const standings: [RefusalReason, () => Promise<unknown>, object | 'move', string?][] = [
  ['ALREADY_HIRED', () => stand({ status: 'hired', stageId: stage('hired') }), 'move'],
  ['ALREADY_HIRED', () => stand({ status: 'hired', stageId: stage('hired') }), { action: 'hire', reason: 'de novo' }],
  ['WITHDRAWN', () => stand({ withdrawnAt: server.clock.now() }), { action: 'reject', reason: 'não' }],
  ['CLOSED', () => stand({ closedAt: server.clock.now() }), { action: 'approve' }],
  ['ALREADY_REJECTED', () => stand({ status: 'not_a_fit' }), { action: 'reject', reason: 'não' }],
  ['ALREADY_REJECTED', () => stand({ status: 'rejected' }), 'move'],
  ['OFFER_ACCEPTED', () => stand({ status: 'offer_approved', stageId: stage('offer') }), { action: 'hold' }],
  ['OFFER_LIVE', () => stand({ status: 'offer_sent', stageId: stage('offer') }), 'move'],
  ['OFFER_LIVE', () => stand({ status: 'offer_sent', stageId: stage('offer') }), { action: 'reject', reason: 'não' }],
  ['ON_HOLD', () => stand({ status: 'put_on_hold' }), 'move'],
  ['ON_HOLD', () => stand({ status: 'put_on_hold' }), { action: 'approve' }],
  ['ALREADY_ON_HOLD', () => stand({ status: 'put_on_hold' }), { action: 'hold' }],
  ['NOT_REJECTED', async () => {}, { action: 'reopen' }],
  ['SAME_STAGE', async () => {}, 'move', 'new'],
  ['OFFER_STAGE_ONLY_BY_OFFER', async () => {}, 'move', 'offer'],
  ['HIRED_STAGE_ONLY_BY_HIRING', async () => {}, 'move', 'hired'],
  ['OFFER_NOT_ACCEPTED', () => stand({ status: 'offer_declined', stageId: stage('offer') }), { action: 'approve' }],
];

test.each(standings)(
  '%s is answered where it applies, and nothing changes',
  async (code, prepare, body, to = 'review') => {
    await prepare();
    const before = [await cardNow(), await history()];
    const answer = body === 'move' ? await move(stage(to)) : await act(body);
    expect([answer.status, answer.body.error]).toEqual([409, 'ACTION_REFUSED']);
    expect(answer.body.data).toMatchObject({ code });
    expect(answer.body.message).toContain((answer.body.data as { reason: string }).reason);
    expect([await cardNow(), await history()]).toEqual(before);
  },
);

test('who has applied again cannot be reopened beside the new application', async () => {
  await act({ action: 'reject', reason: 'Ainda não' });
  await applyTo(server, job, { email: person.email });
  expect((await act({ action: 'reopen' })).body).toMatchObject({
    error: 'ACTION_REFUSED',
    data: { code: 'APPLIED_AGAIN' },
  });
});

test('two recruiters who move one card at the same instant: one wins, the other is told, no event is lost', async () => {
  const [one, other] = await Promise.all([move(stage('review'), { version: 1 }), move(stage('test'), { version: 1 })]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const [won, lost] = one.status === 200 ? [one, other] : [other, one];
  expect(lost.body).toMatchObject({ error: 'STALE_MOVE' });
  expect(lost.body.data).toEqual({ version: 2, stageId: won.data.card.stageId, status: won.data.card.status });
  expect(await cardNow()).toEqual(won.data.card);
  expect((await history()).map(({ type }) => type)).toEqual(['moved', 'applied']);
  // Without a version the last one wins, and both stand in the history.
  const both = await Promise.all([move(stage('interview')), move(stage('new'))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await history()).map(({ type }) => type)).toEqual(['moved', 'moved', 'moved', 'applied']);
});

test('a repeated move under one key happens once', async () => {
  const headers = { 'idempotency-key': newId() };
  const answers = await Promise.all([1, 2, 3].map(() => move(stage('review'), { version: 1 }, { headers })));
  expect(answers.map(({ status, data }) => [status, data.eventId])).toEqual(
    answers.map(() => [200, answers[0]?.data.eventId]),
  );
  expect(await history()).toHaveLength(2);
});

test('stages of another job, other companies and talents are refused everywhere', async () => {
  const other = await publishJob(server, ana);
  expect((await move(other.stages[1]?.id ?? '')).body.error).toBe('STAGE_NOT_FOUND');
  expect((await move(stage('review'), { jobId: other.id })).body.error).toBe('APPLICATION_NOT_FOUND');
  const body = { targetStageId: stage('review') };
  expect((await move('', {}, { as: bia.token, body })).body.error).toBe('APPLICATION_NOT_FOUND');
  expect((await move('', {}, { as: talent.token, body })).body.error).toBe('FORBIDDEN');
  expect((await act({ action: 'hold' }, bia.token)).body.error).toBe('APPLICATION_NOT_FOUND');
  expect((await act({ action: 'hold' }, talent.token)).body.error).toBe('FORBIDDEN');
  expect((await move(stage('review'), { unknown: 1 })).body.error).toBe('VALIDATION_FAILED');
  expect((await move(stage('review'), { notes: '🙂' })).body.error).toBe('VALIDATION_FAILED');
  expect((await act({ action: 'promote' })).body.error).toBe('VALIDATION_FAILED');
  expect((await act({ action: 'reject', reason: 'x'.repeat(10_000) })).body.error).toBe('VALIDATION_FAILED');
  expect(await history()).toHaveLength(1);
});
