import { login, me } from '@prova/contract/accounts/accounts';
import * as contract from '@prova/contract/accounts/security';
import { URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { PASSWORD, type Person, signUp } from '../../../../test/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What an app shows for a seed, so many seconds from now. */
const codeOf = (uri: string, seconds = 0) =>
  URI.parse(uri).generate({ timestamp: server.clock.now().getTime() + seconds * 1000 } as never);
const wrong = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 5) % 10));

const signIn = async (email: string, device?: string) => {
  const answer = await server.call(login, {
    body: { email, password: PASSWORD },
    ...(device && { cookies: { 'prova-device': device } }),
  });
  const { challenge = '' } = (answer.body.data ?? {}) as { challenge?: string };
  return { status: answer.status, body: answer.body, cookies: answer.cookies, challenge };
};
const finish = (challenge: string, device: string | undefined, proof: object) =>
  server.call(contract.finishSecondFactor, {
    body: { challenge, ...proof },
    cookies: { 'prova-device': device ?? '' },
  });

/** An account with an authenticator app; the code of its confirmation is used up. */
async function withApp(): Promise<{ person: Person; uri: string; recoveryCodes: string[] }> {
  const person = await signUp(server, 'POTENTIAL');
  const { uri } = (await server.call(contract.startTotp, { as: person.token })).data;
  const confirmed = await server.call(contract.confirmTotp, { as: person.token, body: { code: codeOf(uri) } });
  server.clock.advance(90);
  return { person, uri, recoveryCodes: confirmed.data.recoveryCodes ?? [] };
}

describe('an authenticator app', () => {
  it('counts only once it has shown a code, and comes with ten recovery codes', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const { uri, secret } = (await server.call(contract.startTotp, { as: person.token })).data;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Prova:/);
    expect(uri).toContain(secret);
    expect((await signIn(person.email)).status).toBe(200);
    const confirm = (code: string) => server.call(contract.confirmTotp, { as: person.token, body: { code } });
    expect((await confirm(wrong(codeOf(uri)))).body.error).toBe('SECOND_FACTOR_INVALID');
    const { data } = await confirm(codeOf(uri).replace(/(...)/, '$1 '));
    expect(new Set(data.recoveryCodes).size).toBe(10);
    expect(data.recoveryCodes?.every((code) => /^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/.test(code))).toBe(true);
    expect((await server.mails(person.email))[0]?.subject).toBe('Aplicativo autenticador ativado');
    expect((await confirm(codeOf(uri))).body.error).toBe('SECOND_FACTOR_EXISTS');
    expect((await server.call(contract.startTotp, { as: person.token })).body.error).toBe('SECOND_FACTOR_EXISTS');
    const { data: shown } = await server.call(contract.getSecondFactors, { as: person.token });
    expect(shown).toMatchObject({ hasPassword: true, passkeys: [], recoveryCodesLeft: 10 });
    expect(shown.totp).not.toBeNull();
  });

  it('is stored so that a copy of the database opens nothing', async () => {
    const { person, uri, recoveryCodes } = await withApp();
    const rows = await server.platform.database
      .selectFrom('secondFactors')
      .select('secret')
      .where('userId', '=', person.id)
      .execute();
    const seed = Buffer.from((URI.parse(uri) as { secret: { bytes: Uint8Array } }).secret.bytes);
    for (const { secret } of rows) {
      expect(secret?.includes(seed)).toBe(false);
      for (const code of recoveryCodes) expect(secret?.toString('latin1')).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('asks at sign-in, forgives a clock that is one period off, and takes a code once', async () => {
    const { person, uri } = await withApp();
    const first = await signIn(person.email);
    expect([first.status, first.body.error]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect(first.body.data).toMatchObject({ totp: true, passkey: false, recovery: true, seconds: 300 });
    expect(first.cookies.refreshToken).toBeUndefined();
    const device = first.cookies['prova-device'];
    for (const seconds of [-60, 60])
      expect((await finish(first.challenge, device, { code: codeOf(uri, seconds) })).body.error).toBe(
        'SECOND_FACTOR_INVALID',
      );
    const code = codeOf(uri, 30);
    const done = await finish(first.challenge, device, { code });
    expect(done.data.user.id).toBe(person.id);
    expect(done.cookies.refreshToken).toBe(done.data.refreshToken);
    expect((await server.call(me, { as: done.data.accessToken })).status).toBe(200);
    // The challenge is used up, and so is the code, with all before it.
    expect((await finish(first.challenge, device, { code })).body.error).toBe('CHALLENGE_EXPIRED');
    const second = await signIn(person.email, device);
    for (const used of [code, codeOf(uri), codeOf(uri, -30)])
      expect((await finish(second.challenge, device, { code: used })).body.error).toBe('SECOND_FACTOR_INVALID');
  });

  it('takes a code once when two windows send it at the same time', async () => {
    const { person, uri } = await withApp();
    const one = await signIn(person.email);
    const device = one.cookies['prova-device'];
    const other = await signIn(person.email, device);
    const answers = await Promise.all(
      [one, other].map(({ challenge }) => finish(challenge, device, { code: codeOf(uri) })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });

  it('tells the owner of the new browser only when the second step is done', async () => {
    const { person, uri } = await withApp();
    const { challenge, cookies } = await signIn(person.email);
    const newDevice = async () =>
      (await server.mails(person.email)).filter((mail) => mail.kind === 'new_device').length;
    expect(await newDevice()).toBe(0);
    await finish(challenge, cookies['prova-device'], { code: codeOf(uri) });
    expect(await newDevice()).toBe(1);
  });

  it('goes away for a person who confirms who they are; with the last factor go its recovery codes', async () => {
    const { person, uri, recoveryCodes } = await withApp();
    server.clock.advance(contract.CONFIRMED_SECONDS);
    const remove = () => server.call(contract.removeTotp, { as: person.token });
    const renewed = await server.call(login, { body: { email: person.email, password: PASSWORD } });
    expect(renewed.body.error).toBe('SECOND_FACTOR_REQUIRED');
    expect((await remove()).body.error).toBe('IDENTITY_NOT_CONFIRMED');
    expect(
      (await server.call(contract.confirmIdentity, { as: person.token, body: { code: codeOf(uri) } })).status,
    ).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await signIn(person.email)).status).toBe(200);
    expect(
      (await server.call(contract.confirmIdentity, { as: person.token, body: { recoveryCode: recoveryCodes[0] } })).body
        .error,
    ).toBe('SECOND_FACTOR_INVALID');
  });
});

describe('recovery codes', () => {
  it('open the account once each, however they are typed', async () => {
    const { person, recoveryCodes } = await withApp();
    const [code = ''] = recoveryCodes;
    const { challenge, cookies } = await signIn(person.email);
    const device = cookies['prova-device'];
    const typed = ` ${code.replaceAll('O', '0').toLowerCase().replaceAll('-', ' ')} `;
    const done = await finish(challenge, device, { recoveryCode: typed });
    expect(done.status).toBe(200);
    const again = await signIn(person.email, device);
    expect((await finish(again.challenge, device, { recoveryCode: code })).body.error).toBe('SECOND_FACTOR_INVALID');
    const { data } = await server.call(contract.getSecondFactors, { as: done.data.accessToken });
    expect(data.recoveryCodesLeft).toBe(9);
    const [notice] = (await server.mails(person.email)).filter(({ kind }) => kind === 'second_factor_changed');
    expect(notice?.subject).toBe('Código de recuperação usado');
  });

  it('are replaced as a whole', async () => {
    const { person, recoveryCodes } = await withApp();
    const { data } = await server.call(contract.renewRecoveryCodes, { as: person.token });
    expect(data.recoveryCodes).toHaveLength(10);
    const { challenge, cookies } = await signIn(person.email);
    const device = cookies['prova-device'];
    expect((await finish(challenge, device, { recoveryCode: recoveryCodes[1] })).body.error).toBe(
      'SECOND_FACTOR_INVALID',
    );
    expect((await finish(challenge, device, { recoveryCode: data.recoveryCodes[1] })).status).toBe(200);
  });

  it('are nothing for an account without a factor', async () => {
    const person = await signUp(server, 'POTENTIAL');
    expect((await server.call(contract.renewRecoveryCodes, { as: person.token })).status).toBe(404);
  });
});

describe('attacks on the second step', () => {
  it('gives five tries a challenge', async () => {
    const { person, uri } = await withApp();
    // From a known device, whose failures the account counts apart.
    const { challenge, cookies } = await signIn(person.email);
    const device = cookies['prova-device'];
    for (let tries = 0; tries < 5; tries += 1)
      expect((await finish(challenge, device, { code: wrong(codeOf(uri)) })).body.error).toBe('SECOND_FACTOR_INVALID');
    expect((await finish(challenge, device, { code: codeOf(uri) })).body.error).toBe('SECOND_FACTOR_TOO_MANY_TRIES');
  });

  it('locks the codes of an account after five wrong ones, whatever right passwords come between', async () => {
    const { person, uri } = await withApp();
    for (let tries = 0; tries < 5; tries += 1) {
      const { challenge, cookies } = await signIn(person.email);
      expect((await finish(challenge, cookies['prova-device'], { code: wrong(codeOf(uri)) })).status).toBe(422);
    }
    const { challenge, cookies } = await signIn(person.email);
    const device = cookies['prova-device'];
    const refused = await finish(challenge, device, { code: codeOf(uri) });
    expect([refused.status, refused.body.error]).toEqual([423, 'ACCOUNT_LOCKED']);
    expect((await server.mails(person.email)).map((mail) => mail.kind)).toContain('account_locked');
    server.clock.advance(15 * 60 + 1);
    const later = await signIn(person.email, device);
    expect((await finish(later.challenge, device, { code: codeOf(uri) })).status).toBe(200);
  });

  it('counts wrong codes that come at the same time', async () => {
    const { person, uri } = await withApp();
    const { challenge, cookies } = await signIn(person.email);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => finish(challenge, cookies['prova-device'], { code: wrong(codeOf(uri)) })),
    );
    expect(answers.filter((answer) => answer.body.error === 'SECOND_FACTOR_INVALID')).toHaveLength(5);
  });

  it('takes a challenge only from the browser it was given to, and for five minutes', async () => {
    const { person, uri } = await withApp();
    const { challenge, cookies } = await signIn(person.email);
    const device = cookies['prova-device'];
    for (const other of [undefined, 'x'.repeat(43)])
      expect((await finish(challenge, other, { code: codeOf(uri) })).body.error).toBe('CHALLENGE_EXPIRED');
    server.clock.advance(contract.CHALLENGE_SECONDS);
    expect((await finish(challenge, device, { code: codeOf(uri) })).body.error).toBe('CHALLENGE_EXPIRED');
    expect((await finish('y'.repeat(43), device, { code: codeOf(uri) })).body.error).toBe('CHALLENGE_EXPIRED');
  });

  it('opens nothing by a factor that was removed while the challenge waited', async () => {
    const { person, uri } = await withApp();
    const { challenge, cookies } = await signIn(person.email);
    expect((await server.call(contract.removeTotp, { as: person.token })).status).toBe(200);
    expect((await finish(challenge, cookies['prova-device'], { code: codeOf(uri) })).body.error).toBe(
      'CHALLENGE_EXPIRED',
    );
  });

  it('takes back the challenges that a stolen password has opened when the password changes', async () => {
    const { person, uri } = await withApp();
    const { challenge, cookies } = await signIn(person.email);
    const body = { currentPassword: PASSWORD, newPassword: 'nuvem-tijolo-canoa-7' };
    expect((await server.call(contract.changePassword, { as: person.token, body })).status).toBe(200);
    expect((await finish(challenge, cookies['prova-device'], { code: codeOf(uri) })).body.error).toBe(
      'CHALLENGE_EXPIRED',
    );
  });

  it('lets nobody put a factor on a session that lies open', async () => {
    const person = await signUp(server, 'POTENTIAL');
    server.clock.advance(contract.CONFIRMED_SECONDS + 1);
    for (const endpoint of [contract.startTotp, contract.passkeyRegistration, contract.renewRecoveryCodes]) {
      const { status, body } = await server.call(endpoint, { as: person.token });
      expect([status, body.error]).toEqual([403, 'IDENTITY_NOT_CONFIRMED']);
    }
  });
});
