import { login } from '@prova/contract/accounts/accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { PASSWORD, type Person, signUp } from '../people.ts';

let server: TestServer;
let owner: Person;
let known: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
  owner = await signUp(server, 'RECRUITER');
  known = (await server.call(login, { body: { email: owner.email, password: PASSWORD } })).cookies;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.platform.database.deleteFrom('loginFailures').execute();
});

let listed = 0;
/** One line of a leaked list, from one address. */
async function stuff(address: string): Promise<string | number> {
  listed += 1;
  const { status, body } = await server.call(login, {
    body: { email: `vazada${listed}@correio.example`, password: 'senha-que-vazou' },
    headers: { 'x-forwarded-for': address },
  });
  return body.error ?? status;
}
const enter = async (address: string, cookies: Record<string, string> = {}) => {
  const { status, body } = await server.call(login, {
    body: { email: owner.email, password: PASSWORD },
    headers: { 'x-forwarded-for': address },
    cookies,
  });
  return body.error ?? status;
};
const failures = () => server.platform.database.selectFrom('loginFailures').select('address').distinct().execute();

/** As after a quarter of an hour in which a thousand machines have tried one account each. */
const siege = () =>
  sql`insert into login_failures (id, email_hash, address, created_at)
      select gen_random_uuid(), sha256(n::text::bytea), ('198.18.0.0'::inet + n), ${server.clock.now()}
      from generate_series(1, 1000) n`.execute(server.platform.database);

test('one address fails for twenty accounts, then it waits, and people there whose browser is known do not', async () => {
  for (let n = 0; n < 20; n += 1) expect(await stuff('203.0.113.7')).toBe('INVALID_CREDENTIALS');
  expect(await stuff('203.0.113.7')).toBe('TOO_MANY_REQUESTS');
  expect(await enter('203.0.113.7')).toBe('TOO_MANY_REQUESTS');
  expect(await enter('203.0.113.7', known)).toBe(200);
  expect(await enter('203.0.113.8')).toBe(200);
});

test('the 2^64 addresses of one connection count as one', async () => {
  for (let n = 0; n < 20; n += 1) expect(await stuff(`2001:db8:7:7:${n.toString(16)}::1`)).toBe('INVALID_CREDENTIALS');
  expect(await stuff('2001:db8:7:7:ffff:ffff:ffff:ffff')).toBe('TOO_MANY_REQUESTS');
  expect(await stuff('2001:db8:7:8::1')).toBe('INVALID_CREDENTIALS');
  expect(await failures()).toHaveLength(2);
});

test('when very many fail everywhere, an address has three accounts, and nobody is locked out', async () => {
  for (let n = 0; n < 4; n += 1) expect(await stuff('203.0.113.7')).toBe('INVALID_CREDENTIALS');
  await siege();
  expect(await stuff('203.0.113.7')).toBe('TOO_MANY_REQUESTS');
  for (let n = 0; n < 3; n += 1) expect(await stuff('203.0.113.9')).toBe('INVALID_CREDENTIALS');
  expect(await stuff('203.0.113.9')).toBe('TOO_MANY_REQUESTS');
  // At home, on a new phone; and in a browser of theirs, even behind the address of the attacker.
  expect(await enter('203.0.113.10')).toBe(200);
  expect(await enter('203.0.113.9', known)).toBe(200);
  server.clock.advance(15 * 60 + 1);
  for (let n = 0; n < 4; n += 1) expect(await stuff('203.0.113.9')).toBe('INVALID_CREDENTIALS');
});
