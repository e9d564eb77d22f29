import { listNotifications } from '@prova/contract/notifications/notifications';
import {
  ask,
  confirmRequest,
  findCompanies,
  getRequestPage,
  listCompanyRequests,
  listOwnRequests,
  requestDataByMail,
} from '@prova/contract/privacy/privacy-requests';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { askAndConfirm, requestToken } from '../../../test/data-requests-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { runRetention } from './retention.ts';

let server: TestServer;
let owner: Person;
let slug: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { companyName: 'Empresa Perguntada' });
  slug = (await company(owner)).slug;
});
afterAll(() => server.close());
/** Sessions end with time. */
afterEach(() => server.clock.set('2026-11-20T12:00:00Z'));

const db = () => server.platform.database;
const company = ({ companyId }: Person) =>
  db().selectFrom('companies').select(['slug', 'name']).where('id', '=', companyId).executeTakeFirstOrThrow();
const requestsOf = (email: string) =>
  db().selectFrom('privacyRequests').selectAll().where('address', '=', email).orderBy('id').execute();
const form = (email: string, more: object = {}) => ({
  body: { company: slug, kind: 'erase', email, message: '', ...more },
});
const queue = async () =>
  (await server.call(listCompanyRequests, { as: owner.token, params: { id: owner.companyId } })).data;
let people = 0;
const newAddress = () => `quem-pede${++people}@correio.example`;

describe('asking without an account', () => {
  test('enters the queue once the link of the mail is confirmed, by a click', async () => {
    const email = newAddress();
    const sent = await server.call(requestDataByMail, form(email, { message: 'Apaguem tudo, por favor.' }));
    expect([sent.status, sent.data]).toEqual([202, {}]);
    expect((await queue()).requests.map((each) => each.email)).not.toContain(email);
    const [mail] = await server.mails(email);
    expect(mail?.kind).toBe('data_request_confirm');
    expect(mail?.text).toContain('Empresa Perguntada');

    const params = { token: await requestToken(server, email) };
    const before = await server.call(getRequestPage, { params });
    expect(before.data).toMatchObject({ state: 'received', kind: 'erase', answerBy: null });
    // Opening it proves nothing: what scans mails does so, too.
    expect((await requestsOf(email))[0]?.state).toBe('received');

    const confirmed = await server.call(confirmRequest, { params });
    // The day of the law is the one that is promised.
    expect(confirmed.data).toMatchObject({ state: 'confirmed', answerBy: '2026-12-05' });
    const again = await server.call(confirmRequest, { params });
    expect(again.data).toEqual(confirmed.data);
    const queued = (await queue()).requests.find((each) => each.email === email);
    expect(queued).toMatchObject({ state: 'confirmed', overdue: false, answerBy: '2026-12-05' });

    expect((await server.mails(email)).map(({ kind }) => kind)).toEqual([
      'data_request_received',
      'data_request_confirm',
    ]);
    const toOwner = (await server.mails(owner.email)).filter(({ kind }) => kind === 'data_request_new');
    expect(toOwner).toHaveLength(1);
    expect(toOwner[0]?.links.some((link) => link.endsWith(`/admin/recruiter/data-requests/${queued?.id}`))).toBe(true);
    // The owners are told what, and see who where they are signed in.
    expect(toOwner[0]?.text).not.toContain(email);
    const bell = await server.call(listNotifications, { as: owner.token });
    expect(bell.data[0]).toMatchObject({ link: `/admin/recruiter/data-requests/${queued?.id}` });
  });

  test('answers alike whether anything is known of the address or not', async () => {
    const known = await signUp(server, 'POTENTIAL');
    const answers = [
      await server.call(requestDataByMail, form(known.email)),
      await server.call(requestDataByMail, form(newAddress())),
    ];
    expect(answers[0]?.status).toBe(answers[1]?.status);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test('mails an address three times a day at most, and says nothing of it', async () => {
    const email = newAddress();
    for (let time = 0; time < 5; time += 1) {
      const { status, data } = await server.call(requestDataByMail, form(email));
      expect([status, data]).toEqual([202, {}]);
    }
    expect(await server.mails(email)).toHaveLength(3);
    const flooded = newAddress();
    await Promise.all(Array.from({ length: 8 }, () => server.call(requestDataByMail, form(flooded))));
    expect(await server.mails(flooded)).toHaveLength(3);
    server.clock.advance(86_401);
    await server.call(requestDataByMail, form(email));
    expect(await server.mails(email)).toHaveLength(4);
  });

  test('asks once under one key, however often it is sent', async () => {
    const email = newAddress();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await Promise.all([1, 2, 3].map(() => server.call(requestDataByMail, { ...form(email), headers })));
    expect(await requestsOf(email)).toHaveLength(1);
  });

  test('takes nothing from machines that fill in what people do not see', async () => {
    const email = newAddress();
    const { status } = await server.call(requestDataByMail, form(email, { website: 'https://spam.example' }));
    expect(status).toBe(202);
    expect(await requestsOf(email)).toEqual([]);
  });

  test('refuses a company that does not exist, an address that is none, and what is no request', async () => {
    const unknown = await server.call(requestDataByMail, form(newAddress(), { company: 'nao-existe' }));
    expect([unknown.status, unknown.body.error]).toEqual([404, 'COMPANY_NOT_FOUND']);
    const wrong = await server.call(
      requestDataByMail,
      form('sem-arroba', { kind: 'other', message: 'x'.repeat(2001) }),
    );
    expect(wrong.status).toBe(422);
    expect(wrong.body.details?.map(({ field }) => field).sort()).toEqual(['email', 'kind', 'message']);
  });

  test('is over when the link has expired; what nobody confirmed is forgotten with its mail', async () => {
    const email = newAddress();
    await server.call(requestDataByMail, form(email));
    const params = { token: await requestToken(server, email) };
    server.clock.advance(3 * 86_400 + 60);
    for (const endpoint of [getRequestPage, confirmRequest]) {
      const { status, body } = await server.call(endpoint, { params });
      expect([status, body.error]).toEqual([410, 'TOKEN_EXPIRED']);
    }
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    await runRetention(ctx, { dryRun: true });
    expect(await requestsOf(email)).toHaveLength(1);
    await runRetention(ctx, { dryRun: false });
    expect(await requestsOf(email)).toEqual([]);
    expect(await server.mails(email)).toEqual([]);
  });

  test('finds verified companies alone by their names; others are reached from their page', async () => {
    const search = async (search: string) =>
      (await server.call(findCompanies, { query: { search } })).data.map(({ name }) => name);
    expect(await search('empresa perg')).toEqual([]);
    await db()
      .updateTable('companies')
      .set({ verifiedAt: server.clock.now(), verifiedBy: 'operator' })
      .where('id', '=', owner.companyId)
      .execute();
    expect(await search('empresa perg')).toEqual(['Empresa Perguntada']);
    expect(await search('PERGUNTADA')).toEqual(['Empresa Perguntada']);
    expect(await search('%%')).toEqual([]);
    expect(await search('prova')).toEqual([]);
  });

  test('goes to the platform, too, and shows in no queue of a company', async () => {
    const email = newAddress();
    const { id } = await askAndConfirm(server, { company: null, kind: 'information', email });
    expect((await queue()).requests.map((each) => each.id)).not.toContain(id);
    expect((await server.mails(email))[0]?.subject).toBe('Seu pedido sobre dados pessoais: Prova');
  });
});

describe('asking signed in', () => {
  test('needs no proof; what was asked by the form with the address is in the same list', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const job = await publishJob(server, owner);
    await applyTo(server, job, { as: person.token, fullName: person.name, email: person.email });
    const empty = await server.call(listOwnRequests, { as: person.token });
    expect(empty.data).toEqual({
      requests: [],
      companies: [{ slug, name: 'Empresa Perguntada' }],
      applications: [{ id: expect.any(String), jobTitle: expect.any(String), companySlug: slug }],
    });

    const byForm = await askAndConfirm(server, { company: slug, kind: 'correct', email: person.email });
    const body = { company: slug, kind: 'export', message: 'Quero a cópia.' };
    const asked = await server.call(ask, { as: person.token, body });
    expect(asked.status).toBe(201);
    expect(asked.data).toMatchObject({ state: 'confirmed', companyName: 'Empresa Perguntada' });
    const mine = await server.call(listOwnRequests, { as: person.token });
    expect(mine.data.requests.map(({ id }) => id)).toEqual([asked.data.id, byForm.id]);

    const stranger = await signUp(server, 'POTENTIAL');
    expect((await server.call(listOwnRequests, { as: stranger.token })).data.requests).toEqual([]);
  });

  test('that a person looks at a number that was reckoned is asked of a company as well as of the platform', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const body = { company: null, kind: 'human_review', message: 'Minha compatibilidade com a vaga de dados.' };
    const asked = await server.call(ask, { as: person.token, body });
    expect([asked.status, asked.data]).toMatchObject([201, { kind: 'human_review', state: 'confirmed' }]);
    expect(asked.data.answerBy).not.toBeNull();
  });

  test('names the application whose match is meant, and the company finds the person, the job and the way to it', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const [first, second] = [await publishJob(server, owner), await publishJob(server, owner)];
    for (const job of [first, second])
      await applyTo(server, job, { as: person.token, fullName: 'Marta Cálculo', email: person.email });
    const { applications } = (await server.call(listOwnRequests, { as: person.token })).data;
    expect(applications).toHaveLength(2);
    const about = (applicationId: string | undefined, company: string | null = slug) => ({
      as: person.token,
      body: { company, kind: 'human_review' as const, message: 'Faltou o SQL.', applicationId },
    });
    const asked = await server.call(ask, about(applications[0]?.id));
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    const queued = (await queue()).requests.find(({ id }) => id === asked.data.id);
    expect(queued).toMatchObject({
      personName: 'Marta Cálculo',
      email: person.email,
      application: { id: applications[0]?.id, jobTitle: applications[0]?.jobTitle },
      answerBy: asked.data.answerBy,
    });
    // The match with another job is another question; the same again is none.
    expect((await server.call(ask, about(applications[1]?.id))).status).toBe(201);
    expect((await server.call(ask, about(applications[1]?.id))).body.error).toBe('REQUEST_ALREADY_OPEN');
    // Nobody names what is not theirs, nor another company than the one that has it.
    const stranger = await signUp(server, 'POTENTIAL');
    const foreign = await server.call(ask, { ...about(applications[0]?.id), as: stranger.token });
    const elsewhere = await server.call(ask, about(applications[0]?.id, null));
    expect([foreign.body.error, elsewhere.body.error]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  test('the same again is refused while it is open, also from two tabs at once', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const body = { company: null, kind: 'object', message: '' };
    const statuses = await Promise.all(
      [1, 2].map(async () => (await server.call(ask, { as: person.token, body })).status),
    );
    expect(statuses.sort()).toEqual([201, 409]);
    const again = await server.call(ask, { as: person.token, body });
    expect(again.body.error).toBe('REQUEST_ALREADY_OPEN');
    expect((await server.call(ask, { as: person.token, body: { ...body, kind: 'correct' } })).status).toBe(201);
  });
});
