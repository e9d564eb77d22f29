import { login, me } from '@prova/contract/accounts/accounts';
import * as contract from '@prova/contract/accounts/security';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { PASSWORD, type Person, signUp } from '../../../../test/people.ts';
import { SoftwareAuthenticator } from '../../../../test/software-authenticator.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Behaviour = Parameters<SoftwareAuthenticator['register']>[1];

/** As far as what the browser sends once the person has said yes. */
async function beginPasskey(person: Person, phone: SoftwareAuthenticator, name: string, behaviour: Behaviour = {}) {
  const begun = await server.call(contract.passkeyRegistration, { as: person.token });
  const cookies = { 'prova-device': begun.cookies['prova-device'] ?? '' };
  const body = { challenge: begun.data.challenge, name, attestation: phone.register(begun.data, behaviour) };
  return () => server.call(contract.addPasskey, { as: person.token, body, cookies });
}

async function register(person: Person, phone: SoftwareAuthenticator, name: string, behaviour: Behaviour = {}) {
  const send = await beginPasskey(person, phone, name, behaviour);
  return { answer: await send(), send };
}

async function withPasskey() {
  const person = await signUp(server, 'POTENTIAL');
  const phone = new SoftwareAuthenticator();
  const { answer } = await register(person, phone, 'Meu celular');
  expect(answer.status).toBe(201);
  return { person, phone, added: answer.data };
}

async function signInWith(phone: SoftwareAuthenticator, behaviour: Behaviour = {}) {
  const { data, cookies } = await server.call(contract.passkeyChallenge);
  const device = { 'prova-device': cookies['prova-device'] ?? '' };
  const body = { challenge: data.challenge, assertion: phone.assert(data, behaviour) };
  const send = (cookies: Record<string, string> = device) => server.call(contract.passkeySignIn, { body, cookies });
  return { answer: await send(), send, body };
}

describe('passkeys', () => {
  it('are kept with a name, several of them, renamed and removed', async () => {
    const { person, added } = await withPasskey();
    expect(added.recoveryCodes).toHaveLength(10);
    const { answer } = await register(person, new SoftwareAuthenticator(), 'Chave azul');
    expect(answer.data.recoveryCodes).toBeNull();
    const list = async () => (await server.call(contract.getSecondFactors, { as: person.token })).data.passkeys;
    expect((await list()).map((passkey) => passkey.name)).toEqual(['Meu celular', 'Chave azul']);
    const id = answer.data.passkey.id;
    await server.call(contract.renamePasskey, { as: person.token, params: { id }, body: { name: 'Chave do cofre' } });
    expect((await list()).map((passkey) => passkey.name)).toEqual(['Meu celular', 'Chave do cofre']);
    const stranger = await signUp(server, 'POTENTIAL');
    expect((await server.call(contract.removePasskey, { as: stranger.token, params: { id } })).status).toBe(404);
    expect((await server.call(contract.removePasskey, { as: person.token, params: { id } })).status).toBe(200);
    expect((await list()).map((passkey) => passkey.name)).toEqual(['Meu celular']);
    expect((await server.mails(person.email)).map((mail) => mail.subject)).toContain('Passkey removida');
  });

  it('give one set of recovery codes when several are added at once, and leave none when all go at once', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const as = person.token;
    const added = await Promise.all(
      ['Um', 'Dois', 'Três'].map((name) => register(person, new SoftwareAuthenticator(), name)),
    );
    const codes = added.map(({ answer }) => answer.data.recoveryCodes?.length ?? 0);
    expect(codes.sort()).toEqual([0, 0, 10]);
    const factors = async () => (await server.call(contract.getSecondFactors, { as })).data;
    expect((await factors()).recoveryCodesLeft).toBe(10);
    const gone = added.map(({ answer }) =>
      server.call(contract.removePasskey, { as, params: { id: answer.data.passkey.id } }),
    );
    expect((await Promise.all(gone)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await factors()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });

  it('are twenty at most, also when more are added at once', async () => {
    const person = await signUp(server, 'POTENTIAL');
    for (let made = 0; made < 19; made += 1) await register(person, new SoftwareAuthenticator(), `Chave ${made}`);
    // Both have begun while there was capacity for one.
    const begun = ['A', 'B'].map((name) => beginPasskey(person, new SoftwareAuthenticator(), name));
    const last = await Promise.all((await Promise.all(begun)).map((send) => send()));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('sign in without a password, and say when they were used', async () => {
    const { person, phone } = await withPasskey();
    const { answer } = await signInWith(phone);
    expect(answer.data.user.id).toBe(person.id);
    expect((await server.call(me, { as: answer.data.accessToken })).status).toBe(200);
    const { data } = await server.call(contract.getSecondFactors, { as: answer.data.accessToken });
    expect(data.passkeys[0]?.lastUsedAt).toBe(server.clock.now().toISOString());
  });

  it('are the second step after the password', async () => {
    const { person, phone } = await withPasskey();
    const first = await server.call(login, { body: { email: person.email, password: PASSWORD } });
    expect(first.body.error).toBe('SECOND_FACTOR_REQUIRED');
    expect(first.body.data).toMatchObject({ totp: false, passkey: true, recovery: true });
    const challenge = (first.body.data as { challenge?: string }).challenge;
    const cookies = { 'prova-device': first.cookies['prova-device'] ?? '' };
    const { data } = await server.call(contract.secondFactorPasskey, { body: { challenge }, cookies });
    expect(data.options.allowCredentials).toHaveLength(1);
    // A key without a PIN is enough here: the password was the other factor.
    const assertion = phone.assert(data, { unlocked: false });
    const done = await server.call(contract.finishSecondFactor, { body: { challenge, assertion }, cookies });
    expect(done.data.user.id).toBe(person.id);
  });

  it('confirm who is there', async () => {
    const { person, phone, added } = await withPasskey();
    server.clock.advance(contract.CONFIRMED_SECONDS + 1);
    const remove = () => server.call(contract.removePasskey, { as: person.token, params: { id: added.passkey.id } });
    expect((await remove()).body.error).toBe('IDENTITY_NOT_CONFIRMED');
    const asked = await server.call(contract.confirmationChallenge, { as: person.token });
    const confirmed = await server.call(contract.confirmIdentity, {
      as: person.token,
      body: { challenge: asked.data.challenge, assertion: phone.assert(asked.data) },
      cookies: { 'prova-device': asked.cookies['prova-device'] ?? '' },
    });
    expect(confirmed.status).toBe(200);
    expect((await remove()).status).toBe(200);
  });
});

describe('attacks with passkeys', () => {
  it('refuses one that was made for another page or another site', async () => {
    const person = await signUp(server, 'POTENTIAL');
    for (const behaviour of [{ origin: 'https://prova.evil.example' }, { rpId: 'evil.example' }]) {
      const { answer } = await register(person, new SoftwareAuthenticator(), 'Isca', behaviour);
      expect([answer.status, answer.body.error]).toEqual([422, 'PASSKEY_REFUSED']);
    }
    const { phone } = await withPasskey();
    for (const behaviour of [{ origin: 'https://prova.evil.example' }, { rpId: 'evil.example' }])
      expect((await signInWith(phone, behaviour)).answer.body.error).toBe('PASSKEY_REFUSED');
  });

  it('refuses to sign in with one that nobody has unlocked', async () => {
    const { phone } = await withPasskey();
    expect((await signInWith(phone, { unlocked: false })).answer.body.error).toBe('PASSKEY_REFUSED');
    expect((await signInWith(phone)).answer.status).toBe(200);
  });

  it('refuses one whose counter has gone back: it was copied', async () => {
    const { phone } = await withPasskey();
    phone.counter = 40;
    expect((await signInWith(phone)).answer.status).toBe(200);
    for (const counter of [40, 7]) {
      phone.counter = counter;
      expect((await signInWith(phone)).answer.body.error).toBe('PASSKEY_REFUSED');
    }
    phone.counter = 41;
    expect((await signInWith(phone)).answer.status).toBe(200);
  });

  it('takes what was signed once, in the browser that asked for it, for five minutes', async () => {
    const { phone } = await withPasskey();
    const { answer, send } = await signInWith(phone);
    expect(answer.status).toBe(200);
    expect((await send()).body.error).toBe('CHALLENGE_EXPIRED');
    const asked = await server.call(contract.passkeyChallenge);
    const body = { challenge: asked.data.challenge, assertion: phone.assert(asked.data) };
    const from = (device: string | undefined) =>
      server.call(contract.passkeySignIn, { body, cookies: { 'prova-device': device ?? '' } });
    expect((await from('x'.repeat(43))).body.error).toBe('CHALLENGE_EXPIRED');
    server.clock.advance(contract.CHALLENGE_SECONDS);
    expect((await from(asked.cookies['prova-device'])).body.error).toBe('CHALLENGE_EXPIRED');
  });

  it('does not register one twice, nor for somebody else', async () => {
    const { person, phone } = await withPasskey();
    const stranger = await signUp(server, 'POTENTIAL');
    expect((await register(stranger, phone, 'Não é meu')).answer.body.error).toBe('PASSKEY_REFUSED');
    const { send } = await register(person, new SoftwareAuthenticator(), 'Outra');
    expect((await send()).body.error).toBe('CHALLENGE_EXPIRED');
    const begun = await server.call(contract.passkeyRegistration, { as: person.token });
    const other = await server.call(contract.addPasskey, {
      as: stranger.token,
      body: {
        challenge: begun.data.challenge,
        name: 'Alheia',
        attestation: new SoftwareAuthenticator().register(begun.data),
      },
      cookies: { 'prova-device': begun.cookies['prova-device'] ?? '' },
    });
    expect(other.body.error).toBe('CHALLENGE_EXPIRED');
  });

  it('refuses one that was removed, and one that nobody knows', async () => {
    const { person, phone, added } = await withPasskey();
    await server.call(contract.removePasskey, { as: person.token, params: { id: added.passkey.id } });
    expect((await signInWith(phone)).answer.body.error).toBe('PASSKEY_REFUSED');
    expect((await signInWith(new SoftwareAuthenticator())).answer.body.error).toBe('PASSKEY_REFUSED');
  });
});
