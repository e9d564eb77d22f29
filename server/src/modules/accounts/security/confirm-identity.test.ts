import { confirmIdentity } from '@prova/contract/accounts/security';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { PASSWORD, signIn, signUp } from '../../../../test/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const confirmedAt = async (userId: string) => {
  const rows = await server.platform.database
    .selectFrom('sessions')
    .select('confirmedAt')
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.confirmedAt?.getTime());
};

it('counts signing in, and marks the one session that confirms', async () => {
  const person = await signUp(server, 'POTENTIAL');
  const signedInAt = server.clock.now().getTime();
  const other = await signIn(server, person.email);
  expect(await confirmedAt(person.id)).toEqual([signedInAt, signedInAt]);
  server.clock.advance(700);
  const answer = await server.call(confirmIdentity, { as: other.token, body: { password: PASSWORD } });
  expect(answer.status).toBe(200);
  expect(await confirmedAt(person.id)).toEqual([signedInAt, server.clock.now().getTime()]);
});

it('refuses a wrong password, and locks after five of them like the login', async () => {
  const person = await signUp(server, 'POTENTIAL');
  const confirm = (password: string) => server.call(confirmIdentity, { as: person.token, body: { password } });
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await confirm('errada-errada');
    expect([answer.status, answer.body.error]).toEqual([401, 'INVALID_CREDENTIALS']);
  }
  expect((await confirm(PASSWORD)).body.error).toBe('ACCOUNT_LOCKED');
  expect((await server.mails(person.email))[0]?.kind).toBe('account_locked');
});
