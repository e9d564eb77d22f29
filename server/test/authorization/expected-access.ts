import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts';
import type { CallOptions } from '../harness.ts';
import { PASSWORD } from '../people.ts';
import type { Kind } from './kinds.ts';
import { details, type World } from './world.ts';

/** `ok` is any answer that is no refusal of access; a number is that status. The kinds are told in kinds.ts. */
export type Outcome = 'ok' | 401 | 403 | 404;

type Outcomes = Readonly<Record<Exclude<Kind, 'self'>, Outcome>> & { readonly self?: Outcome };

export interface ExpectedAccess extends Outcomes {
  /** A call that is right in everything but, perhaps, the actor. */
  readonly call?: (world: World) => CallOptions | Promise<CallOptions>;
}

type Call = ExpectedAccess['call'];
type But = Partial<Outcomes>;

/** The same to all, but for those named. */
const all = (outcome: Outcome, call?: Call, but: But = {}): ExpectedAccess => ({
  guest: outcome,
  talent: outcome,
  foreign: outcome,
  expert: outcome,
  removed: outcome,
  unshared: outcome,
  interviewer: outcome,
  hiringManager: outcome,
  recruiter: outcome,
  owner: outcome,
  ...but,
  ...(call && { call }),
});
const anyone = (call?: Call): ExpectedAccess => all('ok', call);
const signedIn = (call?: Call, but: But = {}): ExpectedAccess => all('ok', call, { guest: 401, ...but });
/** Of the company that the person works for, whichever that is; who has left every company has none. */
const recruiters = (call?: Call, but: But = {}): ExpectedAccess =>
  all('ok', call, { guest: 401, talent: 403, expert: 403, removed: 403, ...but });
/** Only who runs the jobs of a company. */
const runners = (call?: Call): ExpectedAccess =>
  recruiters(call, { unshared: 403, interviewer: 403, hiringManager: 403 });
/**
 * A row of one company: a stranger cannot tell that it exists, nor can who sees shared jobs alone and not this one. Those
 * with whom it is shared see it, and may not do this.
 */
const ofCompany = (call: Call, but: But = {}): ExpectedAccess =>
  all('ok', call, {
    guest: 401,
    talent: 403,
    foreign: 404,
    expert: 403,
    removed: 404,
    unshared: 404,
    interviewer: 403,
    hiringManager: 403,
    ...but,
  });
/** Whoever works for the company, whatever is shared with them. */
const ofMembers = (call: Call, but: But = {}): ExpectedAccess =>
  ofCompany(call, { unshared: 'ok', interviewer: 'ok', hiringManager: 'ok', ...but });
const ofOwners = (call: Call): ExpectedAccess => ofCompany(call, { recruiter: 403, unshared: 403 });
/** Who sees the job may do this. */
const ofShared = (call: Call): ExpectedAccess => ofCompany(call, { interviewer: 'ok', hiringManager: 'ok' });
/** And this is for those alone who decide about its candidates. */
const ofDeciders = (call: Call): ExpectedAccess => ofCompany(call, { hiringManager: 'ok' });
/** Drafts are shared with nobody. */
const ofDraft = (call: Call): ExpectedAccess => ofCompany(call, { interviewer: 404, hiringManager: 404 });
const talents = (call?: Call): ExpectedAccess => all(403, call, { guest: 401, talent: 'ok' });
const ofTalent = (call: Call): ExpectedAccess => all(403, call, { guest: 401, talent: 404, self: 'ok' });
/** By the secret in the path: who else is signed in does not matter. */
const byToken = (call: Call): ExpectedAccess => anyone(call);

/** Profiles are seen by all colleagues. */
const COLLEAGUES = { unshared: 'ok', interviewer: 'ok', hiringManager: 'ok' } as const;
/** And changed by the person alone. */
const ONE_SELF = { unshared: 403, recruiter: 403 } as const;
/** Of one's own account, and nobody here has any. */
const ofNobodyHere = (call: CallOptions = {}): ExpectedAccess => all(404, () => call, { guest: 401 });

const UNKNOWN_ID = '0199f0f0-0000-7000-8000-000000000000';
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const ATTESTATION = { ...CREDENTIAL, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const ASSERTION = { ...CREDENTIAL, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };

/** A colleague reads it. */
const ONLY_AUTHOR = { recruiter: 403 } as const;

/** Who does not see offers cannot tell that there is one. */
const NO_OFFERS = { interviewer: 404 } as const;

let addresses = 0;
/** An address is locked after some tries, whether it has an account or not. */
const newAddress = () => `ninguem${++addresses}@correio.example`;

const job: Call = ({ jobId }) => ({ params: { id: jobId } });
const application: Call = ({ applicationId }) => ({ params: { id: applicationId } });
const template: Call = ({ templateId }) => ({ params: { id: templateId } });

const company: Call = ({ companyId }) => ({ params: { id: companyId } });
const retention = (id: string) => ({ params: { id, subject: 'unsuccessful_applications' } });
const dataRequest =
  (body?: object): Call =>
  ({ dataRequest: { id } }) => ({ params: { id }, ...(body && { body }) });

/** By hand, so that the contract does not prove itself: an endpoint without a row fails. */
export const EXPECTED_ACCESS: Readonly<Record<string, ExpectedAccess>> = {
  'accounts.register': anyone(() => ({
    body: {
      name: 'Alguém Novo',
      email: 'matriz@correio.example',
      password: PASSWORD,
      role: 'POTENTIAL',
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true,
    },
  })),
  // A wrong password is no refusal of access to the endpoint; 401 stands for it here.
  'accounts.login': all(401, () => ({ body: { email: newAddress(), password: 'errada-errada' } })),
  'accounts.refresh': all(401, () => ({ body: { refreshToken: 'x'.repeat(43) } })),
  // Not turned on where this is tested: that is the same to everybody.
  'accounts.google': all(404, () => ({ body: { token: 'x'.repeat(43) } })),
  'accounts.validateEmail': anyone(() => ({ params: { email: 'ninguem@correio.example' } })),
  'accounts.checkEmail': anyone(() => ({ params: { email: 'ninguem@correio.example' } })),
  'accounts.googleNonce': all(404),
  'accounts.googleChallenge': ofNobodyHere(),
  'accounts.addGoogle': ofNobodyHere({ body: { token: 'x'.repeat(43) } }),
  'accounts.removeGoogle': ofNobodyHere(),
  'accounts.logout': anyone(({ spareSession }) => spareSession()),
  'accounts.logoutAll': signedIn(({ spareSession }) => spareSession()),
  'accounts.me': signedIn(),
  'accounts.acceptDocuments': signedIn(() => ({
    body: { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION },
  })),

  'recruiters.list': recruiters(),
  'recruiters.invite': all(403, () => ({ body: { email: 'colega@correio.example' } }), {
    guest: 401,
    foreign: 'ok',
    owner: 'ok',
  }),
  // The only owner: kept by the rules, not for want of a right.
  // Out of the company at work: who has none is told so.
  'recruiters.remove': ofCompany(({ recruiterId }) => ({ params: { id: recruiterId } }), {
    recruiter: 403,
    unshared: 403,
    removed: 403,
  }),
  'recruiters.ownProfile': recruiters(undefined, { removed: 'ok' }),
  'recruiters.get': ofCompany(({ recruiterId }) => ({ params: { id: recruiterId } }), COLLEAGUES),
  'recruiters.update': ofCompany(
    ({ recruiterId }) => ({ params: { id: recruiterId }, body: { version: 0 } }),
    ONE_SELF,
  ),
  'recruiters.setPicture': ofCompany(
    ({ recruiterId }) => ({ params: { id: recruiterId, picture: 'photo' } }),
    ONE_SELF,
  ),
  'recruiters.removePicture': ofCompany(
    ({ recruiterId }) => ({ params: { id: recruiterId, picture: 'cover' } }),
    ONE_SELF,
  ),
  'recruiters.registration': recruiters(undefined, { removed: 'ok' }),
  'recruiters.saveRegistration': recruiters(
    () => ({
      body: { version: 0, state: 'draft', section: 'additional', values: {} },
    }),
    { removed: 'ok' },
  ),
  'recruiters.completeRegistration': recruiters(() => ({ body: { version: 0 } }), { removed: 'ok' }),
  'recruiters.dismissRegistration': recruiters(undefined, { removed: 'ok' }),

  'accounts.status': anyone(),
  'accounts.verifyEmail': anyone(() => ({ body: { token: 'x'.repeat(43) } })),
  'accounts.resendVerification': anyone(() => ({ body: { email: 'ninguem@correio.example' } })),
  'accounts.verifyEmailStatus': anyone(() => ({ query: { email: 'ninguem@correio.example' } })),
  'accounts.changeEmail': all(401, () => ({
    body: { email: newAddress(), password: 'errada-errada', newEmail: 'outro@correio.example' },
  })),
  'accounts.forgotPassword': anyone(() => ({ body: { email: 'ninguem@correio.example' } })),
  'accounts.resetPassword': all(404, () => ({ body: { token: 'x'.repeat(43), newPassword: PASSWORD } })),
  'accounts.confirmIdentity': signedIn(() => ({ body: { password: PASSWORD } })),
  'accounts.confirmationChallenge': signedIn(),
  // Refused for what it is: the passwords here stay.
  'accounts.changePassword': signedIn(() => ({ body: { currentPassword: PASSWORD, newPassword: 'qwertyuiop' } })),
  'accounts.listSessions': signedIn(),
  'accounts.endSession': ofNobodyHere({ params: { id: UNKNOWN_ID } }),
  'accounts.getSecondFactors': signedIn(),
  'accounts.startTotp': signedIn(),
  'accounts.confirmTotp': signedIn(() => ({ body: { code: '000000' } })),
  'accounts.removeTotp': ofNobodyHere(),
  'accounts.renewRecoveryCodes': ofNobodyHere(),
  'accounts.passkeyRegistration': signedIn(),
  'accounts.addPasskey': signedIn(() => ({
    body: { challenge: 'x'.repeat(43), name: 'Telefone', attestation: ATTESTATION },
  })),
  'accounts.renamePasskey': ofNobodyHere({ params: { id: UNKNOWN_ID }, body: { name: 'Telefone' } }),
  'accounts.removePasskey': ofNobodyHere({ params: { id: UNKNOWN_ID } }),
  'accounts.finishSecondFactor': anyone(() => ({ body: { challenge: 'x'.repeat(43), code: '000000' } })),
  'accounts.secondFactorPasskey': anyone(() => ({ body: { challenge: 'x'.repeat(43) } })),
  'accounts.passkeyChallenge': anyone(),
  'accounts.passkeySignIn': anyone(() => ({ body: { challenge: 'x'.repeat(43), assertion: ASSERTION } })),
  'accounts.setLanguage': signedIn(() => ({ body: { language: 'pt-BR' } })),
  'accounts.getLanguage': signedIn(),

  'notifications.list': signedIn(),
  'notifications.unreadCount': signedIn(),
  'notifications.read': all(404, ({ notificationId }) => ({ params: { id: notificationId } }), {
    guest: 401,
    owner: 'ok',
  }),
  'notifications.readAll': signedIn(),
  'privacy.export.get': signedIn(),
  'privacy.export.request': signedIn(),
  'privacy.erasure.preview': signedIn(),
  // Of another address: nobody here shall be erased.
  'privacy.erasure.confirm': signedIn(() => ({ body: { email: 'ninguem@correio.example' } })),
  'privacy.consents.list': signedIn(),
  // A consent that nobody has given: who may ask at all is told that there is none.
  'privacy.consents.withdrawBank': all(403, ({ applicationId }) => ({ params: { id: applicationId } }), {
    guest: 401,
    talent: 404,
  }),
  'privacy.visibility.set': talents(() => ({ body: { visibility: 'applied' } })),
  'privacy.requests.companies': anyone(() => ({ query: { search: 'empresa' } })),
  'privacy.requests.askByMail': anyone(() => ({
    body: { company: null, kind: 'information', email: newAddress(), message: '' },
  })),
  'privacy.requests.page': byToken(({ dataRequest: { token } }) => ({ params: { token } })),
  'privacy.requests.confirm': byToken(({ dataRequest: { token } }) => ({ params: { token } })),
  'privacy.requests.listOwn': signedIn(),
  'privacy.requests.ask': signedIn(() => ({ body: { company: null, kind: 'information', message: '' } })),
  'privacy.requests.listOfCompany': ofOwners(company),
  'privacy.requests.get': ofOwners(dataRequest()),
  'privacy.requests.erasure': ofOwners(dataRequest()),
  // Refused for its version: what is asked here is not answered.
  'privacy.requests.start': ofOwners(dataRequest({ version: 99 })),
  'privacy.requests.extend': ofOwners(dataRequest({ version: 99, reason: 'Arquivos em papel' })),
  'privacy.requests.refuse': ofOwners(dataRequest({ version: 99, reason: 'Não há dados' })),
  'privacy.requests.answer': ofOwners(dataRequest({ version: 99, text: 'Resposta', with: 'reply' })),
  'privacy.retention.get': ofOwners(company),
  'privacy.retention.preview': ofOwners(({ companyId }) => ({ ...retention(companyId), query: { months: 12 } })),
  'privacy.retention.set': ofOwners(({ companyId }) => ({ ...retention(companyId), body: { months: 12, version: 0 } })),

  'messaging.report': all(404, () => ({ body: { token: 'x'.repeat(43), reason: 'phishing' } })),

  'jobs.create': runners(() => ({ body: details() })),
  'jobs.saveStep': ofDraft(({ draftId }) => ({ params: { n: 1 }, body: { jobId: draftId, data: details() } })),
  'jobs.draft': ofDraft(({ draftId }) => ({ params: { id: draftId } })),
  'jobs.saveDraft': ofDraft(({ draftId }) => ({ params: { id: draftId }, body: { steps: {} } })),
  'jobs.publish': ofDraft(({ draftId }) => ({ params: { id: draftId } })),
  'jobs.get': ofShared(job),
  'jobs.update': ofCompany(({ jobId }) => ({ params: { id: jobId }, body: { title: 'Outro título' } })),
  'jobs.remove': ofDraft(async ({ spareDraft }) => ({ params: { id: await spareDraft() } })),
  'jobs.duplicate': ofCompany(job),
  'jobs.toggleStatus': ofCompany(job),
  'jobs.close': ofCompany(async ({ spareJob }) => ({ params: { id: await spareJob() }, body: { status: 'FILLED' } })),
  'jobs.reopen': ofCompany(job),
  'jobs.listPaginated': recruiters(),
  'jobs.members.list': ofCompany(job),
  'jobs.members.add': ofCompany(({ jobId, colleagueId }) => ({ params: { id: jobId }, body: { userId: colleagueId } })),
  'jobs.members.remove': ofCompany(({ jobId, colleagueId }) => ({ params: { id: jobId, userId: colleagueId } })),
  'jobs.pipeline': ofShared(job),
  'jobs.generateDescription': runners(() => ({
    body: { title: 'Pessoa Analista', seniority: 'mid', locationModel: 'remote', language: 'pt-BR' },
  })),
  'jobs.templates.list': ofShared(({ jobId }) => ({ params: { jobId } })),
  'jobs.templates.byType': ofShared(({ jobId }) => ({ params: { jobId, type: 'rejected' } })),
  'jobs.templates.content': ofShared(template),
  'jobs.templates.create': ofCompany(({ jobId }) => ({
    body: { jobId, kind: 'stage', subject: 'Assunto', body: 'Texto' },
  })),
  'jobs.templates.update': ofCompany(({ templateId }) => ({
    params: { id: templateId },
    body: { subject: 'Novo assunto' },
  })),
  'jobs.templates.remove': ofDraft(async ({ spareTemplate }) => ({ params: { id: await spareTemplate() } })),
  'jobs.templates.sendTest': ofCompany(template),
  'jobs.public.list': anyone(),
  'jobs.public.company': all(404, () => ({ params: { slug: 'nenhuma-empresa' } })),
  'jobs.public.get': anyone(({ slug }) => ({ params: { slug } })),
  'jobs.public.view': anyone(({ slug }) => ({ params: { slug }, body: {} })),

  'applications.apply': anyone(({ slug, form }) => ({ params: { slug }, ...form('matriz-apply@correio.example') })),
  'applications.status': byToken(({ statusToken }) => ({ params: { token: statusToken } })),
  'applications.withdrawByToken': byToken(async ({ spareStatusToken }) => ({
    params: { token: await spareStatusToken() },
    body: {},
  })),
  // The company's for a recruiter, their own for a talent.
  'applications.list': signedIn(undefined, { expert: 403, removed: 403 }),
  'applications.create': talents(({ jobId, form }) => {
    const { body, files } = form('');
    const { email: _, ...own } = Object(body);
    return { body: { ...own, jobId }, ...(files && { files }) };
  }),
  'applications.amend': ofTalent(({ ownApplicationId }) => ({ params: { id: ownApplicationId }, body: {} })),
  'applications.remove': ofTalent(async ({ spareOwnApplication }) => ({ params: { id: await spareOwnApplication() } })),
  'applications.withdraw': ofTalent(async ({ ownApplicationId }) => ({ params: { id: ownApplicationId }, body: {} })),
  'applications.claimable': talents(),
  'applications.claim': talents(({ applicationId }) => ({ body: { candidateIds: [applicationId] } })),
  'applications.get': ofShared(application),
  'applications.timeline': ofDeciders(application),
  'applications.byJob': ofShared(job),

  'funnel.board': ofShared(({ jobId }) => ({ query: { jobId } })),
  'funnel.column': ofShared(({ jobId, stageId }) => ({ query: { jobId, stageId } })),
  'funnel.cards': ofShared(({ jobId, applicationId }) => ({ query: { jobId, ids: applicationId } })),
  'funnel.move': ofDeciders(({ applicationId, stageId }) => ({
    params: { id: applicationId },
    body: { targetStageId: stageId },
  })),
  'funnel.act': ofDeciders(({ applicationId }) => ({ params: { id: applicationId }, body: { action: 'hold' } })),
  'funnel.undo': ofDeciders(({ applicationId }) => ({
    params: { id: applicationId },
    body: { eventId: applicationId },
  })),
  'funnel.rejectionPreview': ofDeciders(application),

  'evaluations.notes.list': ofShared(application),
  'evaluations.notes.add': ofDeciders(({ applicationId }) => ({
    params: { id: applicationId },
    body: { body: 'Uma nota' },
  })),
  'evaluations.notes.edit': ofCompany(
    ({ noteId }) => ({
      params: { id: noteId },
      body: { body: 'Outra nota', version: 1 },
    }),
    ONLY_AUTHOR,
  ),
  'evaluations.notes.remove': ofCompany(async ({ spareNote }) => ({ params: { id: await spareNote() } }), ONLY_AUTHOR),

  'offers.create': ofCompany(({ applicationId, offerBody }) => ({ body: offerBody(applicationId) })),
  'offers.send': ofCompany(({ offerId }) => ({ params: { id: offerId } }), NO_OFFERS),
  'offers.cancel': ofCompany(({ offerId }) => ({ params: { id: offerId }, body: {} }), NO_OFFERS),
  'offers.list': recruiters(undefined, { interviewer: 403 }),
  'offers.stats': recruiters(undefined, { interviewer: 403 }),
  'offers.listOwn': talents(),
  'offers.openOwn': ofTalent(({ ownOfferId }) => ({ params: { id: ownOfferId } })),
  'offers.byToken': byToken(({ offerToken }) => ({ params: { token: offerToken } })),
  'offers.viewed': byToken(({ offerToken }) => ({ params: { token: offerToken } })),
  'offers.respond': byToken(({ offerToken }) => ({ params: { token: offerToken }, body: { response: 'decline' } })),

  'metrics.recruiterHome': recruiters(),
  'metrics.recruiterStats': recruiters(),

  'companies.get': ofMembers(({ companyId }) => ({ params: { id: companyId } })),
  'companies.update': ofOwners(({ companyId }) => ({
    params: { id: companyId },
    body: { name: 'Empresa Teste', timeZone: 'America/Sao_Paulo', sizeFrom: null, version: 99 },
  })),
  'companies.setLogo': ofOwners(({ companyId }) => ({ params: { id: companyId } })),
  'companies.removeLogo': ofOwners(({ companyId }) => ({ params: { id: companyId } })),
  'companies.startVerification': ofOwners(({ companyId }) => ({ params: { id: companyId }, body: { method: 'cnpj' } })),
  // By the token of a mail, in the body.
  'companies.mails': ofMembers(({ companyId }) => ({ params: { id: companyId } })),
  'companies.confirmVerification': all(404, () => ({ body: { token: 'x'.repeat(43) } })),
  'companies.use': ofMembers(({ companyId }) => ({ params: { id: companyId } }), { expert: 'ok' }),
  'companies.team': ofMembers(({ companyId }) => ({ params: { id: companyId } })),
  'companies.invite': ofOwners(({ companyId }) => ({
    params: { id: companyId },
    body: { email: 'convite@correio.example', role: 'recruiter' },
  })),
  'companies.resendInvitation': ofOwners(async ({ companyId, spareInvitation }) => ({
    params: { id: companyId, invitationId: (await spareInvitation()).id },
  })),
  'companies.revokeInvitation': ofOwners(async ({ companyId, spareInvitation }) => ({
    params: { id: companyId, invitationId: (await spareInvitation()).id },
  })),
  // The only owner: kept by the rules, not for want of a right.
  'companies.changeRole': ofOwners(({ companyId, recruiterId }) => ({
    params: { id: companyId, userId: recruiterId },
    body: { role: 'recruiter' },
  })),
  'companies.removeMember': ofOwners(({ companyId, recruiterId }) => ({
    params: { id: companyId, userId: recruiterId },
    body: {},
  })),
  'companies.transfer': ofOwners(({ companyId, recruiterId }) => ({
    params: { id: companyId },
    body: { userId: recruiterId },
  })),
  'companies.invitation': byToken(async ({ spareInvitation }) => ({
    params: { token: (await spareInvitation()).token },
  })),
  'companies.declineInvitation': byToken(async ({ spareInvitation }) => ({
    params: { token: (await spareInvitation()).token },
  })),
  'companies.registerByInvitation': byToken(async ({ spareInvitation }) => ({
    params: { token: (await spareInvitation()).token },
    body: {
      name: 'Nova Pessoa',
      password: PASSWORD,
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true,
      language: 'pt-BR',
    },
  })),
  // Of another address than any of theirs.
  'companies.acceptInvitation': all(
    403,
    async ({ spareInvitation }) => ({ params: { token: (await spareInvitation()).token } }),
    { guest: 401 },
  ),
};
