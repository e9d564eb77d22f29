import { withdrawByToken } from '@prova/contract/applications/applications';
import {
  conversationByToken,
  getConversation,
  getOwnConversation,
  listConversations,
  listOwnUnread,
  readByToken,
  readConversation,
  readOwnConversation,
  sendByToken,
  sendMessage,
  sendOwnMessage,
} from '@prova/contract/conversations/conversations';
import { ANSWER_DAYS, UNANSWERED_MAX } from '@prova/contract/conversations/limits';
import { shareJob } from '@prova/contract/jobs/job-members';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppliedCandidate, applyTo, statusToken } from '../../../test/applications-factory.ts';
import { compoundFile, pdfResume } from '../../../test/fixtures/resumes.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { signUpMember } from '../../../test/members.ts';
import { newId } from '../../../test/new-id.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { DAY } from '../../platform/clock.ts';

let server: TestServer;
let ana: Person;
/** Of the same company. */
let caio: Person;
/** Of another company. */
let bia: Person;
let job: JobDetail;
let guest: AppliedCandidate;

beforeAll(async () => {
  server = await startTestServer();
  ana = await signUp(server, 'RECRUITER', { name: 'Ana Prado', verified: true });
  caio = await signUpMember(server, ana, 'recruiter', { name: 'Caio Reis' });
  bia = await signUp(server, 'RECRUITER');
  job = await publishJob(server, ana);
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = await applyTo(server, job);
});

const params = () => ({ id: guest.id });
const write = (text: unknown, as = ana.token, more: Partial<CallOptions> = {}) =>
  server.call(sendMessage, { as, params: params(), body: { body: text }, ...more });
const read = (as = ana.token, query = {}) => server.call(getConversation, { as, params: params(), query });
const link = async () => ({ token: await statusToken(server, guest.email) });
const answer = async (text: string, more: Partial<CallOptions> = {}) =>
  server.call(sendByToken, { params: await link(), body: { body: text }, ...more });
const asGuest = async () => (await server.call(conversationByToken, { params: await link() })).data;
const inbox = (as = ana.token, query = {}) => server.call(listConversations, { as, query });
const mine = async (as = ana.token, query = {}) =>
  (await inbox(as, query)).data.find(({ applicationId }) => applicationId === guest.id);

describe('a conversation', () => {
  test('begins with the company, and is answered by the link of a mail', async () => {
    expect((await answer('Posso perguntar algo?')).body.error).toBe('CONVERSATION_CLOSED');
    expect(await asGuest()).toMatchObject({ messages: [], refusal: 'not_begun', can: { write: false }, unread: 0 });

    const body = '<b>Olá</b>, você pode na quinta?\nhttps://exemplo.example';
    const sent = await write(body);
    expect(sent.status).toBe(201);
    expect(sent.data).toEqual({
      id: expect.any(String),
      from: 'team',
      author: { name: 'Ana Prado', photoUrl: null },
      body,
      attachments: [],
      createdAt: server.clock.now().toISOString(),
      readAt: null,
    });
    const seen = await asGuest();
    expect(seen).toMatchObject({ unread: 1, can: { write: true }, refusal: null, messages: [{ body }] });

    expect((await answer('Posso, sim.')).status).toBe(201);
    const thread = (await read(caio.token)).data;
    expect(thread.messages.map(({ from, body, author }) => [from, body, author?.name])).toEqual([
      ['candidate', 'Posso, sim.', undefined],
      ['team', body, 'Ana Prado'],
    ]);
    expect(thread).toMatchObject({ unread: 1, can: { write: true }, candidateName: guest.name, nextCursor: null });
    expect(thread.values).toMatchObject({ jobTitle: job.title, recruiterName: 'Caio Reis' });
  });

  test('is read when somebody says so, for all of the team at once', async () => {
    const { data: first } = await write('Primeira');
    await write('Segunda');
    await read();
    expect((await read()).data.messages[0]?.readAt).toBeNull();
    const seen = (upTo: string) =>
      link().then((params) => server.call(readByToken, { params, body: { upTo } }).then(({ data }) => data.unread));
    expect(await seen(first.id)).toBe(1);
    expect((await read()).data.messages.map(({ readAt }) => readAt !== null)).toEqual([false, true]);

    const { data: reply } = await answer('Resposta');
    expect((await mine())?.unread).toBe(1);
    const done = await server.call(readConversation, { as: caio.token, params: params(), body: { upTo: reply.id } });
    expect(done.data).toEqual({ unread: 0 });
    expect((await mine())?.unread).toBe(0);
    expect((await asGuest()).messages[0]?.readAt).toBe(server.clock.now().toISOString());
  });

  test('comes page by page, the newest first', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await write(text);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { data } = await read(ana.token, { limit: 2, ...(cursor && { cursor }) });
      seen.push(...data.messages.map(({ body }) => body));
      cursor = data.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
  });

  test('a double click sends once, and two who write at once are both counted', async () => {
    const headers = { 'idempotency-key': newId() };
    await Promise.all([1, 2].map(() => write('Uma vez', ana.token, { headers })));
    await Promise.all([write('De Ana'), write('De Caio', caio.token), write('De Ana outra vez')]);
    expect((await asGuest()).unread).toBe(4);
    expect((await read()).data.messages).toHaveLength(4);
  });

  test('what nobody can see, or that is too long, is refused', async () => {
    for (const text of ['', '   ', '\u200B\u200D\u2060', 'x'.repeat(4001), 'a\u0000b', 7, undefined])
      expect((await write(text)).body.error, String(text).slice(0, 9)).toBe('VALIDATION_FAILED');
    expect((await write('👍')).status).toBe(201);
    expect((await write('x'.repeat(4000))).status).toBe(201);
  });
});

describe('attachments', () => {
  test('go both ways, and are opened by signed links', async () => {
    const file = { name: 'proposta.pdf', body: await pdfResume([['Proposta', 'Um dia na semana']]) };
    const sent = await write('Veja a proposta', ana.token, { files: { attachments: [file, file] } });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const reply = await answer('Meu portfólio', { files: { attachments: { name: 'p.doc', body: compoundFile() } } });
    expect(reply.data.attachments).toMatchObject([{ name: 'p.doc', mime: 'application/msword' }]);
    const { attachments } = (await asGuest()).messages[1] ?? { attachments: [] };
    expect(attachments).toHaveLength(2);
    const opened = await server.app.inject({ url: attachments[0]?.url ?? '' });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    const forged = (attachments[0]?.url ?? '').replace(/.$/, (last) => (last === '0' ? '4' : '0'));
    expect((await server.app.inject({ url: forged })).statusCode).toBe(404);
  });

  test('of another kind, and more than five, are refused; nothing is written then', async () => {
    const script = { name: 'foto.png', body: Buffer.from('<svg onload="alert(1)"/>') };
    expect((await write('Veja', ana.token, { files: { attachments: script } })).body.error).toBe(
      'FILE_TYPE_UNSUPPORTED',
    );
    const many = Array.from({ length: 6 }, () => ({ name: 'p.doc', body: compoundFile() }));
    expect((await write('Veja', ana.token, { files: { attachments: many } })).status).toBeGreaterThanOrEqual(400);
    expect((await read()).data.messages).toEqual([]);
  });
});

describe('who takes part', () => {
  test('strangers find nothing; interviewers see the person and not what is written to them', async () => {
    const interviewer = await signUpMember(server, ana, 'interviewer');
    const manager = await signUpMember(server, ana, 'hiring_manager');
    await write('Oi');
    expect((await read(bia.token)).body.error).toBe('APPLICATION_NOT_FOUND');
    expect((await write('Oi', bia.token)).body.error).toBe('APPLICATION_NOT_FOUND');
    expect(await mine(bia.token)).toBeUndefined();
    expect((await read(manager.token)).body.error).toBe('APPLICATION_NOT_FOUND');
    expect(await mine(manager.token)).toBeUndefined();
    for (const { id: userId } of [interviewer, manager])
      await server.call(shareJob, { as: ana.token, params: { id: job.id }, body: { userId } });
    expect((await write('Oi, sou o gestor', manager.token)).status).toBe(201);
    expect((await mine(manager.token))?.last.excerpt).toBe('Oi, sou o gestor');
    expect((await read(interviewer.token)).body.error).toBe('FORBIDDEN');
    expect((await inbox(interviewer.token)).body.error).toBe('FORBIDDEN');
  });

  test('a talent with an account writes signed in, and sees where something is unread', async () => {
    const talent = await signUp(server, 'POTENTIAL');
    const other = await signUp(server, 'POTENTIAL');
    const own = await applyTo(server, job, { as: talent.token, email: talent.email, fullName: talent.name });
    const at = { params: { id: own.id } };
    const { data: sent } = await server.call(sendMessage, { as: ana.token, ...at, body: { body: 'Oi' } });
    expect((await server.call(listOwnUnread, { as: talent.token })).data).toEqual([
      { applicationId: own.id, unread: 1 },
    ]);
    expect((await server.call(getOwnConversation, { as: other.token, ...at })).body.error).toBe(
      'APPLICATION_NOT_FOUND',
    );
    expect((await server.call(sendOwnMessage, { as: other.token, ...at, body: { body: 'Oi' } })).body.error).toBe(
      'APPLICATION_NOT_FOUND',
    );
    await server.call(readOwnConversation, { as: talent.token, ...at, body: { upTo: sent.id } });
    expect((await server.call(listOwnUnread, { as: talent.token })).data).toEqual([]);
    expect((await server.call(sendOwnMessage, { as: talent.token, ...at, body: { body: 'Olá!' } })).status).toBe(201);
    const thread = await server.call(getOwnConversation, { as: talent.token, ...at });
    expect(thread.data.messages.map(({ body }) => body)).toEqual(['Olá!', 'Oi']);
  });

  test('under blind review nobody is named', async () => {
    await server.platform.database.updateTable('jobs').set({ blind: true }).where('id', '=', job.id).execute();
    await write('Oi');
    await answer('Oi!');
    expect((await read()).data).toMatchObject({ candidateName: null, values: { candidateName: null } });
    expect((await mine())?.candidateName).toBeNull();
    await server.platform.database.updateTable('jobs').set({ blind: false }).where('id', '=', job.id).execute();
  });

  test('under blind review the candidate reads their name where the team left its place, and the team does not', async () => {
    const blind = (blind: boolean) =>
      server.platform.database.updateTable('jobs').set({ blind }).where('id', '=', job.id).execute();
    guest = await applyTo(server, job, { fullName: 'Zuleica Prates' });
    await blind(true);
    const { body: sent } = await write('Oi, {{candidateName}}! Tudo bem, {{ candidateName }}?');
    const thread = await read();
    const list = await inbox();
    for (const seen of [sent, thread.body, list.body]) expect(JSON.stringify(seen)).not.toContain('Zuleica');
    const unnamed = 'Oi, {{candidateName}}! Tudo bem, {{ candidateName }}?';
    expect(thread.data.messages[0]?.body).toBe(unnamed);
    expect((await mine())?.last.excerpt).toBe(unnamed);
    const filled = 'Oi, Zuleica! Tudo bem, Zuleica?';
    expect((await asGuest()).messages[0]?.body).toBe(filled);
    server.clock.advance(61);
    await server.drain();
    const [mail] = await server.mails(guest.email);
    expect(mail?.text).toContain(filled);

    // An excerpt ends before a place that it would cut.
    await write(`${'.'.repeat(190)} {{candidateName}}`);
    expect((await mine())?.last.excerpt).toBe(`${'.'.repeat(190)} `);
    await blind(false);
    expect((await read()).data.messages[1]?.body).toBe(filled);
    // Whoever sees the name may leave its place, too.
    await write('Até quinta, {{candidateName}}.');
    expect((await read()).data.messages[0]?.body).toBe('Até quinta, Zuleica.');
  });
});

describe('the inbox', () => {
  test('has the newest first, and those that wait alone', async () => {
    const [early, late] = [guest, await applyTo(server, job)];
    await write('Para a primeira');
    await answer('Da primeira');
    guest = late;
    await write('Para a segunda');
    const ids = async (query = {}) => (await inbox(ana.token, query)).data.map(({ applicationId }) => applicationId);
    expect((await ids()).slice(0, 2)).toEqual([late.id, early.id]);
    expect(await ids({ unread: 'true' })).toContain(early.id);
    expect(await ids({ unread: 'true' })).not.toContain(late.id);
    const first = await inbox(ana.token, { limit: 1 });
    const { nextCursor } = first.body.meta as { nextCursor: string };
    expect((await ids({ limit: 1, cursor: nextCursor }))[0]).toBe(early.id);
    expect((await mine())?.last).toMatchObject({ from: 'team', authorName: 'Ana Prado', excerpt: 'Para a segunda' });
  });
});

describe('the end', () => {
  test('a candidate waits after twenty messages, until somebody answers', async () => {
    await write('Oi');
    for (let n = 0; n < UNANSWERED_MAX; n += 1) {
      expect((await answer(`Mensagem ${n}`, { headers: { 'x-forwarded-for': `10.0.0.${n}` } })).status).toBe(201);
    }
    expect((await answer('Mais uma')).body.error).toBe('CONVERSATION_WAITS');
    expect(await asGuest()).toMatchObject({ refusal: 'waits', can: { write: false } });
    await write('Recebi tudo');
    expect((await asGuest()).refusal).toBeNull();
  });

  test('who withdrew may answer for thirty days, and again once the team has written', async () => {
    await write('Oi');
    await server.call(withdrawByToken, { params: await link(), body: {} });
    expect((await answer('Obrigada mesmo assim')).status).toBe(201);
    server.clock.advance(ANSWER_DAYS * DAY + 1);
    expect((await asGuest()).refusal).toBe('ended');
    expect((await answer('Mais uma coisa')).body.error).toBe('CONVERSATION_CLOSED');
    const { token: as } = await signIn(server, ana.email);
    expect((await write('Temos outra vaga', as)).status).toBe(201);
    expect((await answer('Qual?')).status).toBe(201);
  });
});
