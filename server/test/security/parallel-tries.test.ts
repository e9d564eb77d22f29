import { login, register, verifyEmail } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import {
  changePassword,
  confirmIdentity,
  confirmTotp,
  finishSecondFactor,
  startTotp,
} from '@prova/contract/accounts/security';
import { sql } from 'kysely';
import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { PASSWORD, type Person, signUp } from '../people.ts';
import { addressOf, registrationForm } from './attackers.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1', DATABASE_POOL: '12' });
  owner = await signUp(server, 'POTENTIAL');
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3600));

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const accepted = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION };
const WRONG = 'senha-que-vazou';

type Answer = { readonly status: number; readonly body: { readonly error?: string | undefined } };

/** So many calls at once: how many got each answer. */
async function atOnce(times: number, call: (n: number) => Promise<Answer>): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: times }, (_, n) => call(n)));
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) counts[body.error ?? status] = (counts[body.error ?? status] ?? 0) + 1;
  return counts;
}

let made = 0;
/** Accounts with the password of the owner. */
async function people(count: number): Promise<string[]> {
  made += 1;
  const { rows } = await sql<{ email: string }>`
    insert into users (id, role, email, name, password_hash, email_verified_at)
    select gen_random_uuid(), 'POTENTIAL', 'turma' || ${made}::text || '.' || n || '@correio.example', 'Pessoa ' || n,
      (select password_hash from users where email = ${owner.email}), now()
    from generate_series(1, ${count}::int) n returning email`.execute(server.platform.database);
  return rows.map(({ email }) => email);
}
const logIn = (email: string, password: string, address: string, cookies: Record<string, string> = {}) =>
  server.call(login, { body: { email, password, ...accepted }, ...from(address), cookies });
const tries = () => server.platform.database.selectFrom('loginFailures').select('pending').execute();
const forget = () => server.platform.database.deleteFrom('loginFailures').execute();

describe('of one network', () => {
  test.each([
    [80, () => '203.0.113.7'],
    [500, () => '203.0.113.8'],
    [80, (n: number) => `2001:db8:7:7:${n.toString(16)}::1`],
  ])('exactly 20 of %i accounts are tried at once, with an account or without', async (times, address) => {
    const known = await people(20);
    const answers = await Promise.all(
      Array.from({ length: times }, (_, n) =>
        logIn(n % 3 === 0 ? (known[n / 3] ?? owner.email) : `vazada${made}.${n}@correio.example`, WRONG, address(n)),
      ),
    );
    const [failed, refused] = [401, 429].map((code) => answers.filter(({ status }) => status === code));
    expect([failed?.length, refused?.length]).toEqual([20, times - 20]);
    for (const { headers } of refused ?? []) expect(headers['retry-after']).toBe('900');
    expect((await logIn(owner.email, PASSWORD, address(0))).status).toBe(429);
  });

  test('all sign in who have the right password, in the same second and with little capacity left', async () => {
    for (const { before, address } of [
      { before: 0, address: '203.0.113.20' },
      { before: 19, address: '203.0.113.21' },
    ]) {
      expect(await atOnce(before, (n) => logIn(`errou${n}@correio.example`, WRONG, address))).toEqual(
        before === 0 ? {} : { INVALID_CREDENTIALS: before },
      );
      const emails = await people(50);
      expect(await atOnce(50, (n) => logIn(emails[n] ?? '', PASSWORD, address))).toEqual({ 200: 50 });
    }
  });

  test('known browsers neither take the places of others nor wait for one', async () => {
    const address = '203.0.113.30';
    const emails = await people(25);
    const browsers = await Promise.all(emails.map((email) => logIn(email, PASSWORD, address)));
    const known = (n: number) => browsers[n]?.cookies ?? {};
    const mistyped = await atOnce(25, (n) => logIn(emails[n] ?? '', WRONG, address, known(n)));
    expect(mistyped).toEqual({ INVALID_CREDENTIALS: 25 });
    const stranger = await atOnce(30, (n) => logIn(`listada${n}@correio.example`, WRONG, address));
    expect(stranger).toEqual({ INVALID_CREDENTIALS: 20, TOO_MANY_REQUESTS: 10 });
    expect(await atOnce(25, (n) => logIn(emails[n] ?? '', PASSWORD, address, known(n)))).toEqual({ 200: 25 });
  });
});

describe('of one account', () => {
  test('exactly five passwords are compared at once, by whichever call and from wherever', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const change = { currentPassword: WRONG, newPassword: 'quartzo-violino-canoa-2' };
    const calls = [
      (n: number) => server.call(login, { body: { email: person.email, password: WRONG }, ...addressOf(n) }),
      (n: number) => server.call(confirmIdentity, { as: person.token, body: { password: WRONG }, ...addressOf(n) }),
      (n: number) => server.call(changePassword, { as: person.token, body: change, ...addressOf(n) }),
    ];
    const answers = await atOnce(45, (n) => calls[n % 3]?.(n) as Promise<Answer>);
    expect(answers).toEqual({ INVALID_CREDENTIALS: 5, ACCOUNT_LOCKED: 40 });
    const locks = await server.platform.database
      .selectFrom('auditEntries')
      .select('id')
      .where('action', '=', 'accounts.locked')
      .where('subjectId', '=', person.id)
      .execute();
    expect(locks).toHaveLength(1);
    expect((await server.mails(person.email)).filter(({ kind }) => kind === 'account_locked')).toHaveLength(1);
  });

  test('its owner signs in in as many windows as they like', async () => {
    const { email } = await signUp(server, 'POTENTIAL');
    expect(await atOnce(12, (n) => logIn(email, PASSWORD, `203.0.113.${60 + n}`))).toEqual({ 200: 12 });
  });

  test('exactly five codes of a second step are compared, over several challenges', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const { uri } = (await server.call(startTotp, { as: person.token })).data;
    const code = (seconds: number) =>
      URI.parse(uri).generate({ timestamp: server.clock.now().getTime() + seconds * 1000 } as never);
    await server.call(confirmTotp, { as: person.token, body: { code: code(0) } });
    server.clock.advance(90);
    const begun = await logIn(person.email, PASSWORD, '203.0.113.40');
    const device = { 'prova-device': begun.cookies['prova-device'] ?? '' };
    const signIns = await Promise.all([1, 2, 3, 4].map(() => logIn(person.email, PASSWORD, '203.0.113.40', device)));
    const challenges = signIns.map(({ body }) => (body.data as { challenge: string }).challenge);
    const finish = (challenge: string, proof: object) =>
      server.call(finishSecondFactor, { body: { challenge, ...proof }, cookies: device });
    const guess = (n: number) => (n % 2 ? { code: code(3600 + n * 30) } : { recoveryCode: 'AAAA-BBBB-CCCC-DDDD' });
    const answers = await atOnce(16, (n) => finish(challenges[n % 4] ?? '', guess(n)));
    expect(answers).toEqual({ SECOND_FACTOR_INVALID: 5, ACCOUNT_LOCKED: 11 });
    // One challenge has five tries, whatever the account has left.
    server.clock.advance(3600);
    const again = await logIn(person.email, PASSWORD, '203.0.113.40', device);
    const { challenge } = again.body.data as unknown as { challenge: string };
    const one = await atOnce(12, () => finish(challenge, guess(0)));
    expect(one).toEqual({ SECOND_FACTOR_INVALID: 5, SECOND_FACTOR_TOO_MANY_TRIES: 7 });
  });

  test('a right code that opens nothing for another reason is no failure', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const { uri } = (await server.call(startTotp, { as: person.token })).data;
    const code = () => URI.parse(uri).generate({ timestamp: server.clock.now().getTime() } as never);
    await server.call(confirmTotp, { as: person.token, body: { code: code() } });
    server.clock.advance(90);
    const begun = await logIn(person.email, PASSWORD, '203.0.113.41');
    const { challenge } = begun.body.data as unknown as { challenge: string };
    await forget();
    await server.platform.database.deleteFrom('consents').where('userId', '=', person.id).execute();
    await server.platform.database.updateTable('identityChallenges').set({ accepted: '{}' }).execute();
    const { body } = await server.call(finishSecondFactor, {
      body: { challenge, code: code() },
      cookies: { 'prova-device': begun.cookies['prova-device'] ?? '' },
    });
    expect(body.error).toBe('TERMS_REQUIRED');
    expect(await tries()).toEqual([]);
  });

  test('exactly five codes of a registration are compared', async () => {
    const email = 'codigos@correio.example';
    const { cookies } = await server.call(register, { body: registrationForm(email, PASSWORD) });
    const code = Number((await server.mails(email))[0]?.code);
    const wrong = (n: number) => String((code + n + 1) % 1_000_000).padStart(6, '0');
    const answers = await atOnce(20, (n) => server.call(verifyEmail, { body: { email, code: wrong(n) }, cookies }));
    expect(answers).toEqual({ VERIFICATION_INVALID: 5, VERIFICATION_TOO_MANY_TRIES: 15 });
  });
});

test('who signs in sets back the failures so far, not the guesses that are being judged', async () => {
  const { email } = await signUp(server, 'POTENTIAL');
  await forget();
  expect((await logIn(email, WRONG, '203.0.113.50')).status).toBe(401);
  const planted = sql`insert into login_failures (id, email_hash, address, pending, created_at)
    select gen_random_uuid(), sha256(convert_to(${email}, 'utf8')), '198.51.100.1', true, ${server.clock.now()}`;
  await planted.execute(server.platform.database);
  expect((await logIn(email, PASSWORD, '203.0.113.50')).status).toBe(200);
  expect(await tries()).toEqual([{ pending: true }]);
});

test('what a server had not judged when it died is waited for, and then has failed', async () => {
  const { email } = await signUp(server, 'POTENTIAL');
  await forget();
  await sql`insert into login_failures (id, email_hash, address, pending, created_at)
    select gen_random_uuid(), sha256(convert_to(${email}, 'utf8')), '198.51.100.2', true, ${server.clock.now()}
    from generate_series(1, 5)`.execute(server.platform.database);
  let answered = false;
  const waiting = logIn(email, PASSWORD, '203.0.113.51').finally(() => {
    answered = true;
  });
  // Others do not wait for it.
  expect((await logIn(owner.email, PASSWORD, '203.0.113.52')).status).toBe(200);
  expect(answered).toBe(false);
  server.clock.advance(31);
  expect((await waiting).body.error).toBe('ACCOUNT_LOCKED');
  server.clock.advance(15 * 60);
  expect((await logIn(email, PASSWORD, '203.0.113.51')).status).toBe(200);
});
