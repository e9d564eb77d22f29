import { login } from '@prova/contract/accounts/accounts';
import { eraseAccount } from '@prova/contract/privacy/privacy';
import { getRequestPage } from '@prova/contract/privacy/privacy-requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAndConfirm, requestToken } from '../../../test/data-requests-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { PASSWORD, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { changeAsOperator, operatorQueue } from './operator-queue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const context = () => createContext(server.platform, { actor: system, locale: 'pt-BR' });

test('erasing for the platform closes the account at once, and the answer still arrives', async () => {
  const person = await signUp(server, 'POTENTIAL');
  const { id } = await askAndConfirm(server, { company: null, kind: 'erase', email: person.email });
  await changeAsOperator(context(), id, { action: 'answer', text: 'Apagamos a sua conta.', with: 'erase' });
  const entered = await server.call(login, { body: { email: person.email, password: PASSWORD } });
  expect(entered.status).not.toBe(200);
  const kinds = (await server.mails(person.email)).map(({ kind }) => kind);
  expect(kinds).toContain('data_request_erased');
  expect(kinds).toContain('account_erasing');
  server.clock.advance(61);
  await server.drain();
  const left = await server.platform.database
    .selectFrom('privacyRequests')
    .select(['state', 'address', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(left).toEqual({ state: 'answered', address: null, answer: null });
});

test('a copy for the platform holds everything that is stored of the proven address', async () => {
  const person = await signUp(server, 'POTENTIAL');
  const { id } = await askAndConfirm(server, { company: null, kind: 'export', email: person.email });
  await changeAsOperator(context(), id, { action: 'answer', text: 'Segue a cópia.', with: 'copy' });
  const params = { token: await requestToken(server, person.email) };
  const { data } = await server.call(getRequestPage, { params });
  const zip = await server.app.inject({ url: data.copy?.link ?? '' });
  expect(zip.statusCode).toBe(200);
  expect(zip.rawPayload.toString('latin1')).toContain('account/account.json');
});

test('what a company was asked goes to operators once the company has closed', async () => {
  const owner = await signUp(server, 'RECRUITER');
  const { slug } = await server.platform.database
    .selectFrom('companies')
    .select('slug')
    .where('id', '=', owner.companyId)
    .executeTakeFirstOrThrow();
  const { id } = await askAndConfirm(server, { company: slug, kind: 'correct', email: 'orfa@correio.example' });
  const ids = async () => (await operatorQueue(context())).map((request) => request.id);
  expect(await ids()).not.toContain(id);
  await expect(changeAsOperator(context(), id, { action: 'refuse', reason: 'Não' })).rejects.toThrow('their owners');
  await server.call(eraseAccount, { as: owner.token, body: { email: owner.email } });
  expect(await ids()).toContain(id);
  await changeAsOperator(context(), id, { action: 'refuse', reason: 'A empresa fechou.' });
  expect((await server.mails('orfa@correio.example'))[0]?.text).toContain('A empresa fechou.');
});
