import { login } from '@prova/contract/accounts/accounts';
import { listActivity } from '@prova/contract/accounts/activity';
import { changePassword } from '@prova/contract/accounts/security';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { PASSWORD, signIn, signUp } from '../../../test/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NEW_PASSWORD = 'outra-bateria-grampo-7';
const read = async (as: string, query: { limit?: string; cursor?: string } = {}) =>
  (await server.call(listActivity, { as, query })).body as {
    data: { id: string; activity: string; address: string; createdAt: string }[];
    meta: { nextCursor: string | null };
  };
const names = async (as: string) => (await read(as)).data.map(({ activity }) => activity);

test('says what was done with an account, the newest first, and nothing of others', async () => {
  const person = await signUp(server, 'POTENTIAL');
  const stranger = await signUp(server, 'RECRUITER');
  server.clock.advance(60);
  const changed = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  await server.call(changePassword, { as: person.token, body: changed });
  const { data, meta } = await read(person.token);
  expect(data.map(({ activity }) => activity)).toEqual(['password_changed', 'signed_in']);
  expect(data[0]).toMatchObject({ address: '127.0.0.1', createdAt: server.clock.now().toISOString() });
  expect(meta.nextCursor).toBeNull();
  expect(await names(stranger.token)).toEqual(['signed_in']);
});

test('says what others tried', async () => {
  const person = await signUp(server, 'POTENTIAL');
  for (let tries = 0; tries < 10; tries += 1)
    await server.call(login, { body: { email: person.email, password: 'errada-errada-9' } });
  expect((await names(person.token))[0]).toBe('locked');
});

test('comes page by page, each entry once', async () => {
  const person = await signUp(server, 'POTENTIAL');
  for (let times = 0; times < 3; times += 1) await signIn(server, person.email);
  const whole = (await read(person.token)).data.map(({ id }) => id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { data, meta }: Awaited<ReturnType<typeof read>> = await read(person.token, {
      limit: '2',
      ...(cursor && { cursor }),
    });
    seen.push(...data.map(({ id }) => id));
    cursor = meta.nextCursor;
  } while (cursor);
  expect(seen).toEqual(whole);
  expect(seen).toHaveLength(4);
});
