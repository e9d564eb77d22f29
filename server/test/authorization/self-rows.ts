import { forgotPassword, register } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { startEmailChange } from '@prova/contract/accounts/email-change';
import * as security from '@prova/contract/accounts/security';
import { createJobAlert } from '@prova/contract/matching/job-alerts';
import { ownTalentProfile } from '@prova/contract/talents/talents';
import { applyTo } from '../applications-factory.ts';
import type { TestServer } from '../harness.ts';
import { sendNewOffer } from '../offers-factory.ts';
import { PASSWORD, type Person, signIn } from '../people.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import { type CompanyRows, found, mailedToken } from './company-rows.ts';

/** One row of each thing that the talent `self` has. */
export interface SelfRows {
  /** Their profile. */
  readonly talentId: string;
  readonly jobAlertId: string;
  /** An application to the company, which may keep the candidate. */
  readonly applicationId: string;
  readonly candidateId: string;
  readonly offerId: string;
  /** Of an application to the other company under the same address, made without signing in. */
  readonly claimableId: string;
  /** Another session than the one that calls. */
  readonly sessionId: string;
  readonly passkeyId: string;
  readonly phone: SoftwareAuthenticator;
  readonly recoveryCode: string;
}

export async function buildSelf(
  server: TestServer,
  self: Person,
  { owner, rows, foreign }: { owner: Person; rows: CompanyRows; foreign: CompanyRows },
): Promise<SelfRows> {
  const [job, other] = rows.jobs.map(found);
  const form = { fullName: self.name, email: self.email, resume: null };
  const application = await applyTo(server, found(job), { ...form, as: self.token, bankConsent: true });
  const offer = await sendNewOffer(server, owner, await applyTo(server, found(other), { ...form, as: self.token }));
  const claimable = await applyTo(server, found(foreign.jobs[0]), form);
  await signIn(server, self.email);
  const { data: sessions } = await server.call(security.listSessions, { as: self.token });
  const { data: profile } = await server.call(ownTalentProfile, { as: self.token });
  const { data: alert } = await server.call(createJobAlert, {
    as: self.token,
    body: { filters: { location: 'Recife' }, frequency: 'weekly' },
  });
  return {
    talentId: profile.id,
    jobAlertId: alert.id,
    applicationId: application.id,
    candidateId: application.candidateId,
    offerId: offer.id,
    claimableId: claimable.candidateId,
    sessionId: found(sessions.find(({ current }) => !current)).id,
    ...(await addPasskey(server, self)),
  };
}

async function addPasskey(server: TestServer, { token: as }: Person) {
  const begun = await server.call(security.passkeyRegistration, { as });
  const phone = new SoftwareAuthenticator();
  const body = { challenge: begun.data.challenge, name: 'Telefone', attestation: phone.register(begun.data) };
  const { data } = await server.call(security.addPasskey, { as, body, cookies: begun.cookies });
  return { passkeyId: data.passkey.id, phone, recoveryCode: found(data.recoveryCodes?.[0]) };
}

/** Accounts on their way: what their mails carry. */
export interface Passing {
  /** Of an account that asks nothing but its password. */
  readonly email: string;
  readonly refreshToken: string;
  readonly resetToken: string;
  /** Of a registration whose address is not proven, old enough for another mail. */
  readonly pendingEmail: string;
  readonly verificationToken: string;
  /** Of a change of address that waits for the new one, and what the present one may object with. */
  readonly emailChangeToken: string;
  readonly objectionToken: string;
}

const RESEND_SECONDS = 120;

export async function buildPassing(server: TestServer, person: Person): Promise<Passing> {
  const pendingEmail = 'a-caminho@correio.example';
  const documents = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION, adult: true };
  const body = { name: 'Pessoa a Caminho', email: pendingEmail, password: PASSWORD, role: 'POTENTIAL', ...documents };
  await server.call(register, { body });
  const newEmail = 'em-troca@correio.example';
  await server.call(startEmailChange, { as: person.token, body: { newEmail, password: PASSWORD } });
  await server.call(forgotPassword, { body: { email: person.email } });
  const passing = {
    email: person.email,
    refreshToken: person.refreshToken,
    resetToken: await mailedToken(server, person.email, '/auth/reset-password'),
    pendingEmail,
    verificationToken: await mailedToken(server, pendingEmail, '/auth/verify-email'),
    emailChangeToken: await mailedToken(server, newEmail, '/auth/email-change?step=confirm'),
    objectionToken: await mailedToken(server, person.email, '/auth/email-change?step=undo'),
  };
  server.clock.advance(RESEND_SECONDS);
  return passing;
}
