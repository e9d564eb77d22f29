import { login, me, resetPassword } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { confirmTotp, startTotp } from '@prova/contract/accounts/security';
import { URI } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { operatorOf } from '../../test/operator.ts';
import { PASSWORD, signUp } from '../../test/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const prova = (...command: string[]) => operatorOf(server)(...command);
const refusal = (text: string) => ({ code: 1, stderr: expect.stringContaining(text) });
const accepted = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION };
const actions = async () => {
  const rows = await server.platform.database.selectFrom('auditEntries').selectAll().orderBy('id').execute();
  return rows.filter(({ actorKind }) => actorKind === 'system').map(({ action }) => action);
};

test('an operator creates an account, whose owner sets the password by the mail', async () => {
  const created = await prova('user', 'create', 'Avaliadora@Correio.example', 'Joana Prado', 'EXPERT');
  expect(created.stdout).toContain('avaliadora@correio.example has an account');
  // The command queued its mail by the real time.
  server.clock.set(new Date());
  const [mail] = await server.mails('avaliadora@correio.example');
  expect(mail?.subject).toBe('Sua conta na Prova');
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token');
  expect((await server.call(resetPassword, { body: { token, newPassword: PASSWORD } })).status).toBe(200);
  const { data } = await server.call(login, {
    body: { email: 'avaliadora@correio.example', password: PASSWORD, ...accepted },
  });
  expect(data.user).toMatchObject({ role: 'EXPERT', name: 'Joana Prado', companies: [] });
  expect(await actions()).toEqual(['accounts.created']);

  await expect(prova('user', 'create', 'avaliadora@correio.example', 'Outra', 'EXPERT')).rejects.toMatchObject(
    refusal('There is an account with avaliadora@correio.example already.'),
  );
  await expect(prova('user', 'create', 'sem-arroba', 'Outra', 'EXPERT')).rejects.toMatchObject(
    refusal('"sem-arroba" is no valid e-mail.'),
  );
  await expect(prova('user', 'create', 'nova@correio.example', 'Nova', 'RECRUITER')).rejects.toMatchObject(
    refusal('A recruiter needs a company'),
  );
});

test('an operator keeps a person out, and lets them in again', async () => {
  const person = await signUp(server, 'POTENTIAL');
  const signIn = () => server.call(login, { body: { email: person.email, password: PASSWORD } });
  await prova('user', 'disable', person.email);
  expect((await server.call(me, { as: person.token })).status).toBe(401);
  expect((await signIn()).body.error).toBe('ACCOUNT_DISABLED');
  await prova('user', 'enable', person.email);
  expect((await signIn()).status).toBe(200);
  // The session of before stays ended.
  expect((await server.call(me, { as: person.token })).status).toBe(401);
  await expect(prova('user', 'disable', 'ninguem@correio.example')).rejects.toMatchObject(
    refusal('There is no account with ninguem@correio.example.'),
  );
});

test('an operator lets somebody in who has lost every second factor', async () => {
  const person = await signUp(server, 'POTENTIAL');
  const { uri } = (await server.call(startTotp, { as: person.token })).data;
  const code = URI.parse(uri).generate({ timestamp: server.clock.now().getTime() });
  expect((await server.call(confirmTotp, { as: person.token, body: { code } })).status).toBe(200);
  const signIn = () => server.call(login, { body: { email: person.email, password: PASSWORD } });
  expect((await signIn()).body.error).toBe('SECOND_FACTOR_REQUIRED');
  await prova('user', 'reset-factor', person.email);
  expect((await signIn()).status).toBe(200);
  // The command queued its mail by the real time.
  server.clock.set(new Date());
  const subjects = (await server.mails(person.email)).map((mail) => mail.subject);
  expect(subjects).toContain('Verificação em duas etapas desativada pelo suporte');
  await expect(prova('user', 'reset-factor', 'ninguem@correio.example')).rejects.toMatchObject(
    refusal('There is no account with ninguem@correio.example.'),
  );
});

test('an operator changes what an account is for, and what it needs comes with it', async () => {
  const person = await signUp(server, 'POTENTIAL');
  await prova('user', 'role', person.email, 'RECRUITER', '--company', 'Estúdio Recém-Aberto');
  expect((await server.call(me, { as: person.token })).status).toBe(401);
  const { data } = await server.call(login, { body: { email: person.email, password: PASSWORD } });
  expect(data.user).toMatchObject({ role: 'RECRUITER', companies: [{ name: 'Estúdio Recém-Aberto', role: 'owner' }] });
  await expect(prova('user', 'role', person.email, 'POTENTIAL')).rejects.toMatchObject(
    refusal('belongs to a company: remove them from its team first.'),
  );
  const other = await signUp(server, 'POTENTIAL');
  await prova('user', 'role', other.email, 'EXPERT');
  await prova('user', 'role', other.email, 'POTENTIAL');
  const again = await server.call(login, { body: { email: other.email, password: PASSWORD } });
  expect(again.data.user.role).toBe('POTENTIAL');
});
