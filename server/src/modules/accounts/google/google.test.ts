import * as accounts from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { googleNonce, googleSignIn } from '@prova/contract/accounts/google';
import { getRegistration, saveRegistration } from '@prova/contract/recruiters/recruiter-registration';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CLIENT_ID, type FakeGoogle, startFakeGoogle } from '../../../../test/fake-google.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { newId } from '../../../../test/new-id.ts';
import { PASSWORD, signUp } from '../../../../test/people.ts';
import { MINUTE } from '../../../platform/clock.ts';
import { createContext } from '../../../platform/context.ts';
import { createAccount } from '../operate.ts';

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
afterEach(() => {
  Object.assign(google.state, { down: false, silent: false });
  vi.useRealTimers();
});

let people = 0;
const someone = (extra: JWTPayload = {}): JWTPayload => {
  people += 1;
  return { sub: `10${people}`, email: `pessoa.${people}@gmail.com`, name: 'Ana Moura', ...extra };
};
const accepted = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION };
const newTalent = { role: 'POTENTIAL', adult: true, ...accepted };

/** A browser: its cookies, and a nonce that belongs to them. */
async function browser(cookies: Record<string, string> = {}) {
  const answer = await server.call(googleNonce, { cookies });
  expect(answer.status).toBe(200);
  const jar = { ...cookies, ...answer.cookies };
  const { nonce } = answer.data;
  const token = (claims: JWTPayload) => google.token(server.clock.now(), { nonce, ...claims });
  return {
    cookies: jar,
    nonce,
    token,
    send: (body: object, headers: Record<string, string> = {}) =>
      server.call(googleSignIn, { body, cookies: jar, headers }),
    enter: async (claims: JWTPayload, body: object = {}) =>
      server.call(googleSignIn, { body: { token: await token(claims), ...body }, cookies: jar }),
  };
}
const enter = async (claims: JWTPayload, body: object = {}) => (await browser()).enter(claims, body);
const userOf = (email: unknown) =>
  server.platform.database.selectFrom('users').selectAll().where('email', '=', String(email)).executeTakeFirst();
const tokenOf = (mail: { links: readonly string[] } | undefined) =>
  new URL(mail?.links.find((each) => each.includes('token=')) ?? '').searchParams.get('token');
const codeOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

describe('a first sign-in', () => {
  it('creates nothing before the role is known, and says whom it is about', async () => {
    const person = someone();
    const answer = await enter(person);
    expect(codeOf(answer)).toEqual([409, 'GOOGLE_ROLE_REQUIRED']);
    expect(answer.body.data).toEqual({ name: 'Ana Moura', email: person.email });
    expect(answer.cookies).toEqual({});
    expect(await userOf(person.email)).toBeUndefined();
  });

  it('registers a talent with role, consents, visibility and a session, as 201', async () => {
    const person = someone({ email: 'Nova.Pessoa@Gmail.com' });
    const here = await browser();
    // The same token does for the question and, a moment later, for the answer.
    const token = await here.token(person);
    expect((await here.send({ token })).status).toBe(409);
    const answer = await here.send({ token, ...newTalent, visibility: 'open', language: 'en-US' });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('Account created with Google.');
    expect(answer.data.user).toMatchObject({ name: 'Ana Moura', email: 'nova.pessoa@gmail.com', role: 'POTENTIAL' });
    expect(answer.cookies.refreshToken).toBe(answer.data.refreshToken);
    expect((await server.call(accounts.me, { as: answer.data.accessToken })).data.acceptedCurrentTerms).toBe(true);
    const user = await userOf('nova.pessoa@gmail.com');
    expect(user).toMatchObject({ googleSubject: person.sub, passwordHash: null, locale: 'en-US' });
    expect(user?.emailVerifiedAt).not.toBeNull();
    const consents = await server.platform.database
      .selectFrom('consents')
      .select(['kind', 'textVersion', 'locale'])
      .where('userId', '=', user?.id ?? '')
      .orderBy('kind')
      .execute();
    expect(consents).toEqual(
      [
        { kind: 'adult', textVersion: TERMS_VERSION },
        { kind: 'privacy', textVersion: PRIVACY_VERSION },
        { kind: 'terms', textVersion: TERMS_VERSION },
      ].map((consent) => ({ ...consent, locale: 'en-US' })),
    );
    const talent = await server.platform.database
      .selectFrom('talents')
      .select('visibility')
      .where('userId', '=', user?.id ?? '')
      .executeTakeFirst();
    expect(talent?.visibility).toBe('open');
  });

  it('registers a recruiter with a company', async () => {
    const answer = await enter(someone(), { ...newTalent, role: 'RECRUITER', companyName: 'Casa Aberta' });
    expect(answer.status).toBe(201);
    expect(answer.data.user.companies).toMatchObject([{ name: 'Casa Aberta', role: 'owner', verified: false }]);
  });

  it('leads a recruiter on to the rest of the registration: signed in, and later by a mail', async () => {
    const person = someone();
    const { data } = await enter(person, { ...newTalent, role: 'RECRUITER', companyName: 'Casa Clara' });
    const body = { section: 'basic', state: 'draft', version: 0, values: { position: 'Tech recruiter' } } as const;
    const saved = await server.call(saveRegistration, { as: data.accessToken, body });
    expect(saved.data.company).toEqual({ name: 'Casa Clara', owned: true });

    const talent = someone();
    await enter(talent, newTalent);
    server.clock.advance(16 * MINUTE);
    const kinds = async (email: unknown) => (await server.mails(String(email))).map(({ kind }) => kind);
    expect(await kinds(talent.email)).toEqual([]);
    expect(await kinds(person.email)).toEqual(['complete_registration']);
    const [mail] = await server.mails(String(person.email));
    const headers = { 'x-verification-token': tokenOf(mail) ?? '', 'x-user-email': String(person.email) };
    const there = await server.call(getRegistration, { headers });
    expect(there.data.values.basic.position).toBe('Tech recruiter');
  });

  it('asks for what a registration by e-mail asks for, too', async () => {
    const answer = await enter(someone(), { role: 'RECRUITER', acceptedTerms: '2020-01' });
    expect(answer.status).toBe(422);
    expect(answer.body.details?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'acceptedTerms ACCEPTANCE_INVALID',
      'acceptedPrivacy PRIVACY_REQUIRED',
      'adult ADULT_REQUIRED',
      'companyName COMPANY_REQUIRED',
    ]);
    expect((await enter(someone(), { ...newTalent, role: 'EXPERT' })).status).toBe(422);
  });

  it('makes one account of two tabs that register at once', async () => {
    const person = someone();
    const here = await browser();
    const token = await here.token(person);
    const answers = await Promise.all([1, 2, 3].map(() => here.send({ token, ...newTalent })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ data }) => data.user.id)).size).toBe(1);
  });

  it.each([
    ['a header in it', 'Ana\r\nBcc: todos@correio.example'],
    ['10 kB', 'a'.repeat(10_000)],
    ['the address of a page', 'www.isca.example'],
    ['a number', 42],
    ['nothing', undefined],
  ])('asks for the name where Google’s has %s', async (_, name) => {
    const person = someone({ name });
    const here = await browser();
    expect((await here.enter(person)).body.data).toEqual({ name: '', email: person.email });
    const refused = await here.enter(person, newTalent);
    expect(refused.status).toBe(422);
    expect(refused.body.details).toContainEqual(expect.objectContaining({ field: 'name', code: 'REQUIRED' }));
    const answer = await here.enter(person, { ...newTalent, name: 'Ana de Verdade' });
    expect(answer.data.user.name).toBe('Ana de Verdade');
  });
});

describe('a later sign-in', () => {
  it('is a login, as 200, whatever address Google knows by now', async () => {
    const person = someone();
    const { data } = await enter(person, newTalent);
    const again = await enter({ ...person, email: 'outro.endereco@gmail.com' }, { role: 'RECRUITER' });
    expect(again.status).toBe(200);
    expect(again.body.message).toBe('Você entrou com o Google.');
    expect(again.data.user).toMatchObject({ id: data.user.id, email: person.email, role: 'POTENTIAL' });
    expect(await userOf('outro.endereco@gmail.com')).toBeUndefined();
  });

  it('refuses an account that is disabled', async () => {
    const person = someone();
    await enter(person, newTalent);
    await server.platform.database
      .updateTable('users')
      .set({ disabledAt: server.clock.now() })
      .where('email', '=', String(person.email))
      .execute();
    expect(codeOf(await enter(person))).toEqual([403, 'ACCOUNT_DISABLED']);
  });

  it('asks for the documents again once they have changed', async () => {
    const person = someone();
    await enter(person, newTalent);
    const user = await userOf(person.email);
    await server.platform.database
      .updateTable('consents')
      .set({ textVersion: '2026-01' })
      .where('userId', '=', user?.id ?? '')
      .execute();
    expect(codeOf(await enter(person))).toEqual([422, 'TERMS_REQUIRED']);
    expect((await enter(person, accepted)).status).toBe(200);
  });

  it('asks for the second factor of an account that has one', async () => {
    const person = someone();
    const { data } = await enter(person, newTalent);
    await server.platform.database
      .insertInto('secondFactors')
      .values({
        id: newId(),
        userId: data.user.id,
        kind: 'totp',
        secret: Buffer.alloc(20),
        confirmedAt: server.clock.now(),
        createdAt: server.clock.now(),
      })
      .execute();
    const answer = await enter(person);
    expect(codeOf(answer)).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect(answer.body.data).toMatchObject({ totp: true, challenge: expect.any(String) });
    expect(answer.cookies.refreshToken).toBeUndefined();
  });

  it('is not held up by a lock of the password', async () => {
    const person = await signUp(server, 'POTENTIAL', { email: 'trancada@gmail.com' });
    for (let time = 0; time < 6; time += 1)
      await server.call(accounts.login, { body: { email: person.email, password: 'errada-errada' } });
    expect((await enter(someone({ email: person.email }))).status).toBe(200);
  });
});

describe('an account that has a password', () => {
  it('is linked where Google runs the mailbox, keeps its password, and its owner is told', async () => {
    const person = await signUp(server, 'RECRUITER', { email: 'liga@gmail.com' });
    const answer = await enter(someone({ email: 'Liga@gmail.com' }));
    expect(answer.status).toBe(200);
    expect(answer.data.user).toMatchObject({ id: person.id, name: person.name, role: 'RECRUITER' });
    const mail = (await server.mails(person.email)).find(({ kind }) => kind === 'google_linked');
    expect(mail?.text).toContain('Sua senha continua valendo');
    expect((await server.call(accounts.login, { body: { email: person.email, password: PASSWORD } })).status).toBe(200);
  });

  it('is linked for a mailbox of Google Workspace, not for one that some company else runs', async () => {
    const person = await signUp(server, 'POTENTIAL', { email: 'ana@escritorio.example' });
    for (const hd of [undefined, 'outro.example', 42]) {
      const answer = await enter(someone({ email: person.email, hd }));
      expect(codeOf(answer), String(hd)).toEqual([409, 'GOOGLE_LINK_REFUSED']);
    }
    expect((await userOf(person.email))?.googleSubject).toBeNull();
    expect((await enter(someone({ email: person.email, hd: 'Escritorio.example' }))).status).toBe(200);
  });

  it('is refused to a second Google account of the same address', async () => {
    const first = someone({ email: 'reciclado@gmail.com' });
    await enter(first, newTalent);
    expect(codeOf(await enter({ ...first, sub: 'outro-dono' }))).toEqual([409, 'GOOGLE_OTHER_ACCOUNT']);
  });
});

describe('an account whose address nobody has proved', () => {
  it('that an operator has made is taken over, and its link is worth nothing', async () => {
    const email = 'convidada@gmail.com';
    const ctx = createContext(server.platform, { actor: { kind: 'system' }, locale: 'pt-BR' });
    await createAccount(ctx, { email, name: 'Quem Convida', role: 'POTENTIAL', locale: 'pt-BR', companyName: null });
    const before = await userOf(email);
    const [invitation] = await server.mails(email);
    const person = someone({ email });
    const asked = await enter(person, accepted);
    expect(codeOf(asked)).toEqual([422, 'TERMS_REQUIRED']);
    expect(asked.body.data).toEqual({ asksAdult: true });

    const answer = await enter(person, { ...accepted, adult: true });
    expect(answer.status).toBe(200);
    expect(answer.data.user).toMatchObject({ id: before?.id, name: 'Ana Moura', acceptedCurrentTerms: true });
    const token = tokenOf(invitation);
    const opened = await server.call(accounts.resetPassword, { body: { token, newPassword: PASSWORD } });
    expect(codeOf(opened)).toEqual([410, 'TOKEN_EXPIRED']);
    expect((await server.mails(email))[0]?.kind).toBe('google_linked');
  });
});

describe('an address that somebody else has registered', () => {
  it('is its owner’s: password, link and consents of the registration are worth nothing', async () => {
    const email = 'alvo@gmail.com';
    const squatter = await server.call(accounts.register, {
      body: { ...newTalent, name: 'Quem Espera', email, password: PASSWORD },
    });
    expect(squatter.status).toBe(201);
    const [verification] = await server.mails(email);
    const answer = await enter(someone({ email }), newTalent);
    expect(answer.status).toBe(201);
    expect(answer.data.user).toMatchObject({ name: 'Ana Moura', acceptedCurrentTerms: true });
    // Whoever registered is told what they would be told without the account.
    expect(codeOf(await server.call(accounts.login, { body: { email, password: PASSWORD } }))).toEqual([
      403,
      'EMAIL_NOT_VERIFIED',
    ]);
    const opened = await server.call(accounts.verifyEmail, { body: { token: tokenOf(verification) } });
    expect(codeOf(opened)).toEqual([409, 'EMAIL_ALREADY_VERIFIED']);
    const waiting = await server.call(accounts.verifyEmailStatus, { query: { email }, cookies: squatter.cookies });
    expect(waiting.data.verified).toBe(false);
    const user = await userOf(email);
    expect(user?.passwordHash).toBeNull();
    const kept = await server.platform.database
      .selectFrom('consents')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', user?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(kept.count).toBe(3);
  });
});

describe('a token', () => {
  const seconds = (offset: number) => Math.floor(server.clock.now().getTime() / 1000) + offset;
  const refused = async (claims: () => JWTPayload) => {
    const person = someone();
    const answer = await enter({ ...person, ...claims() }, newTalent);
    expect(await userOf(person.email)).toBeUndefined();
    return codeOf(answer);
  };

  it.each<[string, () => JWTPayload]>([
    ['of another issuer', () => ({ iss: 'https://accounts.isca.example' })],
    ['for another program', () => ({ aud: 'outro-programa', azp: 'outro-programa' })],
    ['that another program asked for', () => ({ azp: 'outro-programa' })],
    ['for several programs that does not say which asked', () => ({ aud: [CLIENT_ID, 'outro'], azp: undefined })],
    ['that has expired', () => ({ iat: seconds(-3700), exp: seconds(-60) })],
    ['from the future', () => ({ iat: seconds(120), exp: seconds(3600) })],
    ['that is not valid yet', () => ({ nbf: seconds(120) })],
    ['older than an hour that still says it is valid', () => ({ iat: seconds(-3700), exp: seconds(3600) })],
    ['without expiry', () => ({ exp: undefined })],
    ['without subject', () => ({ sub: undefined })],
    ['without address', () => ({ email: undefined })],
    ['with an address that is none', () => ({ email: 'ana@gmail.com\r\nBcc: todos@correio.example' })],
    ['without nonce', () => ({ nonce: undefined })],
    ['with a nonce of nobody', () => ({ nonce: 'abc.def.ghi' })],
    ['with an empty nonce', () => ({ nonce: '' })],
  ])('%s is refused', async (_, claims) => {
    expect(await refused(claims)).toEqual([400, 'GOOGLE_TOKEN_INVALID']);
  });

  it('with an address that Google has not seen confirmed is refused, however it says so', async () => {
    for (const email_verified of [false, 'true', undefined])
      expect(await refused(() => ({ email_verified }))).toEqual([403, 'GOOGLE_EMAIL_UNVERIFIED']);
  });

  it('may spell the issuer without https, and be a few seconds off', async () => {
    const person = someone({ iss: 'accounts.google.example', iat: seconds(20), exp: seconds(3600) });
    expect((await enter(person, newTalent)).status).toBe(201);
  });

  it('signed by anybody else, or by nobody, is refused without asking the issuer', async () => {
    const here = await browser();
    const person = { ...someone(), iss: 'https://accounts.google.example', aud: CLIENT_ID, nonce: here.nonce };
    const claims = { ...person, email_verified: true, iat: seconds(0), exp: seconds(3600) };
    const { kid, publicKey } = google.currentKey();
    const stranger = await generateKeyPair('RS256');
    const published = new TextEncoder().encode(await exportSPKI(publicKey));
    await here.enter(someone());
    const asked = google.state.asked;
    const tokens = {
      forged: await google.token(server.clock.now(), claims, { kid, ...stranger }),
      none: new UnsecuredJWT(claims).encode(),
      // The published key taken for a shared secret.
      confused: await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(published),
      altered: (await here.token(claims)).replace(/\.[^.]+\./, `.${btoa(JSON.stringify(claims)).replace(/=/g, '')}.`),
      garbage: 'x'.repeat(60),
    };
    for (const [name, token] of Object.entries(tokens))
      expect(codeOf(await here.send({ token, ...newTalent })), name).toEqual([400, 'GOOGLE_TOKEN_INVALID']);
    expect(google.state.asked).toBe(asked);
    expect((await here.send({ token: 'x'.repeat(20_000) })).status).toBe(422);
  });

  it('is worth nothing in another browser, nor a second time', async () => {
    const person = someone();
    const here = await browser();
    const token = await here.token(person);
    const elsewhere = await browser();
    for (const cookies of [{}, elsewhere.cookies]) {
      const answer = await server.call(googleSignIn, { body: { token, ...newTalent }, cookies });
      expect(codeOf(answer)).toEqual([400, 'GOOGLE_TOKEN_INVALID']);
    }
    const answer = await here.send({ token, ...newTalent });
    expect(answer.status).toBe(201);
    // The answer takes the secret away that the nonce was bound to.
    expect(answer.cookies['prova-google']).toBe('');
    expect(codeOf(await server.call(googleSignIn, { body: { token }, cookies: {} }))).toEqual([
      400,
      'GOOGLE_TOKEN_INVALID',
    ]);
  });

  it('has a nonce of each tab, for an hour', async () => {
    const first = await browser();
    const second = await browser(first.cookies);
    expect(second.cookies['prova-google']).toBe(first.cookies['prova-google']);
    expect((await first.enter(someone(), newTalent)).status).toBe(201);
    const late = await browser();
    server.clock.advance(3601);
    expect(codeOf(await late.enter(someone(), newTalent))).toEqual([400, 'GOOGLE_TOKEN_INVALID']);
  });

  it('is taken from pages of ours only', async () => {
    const here = await browser();
    const token = await here.token(someone());
    const headers = { origin: 'https://isca.example', host: 'localhost:3000' };
    expect(codeOf(await here.send({ token, ...newTalent }, headers))).toEqual([403, 'ORIGIN_REFUSED']);
  });
});

describe('the keys of the issuer', () => {
  it('are read once and again when they have changed', async () => {
    await enter(someone(), newTalent);
    const asked = google.state.asked;
    await enter(someone(), newTalent);
    expect(google.state.asked).toBe(asked);
    const old = google.currentKey();
    await google.rotate();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    expect((await enter(someone(), newTalent)).status).toBe(201);
    expect(google.state.asked).toBe(asked + 1);
    // A flood of unknown keys does not become a flood of questions.
    const here = await browser();
    for (let time = 0; time < 5; time += 1) {
      const token = await google.token(server.clock.now(), { ...someone(), nonce: here.nonce }, old);
      expect(codeOf(await here.send({ token, ...newTalent }))).toEqual([400, 'GOOGLE_TOKEN_INVALID']);
    }
    expect(google.state.asked).toBe(asked + 1);
  });

  it('are not waited for without end', async () => {
    google.state.silent = true;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4_000_000 });
    expect(codeOf(await enter(someone(), newTalent))).toEqual([503, 'GOOGLE_UNREACHABLE']);
  });

  it('that cannot be read are told from a token that is wrong', async () => {
    google.state.down = true;
    await google.rotate();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4_000_000 });
    const person = someone();
    expect(codeOf(await enter(person, newTalent))).toEqual([503, 'GOOGLE_UNREACHABLE']);
    google.state.down = false;
    expect((await enter(person, newTalent)).status).toBe(201);
  });
});

it('is not there without a client id', async () => {
  const without = await startTestServer();
  try {
    expect((await without.call(googleNonce)).status).toBe(404);
    const answer = await without.call(googleSignIn, { body: { token: 'x'.repeat(60) } });
    expect(codeOf(answer)).toEqual([404, 'GOOGLE_NOT_CONFIGURED']);
  } finally {
    await without.close();
  }
});
