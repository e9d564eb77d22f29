import {
  forgotPassword,
  login,
  logout,
  me,
  refreshToken,
  register,
  resetPassword,
  verifyEmail,
} from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import * as contract from '@prova/contract/accounts/security';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { foundIn } from '../../../../test/found-in.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { createLog } from '../../../platform/log.ts';

/** All that the server has written. */
const written: string[] = [];

let server: TestServer;
beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void written.push(line) });
  server = await startTestServer({}, { log });
});
afterAll(() => server.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const signInFrom = (email: string, userAgent: string, device?: string, password = PASSWORD) =>
  server.call(login, {
    body: { email, password },
    headers: { 'user-agent': userAgent },
    ...(device && { cookies: { 'prova-device': device } }),
  });
const sessionsOf = async (as: string) => (await server.call(contract.listSessions, { as })).data;

describe('the list of sessions', () => {
  it('shows where the account is signed in, and marks the session at hand', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const begun = server.clock.now().toISOString();
    server.clock.advance(60);
    const other = await signInFrom(person.email, SAFARI);
    const list = await sessionsOf(other.data.accessToken);
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      address: '127.0.0.1',
      current: true,
      endedForSafetyAt: null,
    });
    expect(list[1]).toMatchObject({ current: false, createdAt: begun, lastUsedAt: begun });
    server.clock.advance(60);
    await server.call(refreshToken, { body: { refreshToken: person.refreshToken } });
    const [first] = await sessionsOf(other.data.accessToken);
    expect([first?.current, first?.lastUsedAt]).toEqual([false, server.clock.now().toISOString()]);
  });

  it('ends one at once, only of its own account, and only once', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const other = await signIn(server, person.email);
    const stranger = await signUp(server, 'RECRUITER');
    const id = (await sessionsOf(person.token)).find((session) => !session.current)?.id ?? '';
    const end = (as: string) => server.call(contract.endSession, { as, params: { id } });
    expect((await end(stranger.token)).status).toBe(404);
    expect((await server.call(me, { as: other.token })).status).toBe(200);
    expect((await end(person.token)).status).toBe(200);
    expect((await server.call(me, { as: other.token })).status).toBe(401);
    expect((await server.call(refreshToken, { body: { refreshToken: other.refreshToken } })).status).toBe(401);
    expect((await end(person.token)).status).toBe(404);
    expect(await sessionsOf(person.token)).toHaveLength(1);
  });

  it('says which one was ended because its refresh token was used in two places', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const victim = await signIn(server, person.email);
    const refresh = (secret: string) => server.call(refreshToken, { body: { refreshToken: secret } });
    await refresh(victim.refreshToken);
    server.clock.advance(60);
    expect((await refresh(victim.refreshToken)).status).toBe(401);
    const list = await sessionsOf(person.token);
    expect(list.map((session) => [session.current, session.endedForSafetyAt !== null]).sort()).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

describe('a refresh token', () => {
  const renew = async (secret: string) => {
    const { status, body } = await server.call(refreshToken, { body: { refreshToken: secret } });
    return status === 200 ? (body.data as { refreshToken: string }).refreshToken : (body.error ?? '');
  };
  const tokensOf = (userId: string) =>
    server.platform.database
      .selectFrom('refreshTokens')
      .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
      .select(['refreshTokens.id', 'rotatedAt', 'successor'])
      .where('userId', '=', userId)
      .orderBy('refreshTokens.id')
      .execute();
  const open = async (userId: string) => (await tokensOf(userId)).filter(({ rotatedAt }) => rotatedAt === null);

  it('that comes back within the grace leads to the newest one, of which there is one', async () => {
    const { id, refreshToken: first } = await signUp(server, 'POTENTIAL');
    const second = await renew(first);
    server.clock.advance(4);
    expect(await renew(first)).toBe(second);
    const third = await renew(second);
    server.clock.advance(4);
    // The slowest tab gets what the quickest one has by now, and goes on with it.
    expect([await renew(first), await renew(second)]).toEqual([third, third]);
    expect([(await tokensOf(id)).length, (await open(id)).length]).toEqual([3, 1]);
    server.clock.advance(900);
    const fourth = await renew(third);
    expect(new Set([first, second, third, fourth]).size).toBe(4);
    server.clock.advance(11);
    expect(await renew(third)).toBe('REFRESH_INVALID');
    expect(await renew(fourth)).toBe('REFRESH_INVALID');
  });

  it('stands nowhere but with its holder, and what leads to it is forgotten', async () => {
    const { id, refreshToken: first } = await signUp(server, 'POTENTIAL');
    const second = await renew(first);
    const secrets = [first, second].flatMap((secret) => [
      secret,
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret, 'base64url').toString('hex'),
    ]);
    expect(await foundIn(server, secrets)).toEqual([]);
    expect(written.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
    expect(written.length).toBeGreaterThan(0);

    const purge = async () => {
      await server.platform.tasks.send(server.platform.database, 'accounts.purge', {});
      await server.drain();
      return (await tokensOf(id)).filter(({ successor }) => successor !== null).length;
    };
    expect(await purge()).toBe(1);
    server.clock.advance(61);
    expect(await purge()).toBe(0);
    expect(await renew(second)).toMatch(/^[\w-]{43}$/);
  });

  it('that was exchanged before its successor was kept gets one, the same for all', async () => {
    const { id, refreshToken: first } = await signUp(server, 'POTENTIAL');
    const [row] = await tokensOf(id);
    await server.platform.database
      .updateTable('refreshTokens')
      .set({ rotatedAt: server.clock.now() })
      .where('id', '=', row?.id ?? '')
      .execute();
    const successors = await Promise.all([renew(first), renew(first), renew(first)]);
    expect(new Set(successors).size).toBe(1);
    expect(await renew(successors[0] ?? '')).toMatch(/^[\w-]{43}$/);
  });

  it('opens nothing after the session has ended, within the grace either', async () => {
    const { id, token, refreshToken: first } = await signUp(server, 'POTENTIAL');
    const second = await renew(first);
    const renewals = Promise.all(Array.from({ length: 4 }, () => renew(second)));
    await server.call(logout, { as: token });
    await renewals;
    expect([await renew(first), await renew(second)]).toEqual(['REFRESH_INVALID', 'REFRESH_INVALID']);
    expect(
      (
        await server.platform.database.selectFrom('sessions').select('endedAt').where('userId', '=', id).execute()
      ).every(({ endedAt }) => endedAt !== null),
    ).toBe(true);
  });
});

it('takes no session, device or refresh token that was fixed from outside', async () => {
  const person = await signUp(server, 'POTENTIAL');
  const attacker = await signUp(server, 'POTENTIAL');
  // A cookie that a stranger has planted: the sign-in answers with a new session all the same.
  const { data, cookies } = await server.call(login, {
    body: { email: person.email, password: PASSWORD },
    cookies: { refreshToken: attacker.refreshToken },
    as: attacker.token,
  });
  expect(data.user.id).toBe(person.id);
  expect(cookies.refreshToken).toBe(data.refreshToken);
  expect(data.refreshToken).not.toBe(attacker.refreshToken);
  const renewed = await server.call(refreshToken, { body: { refreshToken: attacker.refreshToken } });
  expect(renewed.data.user.id).toBe(attacker.id);
  expect(await sessionsOf(data.accessToken)).toHaveLength(2);
});

describe('a new browser', () => {
  it('is told to the owner, but not the first one and not one that is known', async () => {
    const person = await signUp(server, 'POTENTIAL', { name: 'Bia Nunes' });
    const kinds = async () => (await server.mails(person.email)).map((mail) => mail.kind);
    expect(await kinds()).not.toContain('new_device');
    const { cookies } = await signInFrom(person.email, FIREFOX);
    const [mail] = await server.mails(person.email);
    expect(mail?.kind).toBe('new_device');
    expect(mail?.text).toContain('Firefox, Linux');
    expect(mail?.text).toContain('(horário de Brasília)');
    expect(mail?.links.some((link) => link.endsWith('/admin/potential/security'))).toBe(true);
    await signInFrom(person.email, FIREFOX, cookies['prova-device']);
    expect((await kinds()).filter((kind) => kind === 'new_device')).toHaveLength(1);
  });

  it('is not where the account was registered, nor where its address was proved', async () => {
    const email = 'dois-aparelhos@correio.example';
    const registered = await server.call(register, {
      body: {
        name: 'Dois Aparelhos',
        email,
        password: PASSWORD,
        role: 'POTENTIAL',
        acceptedTerms: TERMS_VERSION,
        acceptedPrivacy: PRIVACY_VERSION,
        adult: true,
      },
    });
    const link = (await server.mails(email))[0]?.links.find((each) => each.includes('token=')) ?? '';
    const phone = await server.call(verifyEmail, { body: { token: new URL(link).searchParams.get('token') ?? '' } });
    for (const { cookies } of [phone, registered]) await signInFrom(email, FIREFOX, cookies['prova-device']);
    expect((await server.mails(email)).map(({ kind }) => kind)).not.toContain('new_device');
    await signInFrom(email, FIREFOX);
    expect((await server.mails(email))[0]?.kind).toBe('new_device');
  });

  it('is told in the language of the owner, even when it says nothing of itself', async () => {
    const person = await signUp(server, 'RECRUITER');
    await server.platform.database.updateTable('users').set({ locale: 'en-US' }).where('id', '=', person.id).execute();
    await signInFrom(person.email, '');
    const [mail] = await server.mails(person.email);
    expect(mail?.subject).toBe('New sign-in to your account');
    expect(mail?.text).toContain('not identified');
    expect(mail?.links.some((link) => link.endsWith('/admin/recruiter/security'))).toBe(true);
  });
});

describe('another password', () => {
  const change = (person: Person, currentPassword: string | undefined, newPassword: string) =>
    server.call(contract.changePassword, { as: person.token, body: { currentPassword, newPassword } });

  it('asks for the present one, ends the other sessions, and is told to the owner', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const other = await signIn(server, person.email);
    const next = 'nuvem-tijolo-canoa-7';
    for (const wrong of ['errada-errada', undefined])
      expect((await change(person, wrong, next)).body.error).toBe('INVALID_CREDENTIALS');
    const weak = await change(person, PASSWORD, 'senha123');
    expect([weak.status, weak.body.error, weak.body.details?.[0]?.field]).toEqual([
      422,
      'PASSWORD_REFUSED',
      'newPassword',
    ]);
    expect((await change(person, PASSWORD, next)).status).toBe(200);
    expect((await server.call(me, { as: other.token })).status).toBe(401);
    expect((await server.call(me, { as: person.token })).status).toBe(200);
    expect((await server.mails(person.email))[0]?.kind).toBe('password_changed');
    expect((await signInFrom(person.email, FIREFOX)).status).toBe(401);
    await signIn(server, person.email, next);
  });

  it('locks after five wrong ones, like the login', async () => {
    const person = await signUp(server, 'POTENTIAL');
    for (let tries = 0; tries < 5; tries += 1) await change(person, 'errada-errada', 'nuvem-tijolo-canoa-7');
    expect((await change(person, PASSWORD, 'nuvem-tijolo-canoa-7')).body.error).toBe('ACCOUNT_LOCKED');
  });

  it('is the first one of an account that came without: a fresh session is enough', async () => {
    const person = await signUp(server, 'POTENTIAL');
    await server.platform.database
      .updateTable('users')
      .set({ passwordHash: null })
      .where('id', '=', person.id)
      .execute();
    const first = 'nuvem-tijolo-canoa-7';
    server.clock.advance(contract.CONFIRMED_SECONDS + 1);
    expect((await change(person, undefined, first)).body.error).toBe('IDENTITY_NOT_CONFIRMED');
    server.clock.advance(-contract.CONFIRMED_SECONDS);
    expect((await change(person, undefined, first)).status).toBe(200);
    await signIn(server, person.email, first);
  });
});

test('a new password by mail lets the owner in on every device, whatever others have guessed', async () => {
  const { email } = await signUp(server, 'POTENTIAL');
  const attempt = (password: string) => server.call(login, { body: { email, password } });
  for (let n = 0; n < 6; n += 1) await attempt('chute-errado-de-novo');
  expect((await attempt(PASSWORD)).body.error).toBe('ACCOUNT_LOCKED');
  await server.call(forgotPassword, { body: { email } });
  const link = (await server.mails(email))
    .flatMap(({ links }) => links)
    .find((each) => each.includes('reset-password'));
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  const newPassword = 'outra-frase-bem-longa-7';
  expect((await server.call(resetPassword, { body: { token, newPassword } })).status).toBe(200);
  // From a browser that is not the one of the reset.
  expect((await attempt(newPassword)).status).toBe(200);
});
