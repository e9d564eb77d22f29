import { forgotPassword, login, me, register, resetPassword } from '@prova/contract/accounts/accounts';
import { listActivity } from '@prova/contract/accounts/activity';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import * as contract from '@prova/contract/accounts/email-change';
import { googleNonce, googleSignIn } from '@prova/contract/accounts/google';
import { getSecondFactors } from '@prova/contract/accounts/security';
import { listApplications, listClaimable } from '@prova/contract/applications/applications';
import { eraseAccount } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo } from '../../../../test/applications-factory.ts';
import { type FakeGoogle, startFakeGoogle } from '../../../../test/fake-google.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { publishJob } from '../../../../test/jobs-factory.ts';
import { newId } from '../../../../test/new-id.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../test/people.ts';
import { system } from '../../../platform/actor.ts';
import { createContext } from '../../../platform/context.ts';
import { createAccount, disableAccount } from '../accounts.service.ts';

const DAY = 86_400;
const OTHER_PASSWORD = 'outra-bateria-grampo-7';
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

let addresses = 0;
const newAddress = () => `nova${++addresses}@outro-correio.example`;
const codeOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const DONE = [200, undefined];

const start = ({ token: as }: Pick<Person, 'token'>, newEmail: string, password: string | undefined = PASSWORD) =>
  server.call(contract.startEmailChange, { as, body: { newEmail, ...(password && { password }) } });
const stateOf = async ({ token: as }: Pick<Person, 'token'>) =>
  (await server.call(contract.getEmailChange, { as })).data;
const mailsOf = async (email: string, kind: string) => (await server.mails(email)).filter((mail) => mail.kind === kind);

async function secretOf(email: string, kind: string): Promise<string> {
  const [mail] = await mailsOf(email, kind);
  const secret = mail?.links.map((link) => new URL(link).searchParams.get('token')).find((found) => found);
  if (!secret) throw new Error(`No ${kind} with a link was sent to ${email}`);
  return secret;
}
const confirm = (token: string) => server.call(contract.confirmEmailChange, { body: { token } });
const undo = (token: string) => server.call(contract.undoEmailChange, { body: { token } });

/** Somebody whose account has moved to another address. */
async function moved() {
  const person = await signUp(server, 'POTENTIAL');
  const newEmail = newAddress();
  expect(codeOf(await start(person, newEmail))).toEqual(DONE);
  const asked = await secretOf(person.email, 'email_change_asked');
  expect(codeOf(await confirm(await secretOf(newEmail, 'confirm_new_email')))).toEqual(DONE);
  return { person, newEmail, asked };
}
const canSignIn = async (email: string, password = PASSWORD) =>
  (await server.call(login, { body: { email, password } })).status === 200;
const isOpen = async (as: string) => (await server.call(me, { as })).status === 200;

describe('asking for another address', () => {
  it('changes nothing until the new one has proved itself, and tells both', async () => {
    const person = await signUp(server, 'POTENTIAL', { email: 'ana@correio-antigo.example' });
    expect(await stateOf(person)).toEqual({ email: person.email, waiting: null, settledAt: null });
    const newEmail = newAddress();
    expect(codeOf(await start(person, newEmail))).toEqual(DONE);
    expect(await stateOf(person)).toMatchObject({
      email: person.email,
      waiting: { newEmail, resendAfterSeconds: 60 },
      settledAt: null,
    });
    expect(await canSignIn(person.email)).toBe(true);
    expect(await canSignIn(newEmail)).toBe(false);
    const [notice] = await mailsOf(person.email, 'email_change_asked');
    expect(notice?.text).toContain('n•••@');
    expect(notice?.text).not.toContain(newEmail);
    expect(notice?.links.some((link) => link.includes('/auth/email-change?step=undo&token='))).toBe(true);
  });

  it('wants the password, or a fresh proof of an account that has none', async () => {
    const person = await signUp(server, 'POTENTIAL');
    expect(codeOf(await start(person, newAddress(), 'errada-errada-9'))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(
      codeOf(await server.call(contract.startEmailChange, { as: person.token, body: { newEmail: newAddress() } })),
    ).toEqual([401, 'INVALID_CREDENTIALS']);
    const users = server.platform.database.updateTable('users').set({ passwordHash: null, googleSubject: newId() });
    await users.where('id', '=', person.id).execute();
    expect(codeOf(await start(person, newAddress()))).toEqual(DONE);
    server.clock.advance(700);
    expect(codeOf(await start(person, newAddress()))).toEqual([403, 'IDENTITY_NOT_CONFIRMED']);
  });

  it('refuses the present address, whatever its case, and what is none', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const same = await start(person, person.email.toUpperCase());
    expect(codeOf(same)).toEqual([422, 'VALIDATION_FAILED']);
    expect(same.body.details).toMatchObject([{ field: 'newEmail', message: 'Este já é o e-mail da sua conta' }]);
    expect(codeOf(await start(person, 'ana'))).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('locks after five wrong passwords, as signing in does', async () => {
    const person = await signUp(server, 'POTENTIAL');
    for (let tries = 0; tries < 5; tries += 1) await start(person, newAddress(), 'errada-errada-9');
    expect(codeOf(await start(person, newAddress()))).toEqual([423, 'ACCOUNT_LOCKED']);
  });

  it('replaces the one that waits, whose link stops working, five times a day', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const first = newAddress();
    await start(person, first);
    const secret = await secretOf(first, 'confirm_new_email');
    const second = newAddress();
    await start(person, second);
    expect((await stateOf(person)).waiting?.newEmail).toBe(second);
    expect(codeOf(await confirm(secret))).toEqual([410, 'TOKEN_EXPIRED']);
    server.clock.advance(600);
    for (let times = 0; times < 3; times += 1) expect(codeOf(await start(person, newAddress()))).toEqual(DONE);
    const refused = await start(person, newAddress());
    expect(codeOf(refused)).toEqual([429, 'RESEND_LIMIT']);
    expect(refused.headers['retry-after']).toBe(String(DAY - 600));
    server.clock.advance(DAY);
    const { token } = await signIn(server, person.email);
    expect(codeOf(await start({ token }, newAddress()))).toEqual(DONE);
  });

  it('sends the link again after a minute, five times, and can be cancelled', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const resend = () => server.call(contract.resendEmailChange, { as: person.token });
    const cancel = () => server.call(contract.cancelEmailChange, { as: person.token });
    expect(codeOf(await resend())).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await cancel())).toEqual([404, 'NOT_FOUND']);
    const newEmail = newAddress();
    await start(person, newEmail);
    const early = await resend();
    expect(codeOf(early)).toEqual([429, 'RESEND_COOLDOWN']);
    expect(early.headers['retry-after']).toBe('60');
    for (let times = 0; times < 4; times += 1) {
      server.clock.advance(60);
      expect(codeOf(await resend())).toEqual(DONE);
    }
    server.clock.advance(60);
    const last = await resend();
    expect(codeOf(last)).toEqual([429, 'RESEND_LIMIT']);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(await mailsOf(newEmail, 'confirm_new_email')).toHaveLength(5);
    const secret = await secretOf(newEmail, 'confirm_new_email');
    expect(codeOf(await cancel())).toEqual(DONE);
    expect((await stateOf(person)).waiting).toBeNull();
    expect(codeOf(await confirm(secret))).toEqual([410, 'TOKEN_EXPIRED']);
  });
});

describe('an address that has an account', () => {
  it('is answered like any other, and its owner alone is told', async () => {
    const owner = await signUp(server, 'POTENTIAL');
    const person = await signUp(server, 'POTENTIAL');
    const other = await signUp(server, 'POTENTIAL');
    const free = newAddress();
    const [taken, ordinary] = [await start(person, owner.email), await start(other, free)];
    expect({ ...taken.body, requestId: '' }).toEqual({ ...ordinary.body, requestId: '' });
    const strip = (state: Awaited<ReturnType<typeof stateOf>>) => ({ ...state.waiting, newEmail: '' });
    expect(strip(await stateOf(person))).toEqual(strip(await stateOf(other)));
    server.clock.advance(60);
    const resent = async ({ token: as }: Person) => (await server.call(contract.resendEmailChange, { as })).body;
    expect({ ...(await resent(person)), requestId: '' }).toEqual({ ...(await resent(other)), requestId: '' });
    expect(await mailsOf(owner.email, 'confirm_new_email')).toEqual([]);
    const notice = await mailsOf(owner.email, 'new_email_taken');
    expect(notice).toHaveLength(1);
    expect(notice[0]?.text).not.toContain(person.email);
    expect(await canSignIn(owner.email)).toBe(true);
  });

  it('that it got after the mail was sent keeps it', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const newEmail = newAddress();
    await start(person, newEmail);
    const secret = await secretOf(newEmail, 'confirm_new_email');
    await signUp(server, 'POTENTIAL', { email: newEmail });
    expect(codeOf(await confirm(secret))).toEqual([409, 'EMAIL_IN_USE']);
    expect((await stateOf(person)).email).toBe(person.email);
  });

  it('answers no sooner than others do', async () => {
    const owner = await signUp(server, 'POTENTIAL');
    const person = await signUp(server, 'POTENTIAL');
    for (const address of [owner.email, newAddress()]) {
      const { milliseconds } = await server.clock.measure(() => start(person, address));
      expect(milliseconds).toBeGreaterThanOrEqual(395);
    }
  });
});

describe('the proof of the new address', () => {
  it('makes it the address of the account, and ends the sessions but for the one that asked', async () => {
    const person = await signUp(server, 'RECRUITER');
    const elsewhere = await signIn(server, person.email);
    const newEmail = newAddress();
    await start(person, newEmail);
    await server.call(forgotPassword, { body: { email: person.email } });
    const oldReset = await secretOf(person.email, 'password_reset');
    const secret = await secretOf(newEmail, 'confirm_new_email');
    const answer = await confirm(secret);
    expect(answer.data).toEqual({ email: newEmail });
    // The page was loaded again.
    expect((await confirm(secret)).data).toEqual({ email: newEmail });
    expect((await server.call(me, { as: person.token })).data.email).toBe(newEmail);
    expect(await isOpen(elsewhere.token)).toBe(false);
    expect(await canSignIn(newEmail)).toBe(true);
    expect(await canSignIn(person.email)).toBe(false);
    const body = { token: oldReset, newPassword: OTHER_PASSWORD };
    expect(codeOf(await server.call(resetPassword, { body }))).toEqual([410, 'TOKEN_EXPIRED']);
    const { data } = await server.call(listActivity, { as: person.token });
    expect(data.map(({ activity }) => activity)).toEqual([
      'signed_in',
      'email_changed',
      'email_change_asked',
      'signed_in',
      'signed_in',
    ]);
  });

  it('does not come by a stranger’s token, nor by one that is too old', async () => {
    expect(codeOf(await confirm('a'.repeat(43)))).toEqual([404, 'TOKEN_INVALID']);
    const person = await signUp(server, 'POTENTIAL');
    const newEmail = newAddress();
    await start(person, newEmail);
    const secret = await secretOf(newEmail, 'confirm_new_email');
    server.clock.advance(DAY + 1);
    expect(codeOf(await confirm(secret))).toEqual([410, 'TOKEN_EXPIRED']);
    const { token } = await signIn(server, person.email);
    expect((await stateOf({ token })).waiting).toBeNull();
    expect(codeOf(await server.call(contract.resendEmailChange, { as: token }))).toEqual([404, 'NOT_FOUND']);
  });

  it('does not open an account that an operator closed', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const newEmail = newAddress();
    await start(person, newEmail);
    const [secret, objection] = [
      await secretOf(newEmail, 'confirm_new_email'),
      await secretOf(person.email, 'email_change_asked'),
    ];
    await disableAccount(createContext(server.platform, { actor: system, locale: 'pt-BR' }), person.email);
    expect(codeOf(await confirm(secret))).toEqual([403, 'ACCOUNT_DISABLED']);
    expect(codeOf(await undo(objection))).toEqual([403, 'ACCOUNT_DISABLED']);
  });

  it('is followed by a week without another change', async () => {
    const { person, newEmail } = await moved();
    const state = await stateOf(person);
    expect(state).toMatchObject({ email: newEmail, waiting: null });
    expect(new Date(state.settledAt ?? 0).getTime() - server.clock.now().getTime()).toBe(7 * DAY * 1000);
    expect(codeOf(await start(person, newAddress()))).toEqual([409, 'EMAIL_CHANGE_RECENT']);
    server.clock.advance(7 * DAY);
    const { token } = await signIn(server, newEmail);
    expect((await stateOf({ token })).settledAt).toBeNull();
    expect(codeOf(await start({ token }, newAddress()))).toEqual(DONE);
  });

  it('offers the applications that a guest sent with it, and keeps those of the account', async () => {
    const recruiter = await signUp(server, 'RECRUITER', { companyName: 'Boreal Dados' });
    const job = await publishJob(server, recruiter);
    const newEmail = newAddress();
    await applyTo(server, job, { email: newEmail });
    const person = await signUp(server, 'POTENTIAL');
    const claimable = async () => (await server.call(listClaimable, { as: person.token })).data;
    expect(await claimable()).toEqual([]);
    await start(person, newEmail);
    await confirm(await secretOf(newEmail, 'confirm_new_email'));
    expect(await claimable()).toMatchObject([{ companyName: 'Boreal Dados' }]);
    expect((await server.call(listApplications, { as: person.token })).data).toEqual([]);
  });

  it('leaves the mark of a company that was verified by the domain of the former address', async () => {
    const person = await signUp(server, 'RECRUITER', { email: 'rita@austral.example', verified: true });
    const companies = server.platform.database.updateTable('companies');
    await companies
      .set({ verifiedBy: 'domain', verifiedDomain: 'austral.example' })
      .where('id', '=', person.companyId)
      .execute();
    const newEmail = newAddress();
    await start(person, newEmail);
    await confirm(await secretOf(newEmail, 'confirm_new_email'));
    expect((await server.call(me, { as: person.token })).data).toMatchObject({
      email: newEmail,
      companies: [{ verified: true }],
    });
  });
});

describe('the address that an account has left', () => {
  it('is kept for a week: whoever turns to it gets the link to object, and strangers the same answers', async () => {
    const { person } = await moved();
    const before = (await mailsOf(person.email, 'email_moved')).length;
    server.clock.advance(3600);
    const body = {
      name: 'Alguém Novo',
      password: PASSWORD,
      role: 'POTENTIAL',
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true,
    };
    const held = await server.call(register, { body: { ...body, email: person.email } });
    const free = await server.call(register, { body: { ...body, email: newAddress() } });
    expect(held.status).toBe(free.status);
    expect(Object.keys(held.body)).toEqual(Object.keys(free.body));
    expect((await mailsOf(person.email, 'email_moved')).length).toBe(before + 1);
    server.clock.advance(3600);
    expect((await server.call(forgotPassword, { body: { email: person.email } })).status).toBe(200);
    expect((await mailsOf(person.email, 'email_moved')).length).toBe(before + 2);
    expect(await mailsOf(person.email, 'password_reset')).toEqual([]);
  });

  it('begins no other account by Google, by an operator or by another change until then', async () => {
    const { person } = await moved();
    const { data, cookies } = await server.call(googleNonce);
    const claims = { sub: newId(), email: person.email, name: 'Ana Moura', nonce: data.nonce };
    const body = {
      token: await google.token(server.clock.now(), claims),
      role: 'POTENTIAL',
      adult: true,
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
    };
    expect(codeOf(await server.call(googleSignIn, { body, cookies }))).toEqual([409, 'EMAIL_HELD']);
    const account = { email: person.email, name: 'Ana', role: 'EXPERT', locale: 'pt-BR', companyName: null } as const;
    const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
    await expect(createAccount(ctx, account)).rejects.toThrow('less than a week ago');
    const stranger = await signUp(server, 'POTENTIAL');
    expect(codeOf(await start(stranger, person.email))).toEqual(DONE);
    expect(await mailsOf(person.email, 'confirm_new_email')).toEqual([]);
    server.clock.advance(7 * DAY);
    await createAccount(ctx, account);
  });

  it('may object before the change is confirmed: nothing changes but who is in', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const newEmail = newAddress();
    await start(person, newEmail);
    const secret = await secretOf(newEmail, 'confirm_new_email');
    const { data } = await undo(await secretOf(person.email, 'email_change_asked'));
    expect(data.email).toBe(person.email);
    expect(await isOpen(person.token)).toBe(false);
    expect(await canSignIn(person.email)).toBe(false);
    expect(codeOf(await confirm(secret))).toEqual([410, 'TOKEN_EXPIRED']);
    const body = { token: data.resetToken, newPassword: OTHER_PASSWORD };
    expect((await server.call(resetPassword, { body })).status).toBe(200);
    expect(await canSignIn(person.email, OTHER_PASSWORD)).toBe(true);
  });

  it('takes the account back after the change, and throws out what came with it', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const createdAt = server.clock.now();
    const factor = (label: string) => ({
      id: newId(),
      userId: person.id,
      kind: 'passkey' as const,
      label,
      credentialId: newId(),
      publicKey: Buffer.alloc(77),
      transports: [],
      confirmedAt: server.clock.now(),
      createdAt: server.clock.now(),
    });
    const factors = server.platform.database.insertInto('secondFactors');
    await factors.values({ ...factor('Minha'), createdAt }).execute();
    server.clock.advance(60);
    const newEmail = newAddress();
    await start(person, newEmail);
    await confirm(await secretOf(newEmail, 'confirm_new_email'));
    server.clock.advance(60);
    await factors.values(factor('Intrusa')).execute();
    const users = server.platform.database.updateTable('users').set({ googleSubject: newId() });
    await users.where('id', '=', person.id).execute();
    server.clock.advance(6 * DAY);

    const secret = await secretOf(person.email, 'email_moved');
    const { data } = await undo(secret);
    expect(data.email).toBe(person.email);
    expect(codeOf(await undo(secret))).toEqual([410, 'TOKEN_EXPIRED']);
    expect(await isOpen(person.token)).toBe(false);
    expect(await canSignIn(newEmail)).toBe(false);
    const body = { token: data.resetToken, newPassword: OTHER_PASSWORD };
    expect((await server.call(resetPassword, { body })).status).toBe(200);
    const factorsLeft = await server.platform.database
      .selectFrom('secondFactors')
      .select('label')
      .where('userId', '=', person.id)
      .execute();
    expect(factorsLeft).toEqual([{ label: 'Minha' }]);
    // The factor that was there before is still asked for.
    const entered = await server.call(login, { body: { email: person.email, password: OTHER_PASSWORD } });
    expect(codeOf(entered)).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    const row = await server.platform.database
      .selectFrom('users')
      .select(['email', 'googleSubject'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ email: person.email, googleSubject: null });
    expect((await mailsOf(person.email, 'password_reset')).length).toBe(1);
    // The address that was taken away is anybody's again.
    await signUp(server, 'POTENTIAL', { email: newEmail });
  });

  it('keeps the Google account that was linked before', async () => {
    const person = await signUp(server, 'POTENTIAL');
    const users = server.platform.database.updateTable('users').set({ googleSubject: newId() });
    await users.where('id', '=', person.id).execute();
    await start(person, newAddress());
    const { data } = await undo(await secretOf(person.email, 'email_change_asked'));
    await server.call(resetPassword, { body: { token: data.resetToken, newPassword: OTHER_PASSWORD } });
    const { token: as } = await signIn(server, person.email, OTHER_PASSWORD);
    expect((await server.call(getSecondFactors, { as })).data.hasGoogle).toBe(true);
  });

  it('is heard also by the mail of a change that was replaced by the one that came about', async () => {
    const person = await signUp(server, 'POTENTIAL');
    await start(person, newAddress());
    const first = await secretOf(person.email, 'email_change_asked');
    server.clock.advance(60);
    const newEmail = newAddress();
    await start(person, newEmail);
    await confirm(await secretOf(newEmail, 'confirm_new_email'));
    expect((await undo(first)).data.email).toBe(person.email);
    expect(await canSignIn(newEmail)).toBe(false);
  });

  it('is heard no more when the week is over', async () => {
    const { person, newEmail, asked } = await moved();
    server.clock.advance(7 * DAY);
    expect(codeOf(await undo(asked))).toEqual([410, 'TOKEN_EXPIRED']);
    expect(codeOf(await undo(await secretOf(person.email, 'email_moved')))).toEqual([410, 'TOKEN_EXPIRED']);
    expect(codeOf(await undo('a'.repeat(43)))).toEqual([404, 'TOKEN_INVALID']);
    expect(await canSignIn(newEmail)).toBe(true);
  });
});

it('goes with the account: its rows, and what was written to all of its addresses', async () => {
  const { person, newEmail } = await moved();
  const stranger = newAddress();
  server.clock.advance(7 * DAY);
  const { token } = await signIn(server, newEmail);
  await start({ token }, stranger);
  const [mail] = await mailsOf(stranger, 'confirm_new_email');
  expect(mail).toBeDefined();
  expect((await server.call(eraseAccount, { as: token, body: { email: newEmail } })).status).toBe(202);
  await server.drain();
  server.clock.advance(61);
  await server.drain();
  const { database } = server.platform;
  const left = await database
    .selectFrom('mails')
    .select(['recipient', 'kind'])
    .where('recipient', 'in', [person.email, newEmail, stranger])
    .execute();
  expect(left).toEqual([]);
  expect(await database.selectFrom('emailChanges').select('id').where('userId', '=', person.id).execute()).toEqual([]);
  // Nobody can want the address back any more.
  await signUp(server, 'POTENTIAL', { email: person.email });
});

it('one of two confirmations of the same address wins', async () => {
  const [one, two] = [await signUp(server, 'POTENTIAL'), await signUp(server, 'POTENTIAL')];
  const newEmail = newAddress();
  await start(one, newEmail);
  const first = await secretOf(newEmail, 'confirm_new_email');
  await start(two, newEmail);
  const second = await secretOf(newEmail, 'confirm_new_email');
  const answers = await Promise.all([confirm(first), confirm(second)]);
  expect(answers.map(codeOf).toSorted()).toEqual([DONE, [409, 'EMAIL_IN_USE']]);
});
