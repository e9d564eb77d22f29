import { applicationTimeline } from '@prova/contract/applications/applications';
import { addNote } from '@prova/contract/evaluations/evaluations';
import {
  actOnCandidate,
  getBoard,
  getCards,
  moveCandidate,
  rejectionPreview,
  undoChange,
} from '@prova/contract/funnel/funnel';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { withoutMails } from '../../../test/without-mails.ts';

let server: TestServer;
let ana: Person;
let bia: Person;
let talent: Person;
let job: JobDetail;
let person: AppliedCandidate;
/** Mails and entries of the bell that the candidate had before the test. */
let had: Set<string>;

beforeAll(async () => {
  server = await startTestServer();
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
  // What the test before has set in motion arrives before this one.
  server.clock.advance(15);
  job = await publishJob(server, ana);
  person = await applyTo(server, job, { as: talent.token, email: talent.email, fullName: 'Joana Prado' });
  had = new Set([...(await server.mails(talent.email)), ...(await bell())].map(({ id }) => id));
});

const stage = (type: string) => job.stages.find((each) => each.type === type)?.id ?? '';
const params = () => ({ id: person.id });
const move = (type: string) =>
  server.call(moveCandidate, { as: ana.token, params: params(), body: { targetStageId: stage(type) } });
const act = (body: object) => server.call(actOnCandidate, { as: ana.token, params: params(), body });
const undo = (eventId: string, as = ana.token) => server.call(undoChange, { as, params: params(), body: { eventId } });
const cardNow = async () =>
  (await server.call(getCards, { as: ana.token, query: { jobId: job.id, ids: [person.id] } })).data[0];
const bell = async () => (await server.call(listNotifications, { as: talent.token })).data;
/** What has come since the test began. */
const newMails = async () => (await server.mails(talent.email)).filter(({ id }) => !had.has(id));
const newEntries = async () => {
  await server.drain();
  return (await bell()).filter(({ id }) => !had.has(id));
};

test('within ten seconds a move is taken back exactly, and the candidate never hears of it', async () => {
  const before = await cardNow();
  server.clock.advance(5);
  const { eventId } = (await move('test')).data;
  server.clock.advance(10);
  const { data } = await undo(eventId);
  expect(data.card).toEqual({ ...before, version: 3 });
  expect(data.undoUntil).toBeNull();
  server.clock.advance(15);
  expect(await newMails()).toEqual([]);
  expect(await newEntries()).toEqual([]);
  const timeline = await server.call(applicationTimeline, { as: ana.token, params: params() });
  expect(withoutMails(timeline.data).map(({ type }) => type)).toEqual(['undone', 'moved', 'applied']);
  expect(withoutMails(timeline.data)[0]).toMatchObject({
    fromStage: 'Desafio técnico',
    toStage: 'Novos candidatos',
    toStatus: 'new',
  });
});

test('a rejection is taken back with its mail', async () => {
  await move('interview');
  server.clock.advance(15);
  await server.drain();
  const before = await cardNow();
  const { eventId } = (
    await act({ action: 'reject', reason: 'Engano', mail: { subject: 'Não', body: 'Não desta vez' } })
  ).data;
  expect(await newMails()).toHaveLength(1);
  server.clock.advance(9);
  expect((await undo(eventId)).data.card).toEqual({ ...before, version: 4 });
  server.clock.advance(15);
  expect((await newMails()).map(({ kind }) => kind)).toEqual(['stage_moved']);
  expect((await newEntries()).map(({ title }) => title)).toEqual(['Sua candidatura mudou de etapa']);
  const { counts } = (await server.call(getBoard, { as: ana.token, query: { jobId: job.id } })).data;
  expect(counts.closed).toBe(0);
});

test.each([
  ['hold', () => act({ action: 'hold' })],
  ['approve', () => act({ action: 'approve' })],
  ['reopen', async () => (await act({ action: 'reject', reason: 'Não' })) && act({ action: 'reopen' })],
] as const)('%s is taken back too', async (_name, change) => {
  const changed = await change();
  const answer = await undo(changed.data.eventId);
  expect(answer.status).toBe(200);
  expect(answer.data.card).toMatchObject({ stageId: stage('new'), status: _name === 'reopen' ? 'rejected' : 'new' });
});

test('undo is refused when it is late, when something has happened since, and for what cannot be undone', async () => {
  const refused = async (eventId: string) => (await undo(eventId)).body.error;
  const first = (await move('review')).data;
  server.clock.advance(10.001);
  expect(await refused(first.eventId)).toBe('UNDO_EXPIRED');

  const second = (await move('test')).data;
  const third = (await move('interview')).data;
  expect(await refused(second.eventId)).toBe('UNDO_EXPIRED');
  // A note changes nothing of the application.
  await server.call(addNote, { as: ana.token, params: params(), body: { body: 'Falei com a pessoa' } });
  expect((await undo(third.eventId)).data.card.stageId).toBe(stage('test'));
  expect(await refused(third.eventId)).toBe('UNDO_EXPIRED');
  const undone =
    (await server.call(applicationTimeline, { as: ana.token, params: params() })).data.find(
      ({ type }) => type !== 'mail',
    )?.id ?? '';
  expect(await refused(undone)).toBe('UNDO_EXPIRED');

  const hired = (await act({ action: 'hire', reason: 'Combinado' })).data;
  expect(await refused(hired.eventId)).toBe('UNDO_EXPIRED');
  expect((await cardNow())?.status).toBe('hired');
});

test('undo asks whose application it is, and which', async () => {
  const { eventId } = (await move('review')).data;
  const other = await applyTo(server, job);
  const elsewhere = await server.call(undoChange, { as: ana.token, params: { id: other.id }, body: { eventId } });
  expect(elsewhere.body.error).toBe('UNDO_EXPIRED');
  expect((await undo(eventId, bia.token)).body.error).toBe('APPLICATION_NOT_FOUND');
  expect((await undo(eventId, talent.token)).body.error).toBe('FORBIDDEN');
  expect((await undo('nonsense')).body.error).toBe('VALIDATION_FAILED');
  expect((await undo(eventId)).status).toBe(200);
});

test('a move is told after ten seconds: the mail of its stage and the bell', async () => {
  await move('interview');
  server.clock.advance(9);
  expect([await newMails(), await newEntries()]).toEqual([[], []]);
  server.clock.advance(2);
  const [mail, ...more] = await newMails();
  expect(more).toEqual([]);
  const template = job.templates.find((each) => each.stageId === stage('interview'));
  expect(mail).toMatchObject({
    kind: 'stage_moved',
    subject: template?.subject.replace('{{jobTitle}}', job.title).replace('{{statusName}}', 'Conversa com o time'),
  });
  expect(mail?.text).toContain('Joana');
  expect(mail?.links.some((link) => link.includes('/applications/'))).toBe(true);
  const [entry, ...others] = await newEntries();
  expect(others).toEqual([]);
  expect(entry?.message).toContain('Conversa com o time');
});

test('the mail of a stage is not sent where the company does not want it', async () => {
  expect(job.templates.find((each) => each.stageId === stage('review'))?.enabled).toBe(false);
  await move('review');
  server.clock.advance(15);
  expect(await newMails()).toEqual([]);
  expect(await newEntries()).toHaveLength(1);
});

test('a card that is dropped twice tells of where it stays, whether by another move or by undo', async () => {
  await move('test');
  server.clock.advance(3);
  await move('interview');
  server.clock.advance(15);
  expect((await newEntries()).map(({ message }) => message)).toEqual([expect.stringContaining('Conversa com o time')]);
  expect(await newMails()).toHaveLength(1);

  await move('test');
  server.clock.advance(3);
  const { eventId } = (await move('review')).data;
  server.clock.advance(3);
  await undo(eventId);
  server.clock.advance(15);
  expect((await newEntries())[0]?.message).toContain('Desafio técnico');
  expect(await newEntries()).toHaveLength(2);
  expect(await newMails()).toHaveLength(2);
});

test('a rejection is sent in the words that the recruiter edited, as text, ten seconds later', async () => {
  const preview = (await server.call(rejectionPreview, { as: ana.token, params: params() })).data;
  expect(preview).toMatchObject({ to: talent.email, subject: expect.stringContaining(job.title) });
  expect(preview.body).toContain('Joana');
  const body = `${preview.body}\n\nObrigada! <script>alert('x')</script>`;
  await act({
    action: 'reject',
    status: 'not_a_fit',
    reason: 'Segredo da equipe',
    mail: { subject: preview.subject, body },
  });
  server.clock.advance(4);
  expect(await newMails()).toEqual([]);
  server.clock.advance(8);
  const [mail] = await newMails();
  expect(mail).toMatchObject({ kind: 'application_rejected', subject: preview.subject });
  expect(mail?.text).toContain("Obrigada! <script>alert('x')</script>");
  expect(mail?.html).not.toContain('<script>');
  expect(`${mail?.text}${mail?.html}`).not.toContain('Segredo da equipe');
  expect((await newEntries()).map(({ title }) => title)).toEqual(['Retorno sobre a sua candidatura']);
});

test('without mail a rejection is told by the bell alone, and a preview is the company’s', async () => {
  await act({ action: 'reject', reason: 'Não seguimos' });
  server.clock.advance(15);
  expect(await newMails()).toEqual([]);
  expect(await newEntries()).toMatchObject([{ title: 'Retorno sobre a sua candidatura' }]);
  const preview = (as: string) => server.call(rejectionPreview, { as, params: params() });
  expect((await preview(bia.token)).body.error).toBe('APPLICATION_NOT_FOUND');
  expect((await preview(talent.token)).body.error).toBe('FORBIDDEN');
  await server.platform.database.deleteFrom('jobEmailTemplates').where('kind', '=', 'rejected').execute();
  expect((await preview(ana.token)).data).toMatchObject({ subject: `Sobre sua candidatura: ${job.title}` });
});
