import {
  applicationStatus,
  apply,
  createApplication,
  decideBankConsent,
} from '@prova/contract/applications/applications';
import { listConsents } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationCall, applyTo, statusToken } from '../../../test/applications-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { publishJob } from '../../../test/jobs-factory.ts';
import { type Person, signUp } from '../../../test/people.ts';
import { statementsDuring } from '../../../test/statements.ts';

let server: TestServer;
let recruiter: Person;
let job: Awaited<ReturnType<typeof publishJob>>;
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await signUp(server, 'RECRUITER', { verified: true });
  job = await publishJob(server, recruiter);
});
afterAll(() => server.close());

const storedOf = async (email: string) => {
  const { bankConsentAt } = await server.platform.database
    .selectFrom('candidates')
    .select('bankConsentAt')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return bankConsentAt !== null;
};
const decide = (token: string, consent: boolean) =>
  server.call(decideBankConsent, { params: { token }, body: { consent } });
const shownBy = async (token: string) => (await server.call(applicationStatus, { params: { token } })).data.bankConsent;

describe('a form that anybody can fill in with an address', () => {
  test('gives the consent of somebody without an account, who can take it back by the link of the mail', async () => {
    const { email } = await applyTo(server, job, { bankConsent: true });
    expect(await storedOf(email)).toBe(true);
    const token = await statusToken(server, email);
    expect(await shownBy(token)).toBe('given');
    expect((await decide(token, false)).data).toEqual({ bankConsent: 'none' });
    expect(await storedOf(email)).toBe(false);
    expect(await shownBy(token)).toBe('none');
  });

  test('does not give that of an account, until whoever reads its mailbox says so', async () => {
    const owner = await signUp(server, 'POTENTIAL');
    await applyTo(server, job, { email: owner.email, bankConsent: true });
    expect(await storedOf(owner.email)).toBe(false);
    expect((await server.call(listConsents, { as: owner.token })).data.talentBank).toEqual([]);
    const token = await statusToken(server, owner.email);
    expect(await shownBy(token)).toBe('asked');
    expect((await decide(token, true)).data).toEqual({ bankConsent: 'given' });
    expect(await storedOf(owner.email)).toBe(true);
    expect(await shownBy(token)).toBe('given');
  });

  test('neither gives nor takes back what the owner of the account has decided', async () => {
    const owner = await signUp(server, 'POTENTIAL');
    const other = await publishJob(server, recruiter);
    const { body, files } = applicationCall(job, { bankConsent: true });
    const { email: _, ...form } = Object(body);
    const applied = await server.call(createApplication, {
      as: owner.token,
      body: { ...form, slug: job.slug },
      ...(files && { files }),
    });
    expect(applied.status).toBe(201);
    expect(await storedOf(owner.email)).toBe(true);
    await applyTo(server, other, { email: owner.email, bankConsent: false });
    expect(await storedOf(owner.email)).toBe(true);
  });

  test('is written in as many statements for an address with an account as for one without', async () => {
    const owner = await signUp(server, 'POTENTIAL');
    const ask = (email: string) =>
      statementsDuring(() => server.call(apply, applicationCall(job, { email, bankConsent: true })));
    await ask('alguem.antes@correio.example');
    const [without, withAccount] = [await ask('ninguem.ainda@correio.example'), await ask(owner.email)];
    expect(withAccount.map(({ text }) => text)).toEqual(without.map(({ text }) => text));
  });
});

test('a link that is none changes nothing', async () => {
  expect((await decide('x'.repeat(43), true)).status).toBe(404);
});
