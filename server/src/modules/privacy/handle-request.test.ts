import { addNote } from '@prova/contract/evaluations/evaluations';
import { actOnCandidate } from '@prova/contract/funnel/funnel';
import type { RequestKind } from '@prova/contract/privacy/data-request-rules';
import { eraseAccount } from '@prova/contract/privacy/privacy';
import {
  answerRequest,
  extendRequest,
  getCompanyRequest,
  getRequestPage,
  listCompanyRequests,
  listOwnRequests,
  previewRequestErasure,
  refuseRequest,
  startRequest,
} from '@prova/contract/privacy/privacy-requests';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { applyTo } from '../../../test/applications-factory.ts';
import { askAndConfirm, requestToken } from '../../../test/data-requests-factory.ts';
import { foundIn } from '../../../test/found-in.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { unzip } from '../../../test/unzip.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { remindOwnersTask } from './remind-owners.ts';
import { runRetention } from './retention.ts';

let server: TestServer;
let owner: Person;
let slug: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'RECRUITER', { companyName: 'Empresa Perguntada', verified: true });
  slug = await slugOf(owner);
});
afterAll(() => server.close());

const START = '2026-11-20T12:00:00Z';
const DAY = 86_400;
const db = () => server.platform.database;
const context = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });
async function slugOf({ companyId }: Person): Promise<string> {
  const row = await db().selectFrom('companies').select('slug').where('id', '=', companyId).executeTakeFirstOrThrow();
  return row.slug;
}

let asked = 0;
/** A request of somebody new, in the queue. */
async function inQueue(kind: RequestKind, email = `pergunta${++asked}@correio.example`) {
  return { email, ...(await askAndConfirm(server, { company: slug, kind, email, message: 'Por favor.' })) };
}
const detail = async (id: string) => (await server.call(getCompanyRequest, { as: owner.token, params: { id } })).data;
const page = async (token: string) => (await server.call(getRequestPage, { params: { token } })).data;
const kindsOf = async (email: string) => (await server.mails(email)).map(({ kind }) => kind);
/** Some days later; the owner signs in again. */
async function later(days: number): Promise<void> {
  server.clock.advance(days * DAY);
  owner = await signIn(server, owner.email);
}
/** Sessions end with time. */
afterEach(backToStart);
async function backToStart(): Promise<void> {
  server.clock.set(START);
  owner = await signIn(server, owner.email);
}

describe('a request in the queue of a company', () => {
  test('is taken on, put off once with a reason, and answered; whoever asked is told each time', async () => {
    const { id, email, token } = await inQueue('correct');
    const first = await detail(id);
    expect(first).toMatchObject({ message: 'Por favor.', answerBy: '2026-12-05', copy: null, holds: [] });
    expect(first.can).toEqual({ start: true, extend: true, answer: true, refuse: true });

    const call = { as: owner.token, params: { id } };
    const started = await server.call(startRequest, { ...call, body: { version: first.version } });
    expect([started.data.state, started.data.can.start]).toEqual(['working', false]);

    const reason = 'Os arquivos estão em papel.';
    const body = { version: started.data.version, reason };
    const extended = await server.call(extendRequest, { ...call, body });
    expect(extended.data).toMatchObject({ extended: true, extensionReason: reason, answerBy: '2026-12-20' });
    const [mail] = await server.mails(email);
    expect(mail?.kind).toBe('data_request_extended');
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain('20 de dezembro de 2026');
    const twice = await server.call(extendRequest, { ...call, body: { version: extended.data.version, reason } });
    expect([twice.status, twice.body.error]).toEqual([409, 'REQUEST_STATE_REFUSED']);

    const answered = await server.call(answerRequest, {
      ...call,
      body: { version: extended.data.version, text: 'Corrigimos o seu telefone.', with: 'reply' },
    });
    expect(answered.data).toMatchObject({ state: 'answered', answer: 'Corrigimos o seu telefone.' });
    expect(answered.data.can).toEqual({ start: false, extend: false, answer: false, refuse: false });
    expect(answered.data.history.map(({ what, by }) => [what, by])).toEqual([
      ['confirmed', null],
      ['started', owner.name],
      ['extended', owner.name],
      ['answered', owner.name],
    ]);
    expect((await server.mails(email))[0]?.text).toContain('Corrigimos o seu telefone.');
    expect(await page(token)).toMatchObject({ state: 'answered', answer: 'Corrigimos o seu telefone.', copy: null });
    const ended = await server.call(listCompanyRequests, {
      as: owner.token,
      params: { id: owner.companyId },
      query: { show: 'ended' },
    });
    expect(ended.data.requests.map((each) => each.id)).toContain(id);
  });

  test('is refused with a reason', async () => {
    const { id, email, token } = await inQueue('object');
    const { version } = await detail(id);
    const body = { version, reason: 'A lei manda guardar.' };
    const refused = await server.call(refuseRequest, { as: owner.token, params: { id }, body });
    expect(refused.data).toMatchObject({ state: 'refused', answer: 'A lei manda guardar.' });
    expect((await server.mails(email))[0]?.text).toContain('A lei manda guardar.');
    expect(await page(token)).toMatchObject({ state: 'refused' });
  });

  test('is answered once: a double click by its key, a second tab by its version', async () => {
    const { id, email } = await inQueue('information');
    const { version } = await detail(id);
    const body = { version, text: 'Usamos para a seleção.', with: 'reply' };
    const call = { as: owner.token, params: { id }, body };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const clicks = await Promise.all([1, 2].map(() => server.call(answerRequest, { ...call, headers })));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    const tab = await server.call(answerRequest, call);
    expect([tab.status, tab.body.error]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await kindsOf(email)).filter((kind) => kind === 'data_request_answered')).toHaveLength(1);
  });

  test('is hidden from everybody before its address is proven, and from other companies for good', async () => {
    const { id } = await inQueue('correct');
    const stranger = await signUp(server, 'RECRUITER');
    const foreign = await server.call(getCompanyRequest, { as: stranger.token, params: { id } });
    expect([foreign.status, foreign.body.error]).toEqual([404, 'NOT_FOUND']);
    await db()
      .updateTable('privacyRequests')
      .set({ state: 'received', confirmedAt: null })
      .where('id', '=', id)
      .execute();
    const own = await server.call(getCompanyRequest, { as: owner.token, params: { id } });
    expect(own.status).toBe(404);
  });

  test('takes no copy and no erasure that was not asked for', async () => {
    const { id } = await inQueue('information');
    const { version } = await detail(id);
    for (const how of ['copy', 'erase']) {
      const body = { version, text: 'Pronto.', with: how };
      const refused = await server.call(answerRequest, { as: owner.token, params: { id }, body });
      expect([refused.status, refused.body.error]).toEqual([409, 'REQUEST_STATE_REFUSED']);
    }
    expect((await server.call(previewRequestErasure, { as: owner.token, params: { id } })).status).toBe(404);
  });
});

describe('a copy of what the company holds', () => {
  test('goes to the proven address alone, with nothing of other companies', async () => {
    const other = await signUp(server, 'RECRUITER', { companyName: 'Empresa Alheia' });
    const [job, foreign] = [await publishJob(server, owner), await publishJob(server, other)];
    const application = await applyTo(server, job);
    const { email } = application;
    await applyTo(server, foreign, { email, fullName: application.name });
    const note = { params: { id: application.id }, body: { body: 'Conversou bem' } };
    await server.call(addNote, { as: owner.token, ...note });
    const { id, token } = await inQueue('export', email);
    const shown = await detail(id);
    expect(shown.holds).toMatchObject([{ applicationId: application.id, jobTitle: job.title, keptUntil: null }]);

    const body = { version: shown.version, text: 'Segue a cópia.', with: 'copy' };
    const making = await server.call(answerRequest, { as: owner.token, params: { id }, body });
    expect(making.data).toMatchObject({ state: 'working', copy: 'working' });
    expect(making.data.can.answer).toBe(false);
    expect((await page(token)).answer).toBeNull();
    await server.drain();
    expect(await detail(id)).toMatchObject({ state: 'answered', copy: null });
    const [mail] = await server.mails(email);
    expect(mail?.kind).toBe('data_request_answered');
    const { copy } = await page(token);
    const zip = await server.app.inject({ url: copy?.link ?? '' });
    const files = await unzip(zip.rawPayload);
    const text = [...files].map(([path, content]) => path + content.toString()).join('\n');
    expect(text).toContain(application.id);
    expect(text).toContain('Conversou bem');
    expect(files.get('README.txt')?.toString()).toContain('Seus dados em Empresa Perguntada');
    expect(text).not.toContain('Empresa Alheia');
    expect(text).not.toContain(owner.name);
    // The company itself is given no link.
    expect(JSON.stringify(await detail(id))).not.toContain('/files/');

    server.clock.advance(7 * DAY + 60);
    // The link of the answer goes on telling how it ended.
    expect(await page(await requestToken(server, email))).toMatchObject({ state: 'answered', copy: null });
  });

  test('that cannot be made is told, and the request can be answered otherwise', async () => {
    const { id, email } = await inQueue('export');
    const { version } = await detail(id);
    const broken = vi.spyOn(server.platform.storage, 'put').mockRejectedValue(new Error('The storage is away'));
    await server.call(answerRequest, {
      as: owner.token,
      params: { id },
      body: { version, text: 'Segue.', with: 'copy' },
    });
    await expect(server.drain()).rejects.toThrow();
    broken.mockRestore();
    const failed = await detail(id);
    expect(failed).toMatchObject({ state: 'working', copy: 'failed' });
    expect(failed.can.answer).toBe(true);
    const body = { version: failed.version, text: 'Nada guardamos.', with: 'reply' };
    await server.call(answerRequest, { as: owner.token, params: { id }, body });
    expect((await kindsOf(email))[0]).toBe('data_request_answered');
    // The try that still waits finds nothing to do.
    server.clock.advance(3600);
    await server.drain();
    expect((await kindsOf(email)).filter((kind) => kind === 'data_request_answered')).toHaveLength(1);
  });
});

describe('an erasure in one company', () => {
  test('removes what it holds and nothing else, as the preview says; the answer tells', async () => {
    const other = await signUp(server, 'RECRUITER');
    const [job, foreign] = [await publishJob(server, owner), await publishJob(server, other)];
    const person = await signUp(server, 'POTENTIAL', { name: 'Zulmira Quaresma', email: 'zulmira@correio.example' });
    const as = { as: person.token, fullName: person.name, email: person.email };
    const [here, there] = [await applyTo(server, job, as), await applyTo(server, foreign, as)];
    await server.call(addNote, {
      as: owner.token,
      params: { id: here.id },
      body: { body: 'Zulmira conversou bem aqui' },
    });
    await server.drain();
    const { id, token } = await inQueue('erase', person.email);
    const call = { as: owner.token, params: { id } };
    const { data: preview } = await server.call(previewRequestErasure, call);
    expect(preview.leaves).toEqual([{ what: 'applications_withdrawn', count: 1 }]);
    expect(preview.removes).toContainEqual({ category: 'applications', count: 1 });
    expect(preview.removes).toContainEqual({ category: 'evaluations', count: 1 });
    expect(preview.removes.map(({ category }) => category)).not.toContain('account');

    server.clock.advance(601);
    const { version } = await detail(id);
    const body = { version, text: 'Apagamos tudo.', with: 'erase' };
    const unsure = await server.call(answerRequest, { ...call, body });
    expect([unsure.status, unsure.body.error]).toEqual([403, 'IDENTITY_NOT_CONFIRMED']);
    await backToStart();
    const done = await server.call(answerRequest, { as: owner.token, params: { id }, body });
    expect(done.data).toMatchObject({ state: 'answered', holds: [] });
    expect(done.data.history.map(({ what }) => what)).toEqual(['confirmed', 'erased', 'answered']);
    await server.drain();

    const [mail] = await server.mails(person.email);
    expect(mail?.text).toContain('Apagamos tudo.');
    expect(mail?.text).toContain('Candidaturas apagadas: 1');
    expect(await page(token).then(({ state }) => state)).toBe('answered');
    const left = await db()
      .selectFrom('applications')
      .select(['id', 'erasedAt'])
      .where('id', 'in', [here.id, there.id])
      .execute();
    expect(left.find((row) => row.id === here.id)?.erasedAt).not.toBeNull();
    expect(left.find((row) => row.id === there.id)?.erasedAt).toBeNull();
    const names = await db()
      .selectFrom('candidates')
      .select(['companyId', 'name'])
      .where('id', 'in', [here.candidateId, there.candidateId])
      .execute();
    expect(names).toContainEqual({ companyId: owner.companyId, name: null });
    expect(names).toContainEqual({ companyId: other.companyId, name: person.name });
    expect(await foundIn(server, ['Zulmira conversou bem aqui'])).toEqual([]);
    // The account is not the company's, and stays.
    expect((await signIn(server, person.email)).id).toBe(person.id);
    const run = db().selectFrom('retentionRuns').select(['cause', 'companyId', 'removed']);
    expect(await run.where('requestId', '=', id).executeTakeFirst()).toMatchObject({
      cause: 'request',
      companyId: owner.companyId,
      removed: { applications: 1 },
    });
  });

  test('of who applied without an account leaves no word of them but the request itself, which forgets them later', async () => {
    const job = await publishJob(server, owner);
    const { email, id: applicationId } = await applyTo(server, job, {
      fullName: 'Belarmina Xavantes',
      email: 'belarmina@correio.example',
    });
    await server.drain();
    const { id } = await inQueue('erase', email);
    const { version } = await detail(id);
    const body = { version, text: 'Feito.', with: 'erase' };
    await server.call(answerRequest, { as: owner.token, params: { id }, body });
    await server.drain();
    expect(await foundIn(server, ['xavantes'])).toEqual([]);
    const left = new Set(await foundIn(server, ['belarmina']));
    // Where to send the answer, and the answer as the outbox of the tests has it.
    for (const place of [
      'public.mails.recipient',
      'public.privacy_requests.address',
      'public.idempotency_keys.response',
    ])
      left.delete(place);
    expect([...left]).toEqual([]);
    expect(applicationId).not.toBe('');

    server.clock.advance(184 * DAY);
    await runRetention(context(), { dryRun: false });
    await server.drain();
    expect(await foundIn(server, ['belarmina@'])).not.toContain('public.privacy_requests.address');
    expect(await foundIn(server, ['belarmina@'])).not.toContain('public.mails.recipient');
  });

  test('keeps what became a contract, and the answer says until when', async () => {
    const job = await publishJob(server, owner);
    const { id: applicationId, email } = await applyTo(server, job);
    const { version: at } = await db()
      .selectFrom('applications')
      .select('version')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    await server.call(actOnCandidate, {
      as: owner.token,
      params: { id: applicationId },
      body: { action: 'hire', reason: 'Contratada', version: at } as never,
    });
    await server.drain();
    const { id } = await inQueue('erase', email);
    const shown = await detail(id);
    expect(shown.holds[0]?.keptUntil).not.toBeNull();
    const body = { version: shown.version, text: 'Guardamos o contrato.', with: 'erase' };
    await server.call(answerRequest, { as: owner.token, params: { id }, body });
    expect((await server.mails(email))[0]?.text).toContain('20 de novembro de 2031');
    expect((await detail(id)).holds).toHaveLength(1);
  });
});

describe('time', () => {
  test('owners are told five days before a request is due, and when it is late, once each', async () => {
    const { id } = await inQueue('correct');
    const notices = async () =>
      (await server.mails(owner.email))
        .filter(({ kind, links }) => kind === 'data_request_due' && links.some((link) => link.endsWith(id)))
        .map(({ subject }) => subject.split(':')[0]);
    const run = async () => {
      await remindOwnersTask.run(context(), {});
      await remindOwnersTask.run(context(), {});
    };
    await later(9);
    await run();
    expect(await notices()).toEqual([]);
    await later(2);
    await run();
    expect(await notices()).toEqual(['Pedido sobre dados pessoais vence em breve']);
    await later(5);
    await run();
    expect(await notices()).toEqual([
      'Pedido sobre dados pessoais atrasado',
      'Pedido sobre dados pessoais vence em breve',
    ]);
    const queue = await server.call(listCompanyRequests, { as: owner.token, params: { id: owner.companyId } });
    expect(queue.data.overdue).toBeGreaterThan(0);
    expect(queue.data.requests.find((each) => each.id === id)?.overdue).toBe(true);
    // The first to be due come first.
    const due = queue.data.requests.map(({ answerBy }) => answerBy);
    expect(due).toEqual([...due].sort());
  });

  test('a request ends when whoever asked erases their account', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const { id } = await inQueue('correct', person.email);
    await server.call(eraseAccount, { as: person.token, body: { email: person.email } });
    server.clock.advance(61);
    await server.drain();
    expect(await detail(id)).toMatchObject({ state: 'withdrawn', email: null, message: null, holds: [] });
    const mine = await server.call(listOwnRequests, { as: person.token });
    expect(mine.status).toBe(401);
  });
});
