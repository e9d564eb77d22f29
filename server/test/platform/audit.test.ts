import { glob, readFile } from 'node:fs/promises';
import { forgotPassword, login, logoutAll, refreshToken, resetPassword } from '@prova/contract/accounts/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { PASSWORD, type Person, signIn, signUp } from '../people.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server, 'POTENTIAL', { name: 'Iracema Vasconcelos', email: 'iracema@correio.example' });
});
afterAll(() => server.close());

const actions = async () => {
  const rows = await server.platform.database
    .selectFrom('auditEntries')
    .selectAll()
    .where((on) => on.or([on('actorId', '=', person.id), on('subjectId', '=', person.id)]))
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

test('what is done to an account is written down, by whom and from where', async () => {
  expect(await actions()).toEqual(['accounts.signed_in']);
  await server.call(logoutAll, { as: person.token });
  expect(await actions()).toEqual(['accounts.signed_in', 'accounts.signed_out_everywhere']);

  for (let tries = 0; tries < 5; tries += 1)
    await server.call(login, { body: { email: person.email, password: 'uma-senha-errada' } });
  expect((await actions()).at(-1)).toBe('accounts.locked');

  await server.call(forgotPassword, { body: { email: person.email } });
  const links = (await server.mails(person.email)).flatMap((mail) => mail.links);
  const token = new URL(links.find((link) => link.includes('/auth/reset-password')) ?? '').searchParams.get('token');
  await server.call(resetPassword, { body: { token, newPassword: `${PASSWORD}-nova` } });
  expect((await actions()).at(-1)).toBe('accounts.password_reset');

  const [first] = await server.platform.database
    .selectFrom('auditEntries')
    .selectAll()
    .where('action', '=', 'accounts.signed_in')
    .where('actorId', '=', person.id)
    .execute();
  expect(first).toMatchObject({ actorKind: 'user', companyId: null, address: '127.0.0.1' });
  expect(first?.requestId).toBeTruthy();
});

test('a stolen refresh token leaves its trace', async () => {
  server.clock.advance(20 * 60);
  const thief = await signUp(server, 'POTENTIAL');
  const again = await signIn(server, thief.email);
  await server.call(refreshToken, { body: { refreshToken: again.refreshToken } });
  server.clock.advance(60);
  expect((await server.call(refreshToken, { body: { refreshToken: again.refreshToken } })).status).toBe(401);
  const rows = await server.platform.database
    .selectFrom('auditEntries')
    .innerJoin('sessions', 'sessions.id', 'auditEntries.subjectId')
    .select(['auditEntries.actorKind', 'sessions.userId', 'sessions.endReason'])
    .where('action', '=', 'accounts.refresh_token_reused')
    .execute();
  expect(rows).toEqual([{ actorKind: 'guest', userId: thief.id, endReason: 'reuse' }]);
});

test('no entry names a person', async () => {
  const entries = await server.platform.database.selectFrom('auditEntries').selectAll().execute();
  expect(entries.length).toBeGreaterThan(0);
  expect(JSON.stringify(entries)).not.toMatch(/iracema|vasconcelos|correio\.example/i);
});

test('no code removes an entry, or changes more of it than to forget its network address', async () => {
  for await (const file of glob('server/src/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })) {
    const code = await readFile(file, 'utf8');
    expect(code, file).not.toMatch(/deleteFrom\('audit_entries'\)|(update|delete from) audit_entries/i);
    for (const change of code.match(/updateTable\('audit_entries'\)\s*\.set\([^)]*\)/g) ?? [])
      expect(change.replace(/\s/g, ''), file).toBe("updateTable('audit_entries').set({address:null})");
  }
});
