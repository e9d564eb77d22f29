import {
  readByToken,
  readConversation,
  readOwnConversation,
  sendByToken,
  sendMessage,
  sendOwnMessage,
} from '@prova/contract/conversations/conversations';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { listNotifications } from '@prova/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo, statusToken } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { HOUR, MINUTE } from '../../platform/clock.ts';

let server: TestServer;
let ana: Person;
/** Wrote neither the job nor, at first, to anybody. */
let caio: Person;
let job: JobDetail;
let guest: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { name: 'Ana Prado', verified: true });
  caio = await signUpMember(server, ana, 'recruiter', { name: 'Caio Reis' });
  job = await publishJob(server, ana);
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = await applyTo(server, job);
});

/** The test's hours go by quicker than a token lives. */
const tokenOf = async ({ email }: Person) => (await signIn(server, email)).token;
const write = async (body: string, as = ana, id = guest.id) =>
  server.call(sendMessage, { as: await tokenOf(as), params: { id }, body: { body } });
const answer = async (body: string) =>
  server.call(sendByToken, { params: { token: await statusToken(server, guest.email) }, body: { body } });
const later = async (seconds: number) => {
  server.clock.advance(seconds);
  await server.drain();
};
const mailsTo = async (email: string, kind: string) => (await server.mails(email)).filter((mail) => mail.kind === kind);
/** About this conversation alone, the newest first. */
const rung = async (person: Person, id = guest.id) =>
  (await server.call(listNotifications, { as: await tokenOf(person), query: { limit: 100 } })).data.filter(
    ({ type, link }) => type === 'MESSAGE' && link?.includes(id),
  );

describe('a guest', () => {
  test('gets one mail with all that was written within a minute, and a link that opens it', async () => {
    await write('Você pode conversar na quinta?');
    await write('Às 15h, por vídeo.');
    await later(MINUTE);
    const [mail, ...more] = await mailsTo(guest.email, 'candidate_messages');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Mensagem de ${await companyName()}: ${job.title}`);
    expect(mail?.text).toMatch(/2 novas mensagens[\s\S]*quinta\?[\s\S]*15h/);
    const token = mail?.links.map((link) => /\/applications\/([\w-]{43})$/.exec(link)?.[1]).find(Boolean) ?? '';
    expect((await server.call(sendByToken, { params: { token }, body: { body: 'Posso!' } })).status).toBe(201);

    await write('Combinado.');
    await later(MINUTE);
    const mails = await mailsTo(guest.email, 'candidate_messages');
    expect(mails).toHaveLength(2);
    expect(mails.some(({ text }) => text.includes('Combinado.') && !text.includes('15h'))).toBe(true);
  });

  test('who has read it on the page gets none', async () => {
    const { data } = await write('Oi');
    const token = await statusToken(server, guest.email);
    await server.call(readByToken, { params: { token }, body: { upTo: data.id } });
    await later(MINUTE);
    expect(await mailsTo(guest.email, 'candidate_messages')).toEqual([]);
  });
});

test('a talent hears the bell at once, and gets a mail about what is unread after ten minutes', async () => {
  const talent = await signUp(server, 'POTENTIAL');
  const own = await applyTo(server, job, { as: talent.token, email: talent.email, fullName: talent.name });
  await write('Oi', ana, own.id);
  await write('Ainda aí?', ana, own.id);
  expect(await rung(talent, own.id)).toMatchObject([
    { title: 'Nova mensagem', link: `/admin/potential/applications/${own.id}` },
  ]);
  await later(9 * MINUTE);
  expect(await mailsTo(talent.email, 'candidate_messages')).toEqual([]);
  await later(MINUTE);
  const [mail] = await mailsTo(talent.email, 'candidate_messages');
  expect(mail?.links).toContainEqual(expect.stringContaining(`/admin/potential/applications/${own.id}`));
  expect(mail?.links.filter((link) => /\/applications\/[\w-]{43}$/.test(link))).toEqual([]);
  await server.call(sendOwnMessage, { as: await tokenOf(talent), params: { id: own.id }, body: { body: 'Aqui!' } });
  expect(await rung(ana, own.id)).toHaveLength(1);
});

describe('reading a conversation reads what the bell told of it', () => {
  const upTo = (id: string) => ({ upTo: id });

  test('of everybody in the team, and no other entry', async () => {
    await write('Oi, sou o Caio', caio);
    const other = await applyTo(server, job);
    await write('Oi', ana, other.id);
    await server.call(sendByToken, {
      params: { token: await statusToken(server, other.email) },
      body: { body: 'Oi!' },
    });
    const first = await answer('Oi!');
    const last = await answer('Posso na quinta.');
    const read = async (id: string) =>
      server.call(readConversation, { as: await tokenOf(ana), params: { id: guest.id }, body: upTo(id) });
    await read(first.data.id);
    expect(await rung(ana)).toMatchObject([{ read: false }]);
    await read(last.data.id);
    expect(await rung(ana)).toMatchObject([{ read: true }]);
    expect(await rung(caio)).toMatchObject([{ read: true }]);
    expect(await rung(ana, other.id)).toMatchObject([{ read: false }]);
    const all = await server.call(listNotifications, { as: await tokenOf(ana), query: { limit: 100 } });
    expect(all.data.find(({ type, link }) => type !== 'MESSAGE' && link?.includes(guest.id))?.read).toBe(false);
  });

  test('of a talent, also by the link of a mail', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const own = await applyTo(server, job, { as: talent.token, email: talent.email, fullName: talent.name });
    const { data: first } = await write('Oi', ana, own.id);
    const params = { id: own.id };
    await server.call(readOwnConversation, { as: await tokenOf(talent), params, body: upTo(first.id) });
    expect(await rung(talent, own.id)).toMatchObject([{ read: true }]);
    const { data: second } = await write('Ainda aí?', ana, own.id);
    expect(await rung(talent, own.id)).toMatchObject([{ read: false }, { read: true }]);
    const token = await statusToken(server, talent.email);
    await server.call(readByToken, { params: { token }, body: upTo(second.id) });
    expect(await rung(talent, own.id)).toMatchObject([{ read: true }, { read: true }]);
  });
});

describe('the team', () => {
  test('those who run the job and those who wrote hear of an answer; a burst rings once', async () => {
    await write('Oi, sou o Caio', caio);
    await answer('Oi!');
    await answer('Posso na quinta.');
    expect(await rung(ana)).toMatchObject([{ message: `${guest.name} escreveu sobre a vaga ${job.title}.` }]);
    expect(await rung(caio)).toHaveLength(1);
    await later(10 * MINUTE + 1);
    for (const { email } of [ana, caio]) {
      const [mail] = await mailsTo(email, 'team_messages');
      expect(mail?.text).toMatch(/Oi![\s\S]*Posso na quinta\./);
    }
  });

  test('gets no mail of what was read, and no more than one an hour about one person', async () => {
    const count = async () =>
      (await mailsTo(ana.email, 'team_messages')).filter(({ text }) => text.includes(guest.name));
    await write('Oi');
    const { data } = await answer('Oi!');
    await server.call(readConversation, {
      as: await tokenOf(ana),
      params: { id: guest.id },
      body: { upTo: data.id },
    });
    await later(11 * MINUTE);
    expect(await count()).toHaveLength(0);
    await answer('Mais uma');
    await later(11 * MINUTE);
    expect(await count()).toHaveLength(1);
    await answer('Outra');
    await later(11 * MINUTE);
    expect(await count()).toHaveLength(1);
    await later(HOUR);
    expect(await count()).toHaveLength(2);
  });
});

test('a company that is not verified sends no words of its own', async () => {
  const bia = await signUp(server, 'RECRUITER');
  const theirs = await publishJob(server, bia);
  const someone = await applyTo(server, theirs);
  await write('Ligue já: golpe.example', bia, someone.id);
  await later(MINUTE);
  const [mail] = await mailsTo(someone.email, 'candidate_messages');
  expect(mail?.text).toContain('uma nova mensagem');
  expect(mail?.text).not.toContain('golpe');
});

const companyName = async () => {
  const row = await server.platform.database
    .selectFrom('companies')
    .select('name')
    .where('id', '=', ana.companyId)
    .executeTakeFirstOrThrow();
  return row.name;
};
