import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { addGoogle, googleChallenge, googleNonce, googleSignIn, removeGoogle } from '@prova/contract/accounts/google';
import { changePassword, confirmIdentity, getSecondFactors, removePasskey } from '@prova/contract/accounts/security';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeGoogle, startFakeGoogle } from '../../../../test/fake-google.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { newId } from '../../../../test/new-id.ts';
import { PASSWORD, type Person, signUp } from '../../../../test/people.ts';

let google: FakeGoogle;
let server: TestServer;
beforeAll(async () => {
  google = await startFakeGoogle();
  server = await startTestServer(google.settings);
});
afterAll(async () => {
  await server.close();
  await google.close();
});

let people = 0;
const someone = (): JWTPayload => {
  people += 1;
  return { sub: `20${people}`, email: `outra.pessoa.${people}@gmail.com`, name: 'Ana Moura' };
};
const codeOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const DONE = [200, undefined];
const seconds = (offset: number) => Math.floor(server.clock.now().getTime() / 1000) + offset;
type Caller = Pick<Person, 'token'>;

/** The question to Google in a browser, and ID tokens that answer it. */
async function challengeFor({ token: as }: Caller, jar: Record<string, string> = {}) {
  const answer = await server.call(googleChallenge, { as, cookies: jar });
  const cookies = { ...jar, ...answer.cookies };
  const { nonce } = answer.data;
  return {
    cookies,
    token: (claims: JWTPayload) => google.token(server.clock.now(), { nonce, ...claims }),
  };
}
async function add(caller: Caller, claims: JWTPayload) {
  const { cookies, token } = await challengeFor(caller);
  return server.call(addGoogle, { as: caller.token, body: { token: await token(claims) }, cookies });
}
async function confirm(caller: Caller, claims: JWTPayload) {
  const { cookies, token } = await challengeFor(caller);
  const body = { googleToken: await token(claims) };
  return server.call(confirmIdentity, { as: caller.token, body, cookies });
}
const remove = ({ token: as }: Caller) => server.call(removeGoogle, { as });
const factorsOf = async ({ token: as }: Caller) => (await server.call(getSecondFactors, { as })).data;
const hasGoogle = async (caller: Caller) => (await factorsOf(caller)).hasGoogle;

/** An account that Google alone opens. */
async function registered(claims = someone()) {
  const nonce = await server.call(googleNonce);
  const token = await google.token(server.clock.now(), { nonce: nonce.data.nonce, ...claims });
  const body = {
    token,
    role: 'POTENTIAL',
    adult: true,
    acceptedTerms: TERMS_VERSION,
    acceptedPrivacy: PRIVACY_VERSION,
  };
  const { data } = await server.call(googleSignIn, { body, cookies: nonce.cookies });
  return { id: data.user.id, email: data.user.email, token: data.accessToken, claims };
}
async function insertFactor(userId: string, kind: 'totp' | 'passkey'): Promise<string> {
  const id = newId();
  const base = { id, userId, confirmedAt: server.clock.now(), createdAt: server.clock.now() };
  const factor =
    kind === 'totp'
      ? { ...base, kind, secret: Buffer.alloc(20) }
      : { ...base, kind, label: 'Chave', credentialId: id, publicKey: Buffer.alloc(77), transports: [] };
  await server.platform.database.insertInto('secondFactors').values(factor).execute();
  return id;
}
const audited = async (userId: string) => {
  const rows = await server.platform.database
    .selectFrom('auditEntries')
    .select('action')
    .where('subjectId', '=', userId)
    .where('action', 'like', 'accounts.google%')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('adding a Google account', () => {
  it('opens the account with it from then on, whatever its address, and tells the owner', async () => {
    const person = await signUp(server, 'RECRUITER', { email: 'ana@correio-proprio.example' });
    const claims = someone();
    expect(await hasGoogle(person)).toBe(false);
    expect(codeOf(await add(person, claims))).toEqual(DONE);
    expect(await hasGoogle(person)).toBe(true);
    expect(await audited(person.id)).toEqual(['accounts.google_added']);
    const [mail] = await server.mails(person.email);
    expect(mail).toMatchObject({ kind: 'google_changed', subject: 'Uma conta Google foi vinculada à sua conta' });
    expect(mail?.links.some((link) => link.endsWith('/admin/recruiter/security'))).toBe(true);

    const { data, cookies } = await server.call(googleNonce);
    const token = await google.token(server.clock.now(), { nonce: data.nonce, ...claims });
    const entered = await server.call(googleSignIn, { body: { token }, cookies });
    expect(entered.data.user).toMatchObject({ id: person.id, email: 'ana@correio-proprio.example' });
  });

  it('asks first who is there, and takes the same token afterwards', async () => {
    const person = await signUp(server, 'POTENTIAL');
    server.clock.advance(700);
    const { cookies, token } = await challengeFor(person);
    const body = { token: await token(someone()) };
    const send = () => server.call(addGoogle, { as: person.token, body, cookies });
    expect(codeOf(await send())).toEqual([403, 'IDENTITY_NOT_CONFIRMED']);
    await server.call(confirmIdentity, { as: person.token, body: { password: PASSWORD } });
    expect(codeOf(await send())).toEqual(DONE);
    expect(codeOf(await send())).toEqual([410, 'CHALLENGE_EXPIRED']);
  });

  it('refuses one that opens another account, and a second one', async () => {
    const first = await signUp(server, 'POTENTIAL');
    const second = await signUp(server, 'POTENTIAL');
    const claims = someone();
    await add(first, claims);
    expect(codeOf(await add(second, claims))).toEqual([409, 'GOOGLE_IN_USE']);
    expect(codeOf(await add(first, someone()))).toEqual([409, 'GOOGLE_EXISTS']);
    expect(await hasGoogle(second)).toBe(false);
  });

  it('gives one Google account to one of two accounts that add it at once', async () => {
    const both = [await signUp(server, 'POTENTIAL'), await signUp(server, 'POTENTIAL')];
    const claims = someone();
    const answers = await Promise.all(both.map((person) => add(person, claims)));
    expect(answers.map(codeOf).sort()).toEqual([DONE, [409, 'GOOGLE_IN_USE']]);
  });

  it('takes no token that was made for another question, person, browser or time', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const stranger = await signUp(server, 'POTENTIAL');
    const send = async (token: string, cookies: Record<string, string>) =>
      codeOf(await server.call(addGoogle, { as: person.token, body: { token }, cookies }));
    const own = await challengeFor(person);
    const theirs = await challengeFor(stranger, own.cookies);
    const expired = [410, 'CHALLENGE_EXPIRED'];
    const invalid = [400, 'GOOGLE_TOKEN_INVALID'];
    expect(await send(await theirs.token(someone()), own.cookies)).toEqual(expired);
    expect(await send(await own.token(someone()), (await challengeFor(person)).cookies)).toEqual(expired);
    expect(await send(await own.token(someone()), {})).toEqual(expired);
    const login = await server.call(googleNonce, { cookies: own.cookies });
    const forLogin = await google.token(server.clock.now(), { nonce: login.data.nonce, ...someone() });
    expect(await send(forLogin, { ...own.cookies, ...login.cookies })).toEqual(expired);
    expect(await send(await own.token({ ...someone(), iat: seconds(-400) }), own.cookies)).toEqual(invalid);
    // Google has seen nobody for a while: who sits there now is not known.
    expect(await send(await own.token({ ...someone(), auth_time: seconds(-700) }), own.cookies)).toEqual(invalid);
    const token = await own.token({ ...someone(), auth_time: seconds(-60) });
    server.clock.advance(301);
    expect(await send(token, own.cookies)).toEqual(expired);
    expect(await hasGoogle(person)).toBe(false);
  });
});

describe('removing Google', () => {
  it('is possible with a password, is told, and Google is a stranger afterwards', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const claims = someone();
    await add(person, claims);
    expect(codeOf(await remove(person))).toEqual(DONE);
    expect(codeOf(await remove(person))).toEqual([404, 'NOT_FOUND']);
    expect(await audited(person.id)).toEqual(['accounts.google_added', 'accounts.google_removed']);
    const [mail] = await server.mails(person.email);
    expect(mail?.subject).toBe('O Google foi desvinculado da sua conta');
    expect(codeOf(await confirm(person, claims))).toEqual([422, 'GOOGLE_WRONG_ACCOUNT']);
    // It may be added again, here or elsewhere.
    expect(codeOf(await add(person, claims))).toEqual(DONE);
  });

  it('is refused as the last way in, until there is a password', async () => {
    const person = await registered();
    expect((await factorsOf(person)).lastWayIn).toBe('google');
    const refused = await remove(person);
    expect(codeOf(refused)).toEqual([409, 'LAST_WAY_IN']);
    expect(refused.body.message).toContain('Crie uma senha');
    const set = await server.call(changePassword, { as: person.token, body: { newPassword: PASSWORD } });
    expect(set.status).toBe(200);
    expect((await factorsOf(person)).lastWayIn).toBeNull();
    expect(codeOf(await remove(person))).toEqual(DONE);
    expect((await factorsOf(person)).lastWayIn).toBeNull();
  });

  it('leaves a passkey, which cannot go then; nor can both go at once', async () => {
    const person = await registered();
    const passkey = await insertFactor(person.id, 'passkey');
    const forget = () => server.call(removePasskey, { as: person.token, params: { id: passkey } });
    const outcomes = (await Promise.all([remove(person), forget()])).map(codeOf);
    expect(outcomes).toContainEqual(DONE);
    expect(outcomes).toContainEqual([409, 'LAST_WAY_IN']);
    const { lastWayIn } = await factorsOf(person);
    const left = lastWayIn === 'google' ? remove(person) : forget();
    expect(codeOf(await left)).toEqual([409, 'LAST_WAY_IN']);
  });

  it('asks first who is there', async () => {
    const person = await registered();
    server.clock.advance(700);
    expect(codeOf(await remove(person))).toEqual([403, 'IDENTITY_NOT_CONFIRMED']);
  });
});

describe('confirming who one is with Google', () => {
  it('opens for ten minutes what an account without a password may do', async () => {
    const person = await registered();
    server.clock.advance(700);
    const create = () => server.call(changePassword, { as: person.token, body: { newPassword: PASSWORD } });
    expect(codeOf(await create())).toEqual([403, 'IDENTITY_NOT_CONFIRMED']);
    expect(codeOf(await confirm(person, person.claims))).toEqual(DONE);
    server.clock.advance(150);
    expect(codeOf(await create())).toEqual(DONE);
  });

  it('does for an account that has a password, too', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const claims = someone();
    await add(person, claims);
    server.clock.advance(700);
    expect(codeOf(await confirm(person, { ...claims, email: 'novo.endereco@gmail.com' }))).toEqual(DONE);
    expect(codeOf(await remove(person))).toEqual(DONE);
  });

  it('takes the Google account that opens this one, and no other', async () => {
    const person = await registered();
    const other = await registered();
    expect(codeOf(await confirm(person, other.claims))).toEqual([422, 'GOOGLE_WRONG_ACCOUNT']);
    // The right address is not the right account.
    const claims = { ...someone(), email: person.email };
    expect(codeOf(await confirm(person, claims))).toEqual([422, 'GOOGLE_WRONG_ACCOUNT']);
  });

  it('works once a question, and five times at most', async () => {
    const person = await registered();
    const { cookies, token } = await challengeFor(person);
    const send = async (claims: JWTPayload) =>
      codeOf(
        await server.call(confirmIdentity, {
          as: person.token,
          body: { googleToken: await token(claims) },
          cookies,
        }),
      );
    for (let tries = 0; tries < 4; tries += 1) expect(await send(someone())).toEqual([422, 'GOOGLE_WRONG_ACCOUNT']);
    const together = await Promise.all([send(person.claims), send(person.claims)]);
    expect(together).toContainEqual(DONE);
    expect(together.filter(([status]) => status === 200)).toHaveLength(1);
    expect(await send(person.claims)).toEqual([410, 'CHALLENGE_EXPIRED']);
  });

  it('is not enough for an account with a second factor', async () => {
    const person = await registered();
    await insertFactor(person.id, 'totp');
    expect(codeOf(await confirm(person, person.claims))).toEqual([409, 'GOOGLE_NOT_ENOUGH']);
  });
});
