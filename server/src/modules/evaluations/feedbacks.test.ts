import {
  applicationStatus,
  applicationTimeline,
  ownApplicationStatus,
} from '@prova/contract/applications/applications';
import {
  createFeedback,
  feedbacksByToken,
  getFeedback,
  listFeedbacks,
  removeFeedback,
  shareFeedback,
  updateFeedback,
  withdrawFeedback,
} from '@prova/contract/evaluations/feedbacks';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo, statusToken } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { withoutMails } from '../../../test/without-mails.ts';
import { HOUR } from '../../platform/clock.ts';

const WORDS = {
  strengths: 'Consultas claras e bem explicadas.',
  growth: 'Testes automatizados.',
  message: 'Foi um prazer conhecer o seu trabalho. 🙂',
};

let server: TestServer;
let ana: Person;
/** Of the same company. */
let caio: Person;
let talent: Person;
let job: JobDetail;
/** Of the talent. */
let own: AppliedCandidate;
let guest: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { name: 'Ana Prado', verified: true });
  caio = await signUpMember(server, ana, 'recruiter', { name: 'Caio Reis' });
  job = await publishJob(server, ana);
});
afterAll(() => server.close());
beforeEach(async () => {
  talent = await signUp(server, 'POTENTIAL');
  own = await applyTo(server, job, { as: talent.token, email: talent.email, fullName: talent.name });
  guest = await applyTo(server, job);
});

const write = (applicationId: string, words: Record<string, unknown> = {}, as = ana.token, headers = {}) =>
  server.call(createFeedback, { as, body: { ...WORDS, ...words, applicationId }, headers });
const list = (query: Record<string, unknown>, as: string) => server.call(listFeedbacks, { as, query });
const edit = (id: string, words: object, version: number, as = ana.token) =>
  server.call(updateFeedback, { as, params: { id }, body: { ...WORDS, ...words, version } });
const share = (id: string, version = 1, as = ana.token, headers = {}) =>
  server.call(shareFeedback, { as, params: { id }, body: { version }, headers });
const withdraw = (id: string, version: number, as = ana.token) =>
  server.call(withdrawFeedback, { as, params: { id }, body: { version } });
const remove = (id: string, as = ana.token) => server.call(removeFeedback, { as, params: { id } });
const read = (id: string, as: string) => server.call(getFeedback, { as, params: { id } });
const byLink = async (email: string) =>
  server.call(feedbacksByToken, { params: { token: await statusToken(server, email) } });
const mailed = async (email: string) => (await server.mails(email)).filter(({ kind }) => kind === 'feedback_shared');
const rung = async ({ token: as }: Person) =>
  (await server.call(listNotifications, { as, query: {} })).data.filter(({ title }) => /feedback/.test(title));

test('a draft is the team’s alone: with who wrote it, and when', async () => {
  const { status, data } = await write(own.id);
  expect(status).toBe(201);
  expect(data).toEqual({
    ...WORDS,
    id: expect.any(String),
    applicationId: own.id,
    jobTitle: job.title,
    companyName: expect.any(String),
    sharedAt: null,
    editedAt: null,
    team: {
      version: 1,
      author: { id: ana.id, name: 'Ana Prado', photoUrl: null },
      editedBy: null,
      writtenAt: server.clock.now().toISOString(),
      withdrawUntil: null,
      can: { edit: true, share: true, withdraw: false, remove: true },
    },
  });
  expect((await list({ applicationId: own.id }, caio.token)).data).toEqual([data]);
  expect((await list({}, caio.token)).data[0]).toEqual(data);
  expect((await list({ applicationId: own.id }, talent.token)).data).toEqual([]);
  expect((await list({}, talent.token)).data).toEqual([]);
  expect((await read(data.id, talent.token)).body.error).toBe('NOT_FOUND');
  expect((await byLink(talent.email)).data).toEqual([]);
  await server.drain();
  expect(await mailed(talent.email)).toEqual([]);
});

test('once shared, the talent reads it without the name of whoever wrote it, and hears of it once', async () => {
  const { id } = (await write(own.id)).data;
  const headers = { 'idempotency-key': newId() };
  const answers = await Promise.all([1, 2].map(() => share(id, 1, ana.token, headers)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.data.team?.can).toEqual({ edit: true, share: false, withdraw: true, remove: false });
  // From another window, with what it has read by then.
  expect((await share(id, 2, caio.token)).status).toBe(200);
  const received = { ...WORDS, id, sharedAt: server.clock.now().toISOString(), editedAt: null, team: null };
  expect((await list({ applicationId: own.id }, talent.token)).data).toMatchObject([received]);
  expect((await list({}, talent.token)).data).toMatchObject([received]);
  const one = await read(id, talent.token);
  expect(one.data).toMatchObject(received);
  expect(JSON.stringify(one.body)).not.toContain('Ana Prado');
  await server.drain();
  const mails = await mailed(talent.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toContain(WORDS.growth);
  expect(mails[0]?.links).toContainEqual(expect.stringContaining(`/admin/potential/applications/${own.id}`));
  expect(await rung(talent)).toMatchObject([
    { title: 'Você recebeu um feedback', link: `/admin/potential/applications/${own.id}` },
  ]);
});

test('a guest reads it by the link of the mail, and by no other', async () => {
  const { id } = (await write(guest.id)).data;
  await share(id);
  await server.drain();
  const [mail] = await mailed(guest.email);
  const token = mail?.links.map((link) => /\/applications\/([\w-]{43})$/.exec(link)?.[1]).find(Boolean) ?? '';
  const { data, body } = await server.call(feedbacksByToken, { params: { token } });
  expect(data).toMatchObject([{ ...WORDS, id, applicationId: guest.id }]);
  expect(JSON.stringify(body)).not.toMatch(/Ana Prado|"team"/);
  expect((await byLink(talent.email)).data).toEqual([]);
  const status = await server.call(applicationStatus, { params: { token } });
  expect(status.data.history.map(({ text }) => text)).toContain('Você recebeu um feedback.');
});

test('others find nothing, and whoever only judges is refused', async () => {
  const { id } = (await write(own.id)).data;
  await share(id);
  const bia = await signUp(server, 'RECRUITER');
  const other = await signUp(server, 'POTENTIAL');
  for (const { token } of [bia, other]) {
    expect((await read(id, token)).body.error).toBe('NOT_FOUND');
    expect((await list({ applicationId: own.id }, token)).body.error).toBe('APPLICATION_NOT_FOUND');
    expect((await list({}, token)).data).toEqual([]);
  }
  expect((await write(own.id, {}, bia.token)).body.error).toBe('APPLICATION_NOT_FOUND');
  for (const answer of [edit(id, {}, 2, bia.token), share(id, 2, bia.token), withdraw(id, 2, bia.token)])
    expect((await answer).body.error).toBe('NOT_FOUND');
  expect((await remove(id, bia.token)).body.error).toBe('NOT_FOUND');
  expect((await write(own.id, {}, talent.token)).body.error).toBe('FORBIDDEN');
  const interviewer = await signUpMember(server, ana, 'interviewer');
  expect((await list({}, interviewer.token)).body.error).toBe('FORBIDDEN');
});

test('a recruiter may better a colleague’s draft, which says so; two at once do not overwrite each other', async () => {
  const { id } = (await write(own.id)).data;
  server.clock.advance(60);
  const edited = await edit(id, { growth: 'Observabilidade.' }, 1, caio.token);
  expect(edited.data).toMatchObject({
    growth: 'Observabilidade.',
    editedAt: null,
    team: {
      version: 2,
      author: { name: 'Ana Prado' },
      editedBy: 'Caio Reis',
      writtenAt: server.clock.now().toISOString(),
    },
  });
  expect((await edit(id, { growth: 'Outra coisa.' }, 1)).body.error).toBe('VERSION_CONFLICT');
  // What was looked at is not what would be shared.
  expect((await share(id, 1)).body.error).toBe('VERSION_CONFLICT');
  expect((await read(id, ana.token)).data).toMatchObject({ growth: 'Observabilidade.', sharedAt: null });
});

test('what is edited after it was shared says so to the candidate, and is told nobody again', async () => {
  const { id } = (await write(own.id)).data;
  await share(id);
  server.clock.advance(60);
  await edit(id, { message: 'Corrigido.' }, 2);
  expect((await read(id, talent.token)).data).toMatchObject({
    message: 'Corrigido.',
    editedAt: server.clock.now().toISOString(),
  });
  await server.drain();
  expect(await mailed(talent.email)).toHaveLength(1);
  const timeline = await server.call(applicationTimeline, { as: ana.token, params: { id: own.id } });
  expect(
    withoutMails(timeline.data)
      .filter(({ type }) => type === 'feedback')
      .map(({ data, actor }) => [data, actor.name]),
  ).toEqual([
    [{ feedbackId: id, status: 'edited' }, 'Ana Prado'],
    [{ feedbackId: id, status: 'shared' }, 'Ana Prado'],
  ]);
});

describe('taking back', () => {
  // A day is longer than a token lives.
  afterEach(async () => {
    ana = { ...ana, ...(await signIn(server, ana.email)) };
    caio = { ...caio, ...(await signIn(server, caio.email)) };
  });

  test('for a day it is a draft again, and both histories say so', async () => {
    const { id } = (await write(own.id)).data;
    await share(id);
    expect((await remove(id)).body.error).toBe('FEEDBACK_SHARED');
    server.clock.advance(24 * HOUR);
    const as = (await signIn(server, ana.email)).token;
    const mine = (await signIn(server, talent.email)).token;
    expect((await withdraw(id, 1, as)).body.error).toBe('VERSION_CONFLICT');
    expect((await withdraw(id, 2, as)).data).toMatchObject({ sharedAt: null, team: { version: 3 } });
    expect((await read(id, mine)).body.error).toBe('NOT_FOUND');
    const status = await server.call(ownApplicationStatus, { as: mine, params: { id: own.id } });
    expect(status.data.history.slice(0, 2).map(({ text }) => text)).toEqual([
      'A empresa retirou o feedback.',
      'Você recebeu um feedback.',
    ]);
    // Shared once more, they are told once more.
    await share(id, 3, as);
    await server.drain();
    expect(await mailed(talent.email)).toHaveLength(2);
    await withdraw(id, 4, as);
    expect((await remove(id, as)).data).toEqual({ id });
    expect((await remove(id, as)).body.error).toBe('NOT_FOUND');
  });

  test('after a day it stays', async () => {
    const { id } = (await write(own.id)).data;
    await share(id);
    server.clock.advance(24 * HOUR + 1);
    const as = (await signIn(server, ana.email)).token;
    expect((await read(id, as)).data.team?.can).toMatchObject({ edit: true, withdraw: false, remove: false });
    expect((await withdraw(id, 2, as)).body.error).toBe('FEEDBACK_STAYS');
  });
});

test('one part is enough, and each has its limit', async () => {
  const alone = { strengths: '', growth: '', message: 'Obrigada!' };
  expect((await write(own.id, alone)).status).toBe(201);
  for (const words of [
    { strengths: '  ', growth: '', message: '\n' },
    { strengths: 'x'.repeat(1501) },
    { growth: 'x'.repeat(1501) },
    { message: 'x'.repeat(2001) },
    { message: 'a\u0000b' },
    { strengths: 7 },
    { authorId: caio.id },
    { sharedAt: '2026-01-01T00:00:00Z' },
  ])
    expect((await write(own.id, words)).body.error, JSON.stringify(words).slice(0, 40)).toBe('VALIDATION_FAILED');
  expect((await write('nonsense')).body.error).toBe('VALIDATION_FAILED');
  expect((await read('nonsense', ana.token)).body.error).toBe('NOT_FOUND');
  const { id } = (await write(own.id)).data;
  for (const version of [0, 1.5, '1', null])
    expect((await share(id, version as number)).body.error).toBe('VALIDATION_FAILED');
});

test('a double click writes one; ten are enough for one application, however many write at once', async () => {
  const headers = { 'idempotency-key': newId() };
  const twice = await Promise.all([1, 2].map(() => write(own.id, {}, ana.token, headers)));
  expect(twice[0]?.data.id).toBe(twice[1]?.data.id);
  const answers = await Promise.all(Array.from({ length: 11 }, () => write(own.id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(answers.map(({ body }) => body.error)).toContain('FEEDBACKS_FULL');
  expect((await list({ applicationId: own.id }, ana.token)).data).toHaveLength(10);
});

test('every step is written down, by ids', async () => {
  const { id } = (await write(own.id)).data;
  await edit(id, { growth: 'Mais.' }, 1);
  await share(id, 2);
  await withdraw(id, 3, caio.token);
  await remove(id);
  const entries = await server.platform.database
    .selectFrom('auditEntries')
    .select(['action', 'actorId', 'companyId', 'data'])
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action, actorId }) => [action, actorId === caio.id ? 'Caio' : 'Ana'])).toEqual([
    ['evaluations.feedback_written', 'Ana'],
    ['evaluations.feedback_edited', 'Ana'],
    ['evaluations.feedback_shared', 'Ana'],
    ['evaluations.feedback_withdrawn', 'Caio'],
    ['evaluations.feedback_removed', 'Ana'],
  ]);
  expect(
    entries.every(({ data, companyId }) => companyId === ana.companyId && Object.keys(Object(data)).length === 1),
  ).toBe(true);
});
