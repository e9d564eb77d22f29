import {
  changeEmail,
  forgotPassword,
  login,
  register,
  resetPassword,
  verifyEmail,
} from '@prova/contract/accounts/accounts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CallOptions, startTestServer, type TestServer } from '../harness.ts';
import { PASSWORD, signUp } from '../people.ts';
import { addressOf, registrationForm } from './attackers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3600));

const tryOnce = async (email: string, password: string, options: CallOptions = {}) => {
  const { status, body } = await server.call(login, { body: { email, password }, ...options });
  return body.error ?? status;
};

test('a password is guessed five times in 15 minutes, from however many addresses', async () => {
  const { email } = await signUp(server, 'POTENTIAL');
  for (let n = 0; n < 5; n += 1)
    expect(await tryOnce(email, `palpite-numero-${n}`, addressOf(n))).toBe('INVALID_CREDENTIALS');
  expect(await tryOnce(email, PASSWORD, addressOf(6))).toBe('ACCOUNT_LOCKED');
  // Tries that are refused do not prolong it.
  server.clock.advance(14 * 60);
  expect(await tryOnce(email, 'mais-um-palpite', addressOf(7))).toBe('ACCOUNT_LOCKED');
  server.clock.advance(61);
  expect(await tryOnce(email, PASSWORD, addressOf(8))).toBe(200);
});

test('nobody sets the count back by a password of their own for the same address', async () => {
  const { email } = await signUp(server, 'POTENTIAL');
  const own = 'frase-de-quem-ataca-3';
  await server.call(register, { body: registrationForm(email, own) });
  const outcomes = [];
  for (let n = 0; n < 8; n += 1) {
    outcomes.push(await tryOnce(email, `palpite-numero-${n}`));
    await tryOnce(email, own);
    await server.call(changeEmail, { body: { email, password: own, newEmail: email } });
  }
  expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('INVALID_CREDENTIALS'));
  expect(outcomes.slice(5)).toEqual(Array(3).fill('ACCOUNT_LOCKED'));
  const counted = await server.platform.database.selectFrom('loginFailures').select('id').execute();
  expect(counted.length).toBeGreaterThanOrEqual(5);
});

test('guessing by the change of address counts like guessing at the sign-in', async () => {
  const { email } = await signUp(server, 'POTENTIAL');
  const guess = async (n: number) =>
    (
      await server.call(changeEmail, {
        body: { email, password: `palpite-numero-${n}`, newEmail: 'outro@correio.example' },
      })
    ).body.error;
  for (let n = 0; n < 5; n += 1) expect(await guess(n)).toBe('INVALID_CREDENTIALS');
  expect(await guess(5)).toBe('ACCOUNT_LOCKED');
  expect(await tryOnce(email, PASSWORD)).toBe('ACCOUNT_LOCKED');
});

test('an attacker who keeps an account locked keeps its owner out of nothing', async () => {
  const { email } = await signUp(server, 'POTENTIAL');
  const { cookies } = await server.call(login, { body: { email, password: PASSWORD } });
  for (let n = 0; n < 6; n += 1) await tryOnce(email, `palpite-numero-${n}`, addressOf(n));
  // A browser of theirs.
  expect(await tryOnce(email, PASSWORD, { cookies })).toBe(200);
  for (let n = 0; n < 6; n += 1) await tryOnce(email, `palpite-numero-${n}`, addressOf(n));
  // A new phone: the mailbox opens it, with the lock in place.
  const phone: Record<string, string> = {};
  expect(await tryOnce(email, PASSWORD, { cookies: phone })).toBe('ACCOUNT_LOCKED');
  await server.call(forgotPassword, { body: { email } });
  const link = (await server.mails(email)).flatMap(({ links }) => links).find((each) => each.includes('reset')) ?? '';
  const token = new URL(link).searchParams.get('token');
  const newPassword = 'quartzo-violino-canoa-2';
  const reset = await server.call(resetPassword, { body: { token, newPassword }, cookies: phone });
  expect(reset.status).toBe(200);
  Object.assign(phone, reset.cookies);
  // Who has the mailbox has ended the lock; the attacker begins again, and changes nothing for the owner.
  expect(await tryOnce(email, 'mais-um-palpite', addressOf(9))).toBe('INVALID_CREDENTIALS');
  for (let n = 0; n < 6; n += 1) await tryOnce(email, `outro-palpite-${n}`, addressOf(n));
  expect(await tryOnce(email, 'mais-um-palpite', addressOf(9))).toBe('ACCOUNT_LOCKED');
  expect(await tryOnce(email, newPassword, { cookies: phone })).toBe(200);
});

test('an owner is told of locks once a day', async () => {
  const { email } = await signUp(server, 'POTENTIAL');
  const notices = async () => (await server.mails(email)).filter(({ kind }) => kind === 'account_locked').length;
  server.clock.set('2026-11-24T08:00:00Z');
  for (let lock = 0; lock < 3; lock += 1) {
    for (let n = 0; n < 5; n += 1) await tryOnce(email, `palpite-numero-${n}`, addressOf(n));
    expect(await tryOnce(email, PASSWORD)).toBe('ACCOUNT_LOCKED');
    server.clock.advance(16 * 60);
  }
  expect(await notices()).toBe(1);
  server.clock.advance(24 * 3600);
  for (let n = 0; n < 5; n += 1) await tryOnce(email, `palpite-numero-${n}`, addressOf(n));
  expect(await notices()).toBe(2);
});

test('a link that is guessed opens nothing, and leaves no browser known', async () => {
  const { email } = await signUp(server, 'POTENTIAL');
  const token = 'x'.repeat(43);
  const reset = await server.call(resetPassword, { body: { token, newPassword: 'quartzo-violino-canoa-2' } });
  expect([reset.body.error, reset.cookies]).toEqual(['TOKEN_INVALID', {}]);
  expect((await server.call(verifyEmail, { body: { token } })).body.error).toBe('VERIFICATION_INVALID');
  expect(await tryOnce(email, PASSWORD)).toBe(200);
});

test('a mailbox gets five links for a new password in an hour, and the last one opens', async () => {
  const { email } = await signUp(server, 'POTENTIAL');
  for (let minute = 0; minute < 12; minute += 1) {
    await server.call(forgotPassword, { body: { email } });
    server.clock.advance(61);
  }
  const links = (await server.mails(email)).filter(({ kind }) => kind === 'password_reset').map(({ links }) => links);
  expect(links).toHaveLength(5);
  const token = new URL(links[0]?.find((each) => each.includes('token=')) ?? '').searchParams.get('token');
  const reset = await server.call(resetPassword, { body: { token, newPassword: 'quartzo-violino-canoa-2' } });
  expect(reset.status).toBe(200);
});
