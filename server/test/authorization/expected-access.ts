import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts';
import type { CallOptions } from '../harness.ts';
import { PASSWORD } from '../people.ts';
import { details, type World } from './world.ts';

/**
 * What a kind of actor gets: `ok` is any answer that is no refusal of access; a number is that status.
 * - guest: nobody signed in
 * - talent: a talent who has nothing to do with the row
 * - self: the talent whose row it is
 * - foreign: a recruiter of another company
 * - recruiter: a recruiter of the row's company
 */
export type Outcome = 'ok' | 401 | 403 | 404;

export interface ExpectedAccess {
  readonly guest: Outcome;
  readonly talent: Outcome;
  readonly self?: Outcome;
  readonly foreign: Outcome;
  readonly recruiter: Outcome;
  /** A call that is right in everything but, perhaps, the actor. */
  readonly call?: (world: World) => CallOptions | Promise<CallOptions>;
}

type Call = ExpectedAccess['call'];

const anyone = (call?: Call): ExpectedAccess => ({
  guest: 'ok',
  talent: 'ok',
  foreign: 'ok',
  recruiter: 'ok',
  ...(call && { call }),
});
const signedIn = (call?: Call): ExpectedAccess => ({
  guest: 401,
  talent: 'ok',
  foreign: 'ok',
  recruiter: 'ok',
  ...(call && { call }),
});
/** Of the recruiter's own company, whichever that is. */
const recruiters = (call?: Call): ExpectedAccess => ({
  guest: 401,
  talent: 403,
  foreign: 'ok',
  recruiter: 'ok',
  ...(call && { call }),
});
/** A row of one company: a stranger cannot tell that it exists. */
const ofCompany = (call: Call): ExpectedAccess => ({
  guest: 401,
  talent: 403,
  foreign: 404,
  recruiter: 'ok',
  ...(call && { call }),
});
const talents = (call?: Call): ExpectedAccess => ({
  guest: 401,
  talent: 'ok',
  foreign: 403,
  recruiter: 403,
  ...(call && { call }),
});
const ofTalent = (call: Call): ExpectedAccess => ({
  guest: 401,
  talent: 404,
  self: 'ok',
  foreign: 403,
  recruiter: 403,
  ...(call && { call }),
});
/** By the secret in the path: who else is signed in does not matter. */
const byToken = (call: Call): ExpectedAccess => anyone(call);

const job: Call = ({ jobId }) => ({ params: { id: jobId } });
const application: Call = ({ applicationId }) => ({ params: { id: applicationId } });
const template: Call = ({ templateId }) => ({ params: { id: templateId } });

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
  'accounts.login': {
    guest: 401,
    talent: 401,
    foreign: 401,
    recruiter: 401,
    call: () => ({ body: { email: 'ninguem@correio.example', password: 'errada-errada' } }),
  },
  'accounts.refresh': {
    guest: 401,
    talent: 401,
    foreign: 401,
    recruiter: 401,
    call: () => ({ body: { refreshToken: 'x'.repeat(43) } }),
  },
  // Not turned on where this is tested: that is the same to everybody.
  'accounts.google': {
    guest: 404,
    talent: 404,
    foreign: 404,
    recruiter: 404,
    call: () => ({ body: { token: 'x'.repeat(43) } }),
  },
  'accounts.googleNonce': { guest: 404, talent: 404, foreign: 404, recruiter: 404 },
  'accounts.logout': anyone(({ spareSession }) => spareSession()),
  'accounts.logoutAll': signedIn(({ spareSession }) => spareSession()),
  'accounts.me': signedIn(),

  'recruiters.list': recruiters(),
  'recruiters.ownProfile': recruiters(),
  'recruiters.get': ofCompany(({ recruiterId }) => ({ params: { id: recruiterId } })),
  'recruiters.update': ofCompany(({ recruiterId }) => ({ params: { id: recruiterId }, body: { version: 0 } })),
  'recruiters.setPicture': ofCompany(({ recruiterId }) => ({ params: { id: recruiterId, picture: 'photo' } })),
  'recruiters.removePicture': ofCompany(({ recruiterId }) => ({ params: { id: recruiterId, picture: 'cover' } })),
  'recruiters.registration': recruiters(),
  'recruiters.saveRegistration': recruiters(() => ({
    body: { version: 0, state: 'draft', section: 'additional', values: {} },
  })),
  'recruiters.completeRegistration': recruiters(() => ({ body: { version: 0 } })),
  'recruiters.dismissRegistration': recruiters(),

  'accounts.status': anyone(),
  'accounts.verifyEmail': anyone(() => ({ body: { token: 'x'.repeat(43) } })),
  'accounts.resendVerification': anyone(() => ({ body: { email: 'ninguem@correio.example' } })),
  'accounts.verifyEmailStatus': anyone(() => ({ query: { email: 'ninguem@correio.example' } })),
  'accounts.changeEmail': {
    guest: 401,
    talent: 401,
    foreign: 401,
    recruiter: 401,
    call: () => ({
      body: { email: 'ninguem2@correio.example', password: 'errada-errada', newEmail: 'outro@correio.example' },
    }),
  },
  'accounts.forgotPassword': anyone(() => ({ body: { email: 'ninguem@correio.example' } })),
  'accounts.resetPassword': {
    guest: 404,
    talent: 404,
    foreign: 404,
    recruiter: 404,
    call: () => ({ body: { token: 'x'.repeat(43), newPassword: PASSWORD } }),
  },
  'accounts.confirmIdentity': signedIn(() => ({ body: { password: PASSWORD } })),
  'accounts.setLanguage': signedIn(() => ({ body: { language: 'pt-BR' } })),
  'accounts.getLanguage': signedIn(),

  'notifications.list': signedIn(),
  'notifications.unreadCount': signedIn(),
  'notifications.read': {
    guest: 401,
    talent: 404,
    foreign: 404,
    recruiter: 'ok',
    call: ({ notificationId }) => ({ params: { id: notificationId } }),
  },
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

  'jobs.create': recruiters(() => ({ body: details() })),
  'jobs.saveStep': ofCompany(({ draftId }) => ({ params: { n: 1 }, body: { jobId: draftId, data: details() } })),
  'jobs.draft': ofCompany(({ draftId }) => ({ params: { id: draftId } })),
  'jobs.saveDraft': ofCompany(({ draftId }) => ({ params: { id: draftId }, body: { steps: {} } })),
  'jobs.publish': ofCompany(({ draftId }) => ({ params: { id: draftId } })),
  'jobs.get': ofCompany(job),
  'jobs.update': ofCompany(({ jobId }) => ({ params: { id: jobId }, body: { title: 'Outro título' } })),
  'jobs.remove': ofCompany(async ({ spareDraft }) => ({ params: { id: await spareDraft() } })),
  'jobs.duplicate': ofCompany(job),
  'jobs.toggleStatus': ofCompany(job),
  'jobs.close': ofCompany(async ({ spareJob }) => ({ params: { id: await spareJob() }, body: { status: 'FILLED' } })),
  'jobs.reopen': ofCompany(job),
  'jobs.listPaginated': recruiters(),
  'jobs.pipeline': ofCompany(job),
  'jobs.generateDescription': recruiters(() => ({
    body: { title: 'Pessoa Analista', seniority: 'mid', locationModel: 'remote', language: 'pt-BR' },
  })),
  'jobs.templates.list': ofCompany(({ jobId }) => ({ params: { jobId } })),
  'jobs.templates.byType': ofCompany(({ jobId }) => ({ params: { jobId, type: 'rejected' } })),
  'jobs.templates.content': ofCompany(template),
  'jobs.templates.create': ofCompany(({ jobId }) => ({
    body: { jobId, kind: 'stage', subject: 'Assunto', body: 'Texto' },
  })),
  'jobs.templates.update': ofCompany(({ templateId }) => ({
    params: { id: templateId },
    body: { subject: 'Novo assunto' },
  })),
  'jobs.templates.remove': ofCompany(async ({ spareTemplate }) => ({ params: { id: await spareTemplate() } })),
  'jobs.templates.sendTest': ofCompany(template),
  'jobs.public.list': anyone(),
  'jobs.public.get': anyone(({ slug }) => ({ params: { slug } })),
  'jobs.public.view': anyone(({ slug }) => ({ params: { slug }, body: {} })),

  'applications.apply': anyone(({ slug, form }) => ({ params: { slug }, ...form('matriz-apply@correio.example') })),
  'applications.status': byToken(({ statusToken }) => ({ params: { token: statusToken } })),
  'applications.withdrawByToken': byToken(async ({ spareStatusToken }) => ({
    params: { token: await spareStatusToken() },
    body: {},
  })),
  // The company's for a recruiter, their own for a talent.
  'applications.list': signedIn(),
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
  'applications.get': ofCompany(application),
  'applications.timeline': ofCompany(application),
  'applications.byJob': ofCompany(job),

  'funnel.board': ofCompany(({ jobId }) => ({ query: { jobId } })),
  'funnel.column': ofCompany(({ jobId, stageId }) => ({ query: { jobId, stageId } })),
  'funnel.cards': ofCompany(({ jobId, applicationId }) => ({ query: { jobId, ids: applicationId } })),
  'funnel.move': ofCompany(({ applicationId, stageId }) => ({
    params: { id: applicationId },
    body: { targetStageId: stageId },
  })),
  'funnel.act': ofCompany(({ applicationId }) => ({ params: { id: applicationId }, body: { action: 'hold' } })),
  'funnel.undo': ofCompany(({ applicationId }) => ({
    params: { id: applicationId },
    body: { eventId: applicationId },
  })),
  'funnel.rejectionPreview': ofCompany(application),

  'evaluations.notes.list': ofCompany(application),
  'evaluations.notes.add': ofCompany(({ applicationId }) => ({
    params: { id: applicationId },
    body: { body: 'Uma nota' },
  })),
  'evaluations.notes.edit': ofCompany(({ noteId }) => ({
    params: { id: noteId },
    body: { body: 'Outra nota', version: 1 },
  })),
  'evaluations.notes.remove': ofCompany(async ({ spareNote }) => ({ params: { id: await spareNote() } })),

  'offers.create': ofCompany(({ applicationId, offerBody }) => ({ body: offerBody(applicationId) })),
  'offers.send': ofCompany(({ offerId }) => ({ params: { id: offerId } })),
  'offers.cancel': ofCompany(({ offerId }) => ({ params: { id: offerId }, body: {} })),
  'offers.list': recruiters(),
  'offers.stats': recruiters(),
  'offers.listOwn': talents(),
  'offers.openOwn': ofTalent(({ ownOfferId }) => ({ params: { id: ownOfferId } })),
  'offers.byToken': byToken(({ offerToken }) => ({ params: { token: offerToken } })),
  'offers.viewed': byToken(({ offerToken }) => ({ params: { token: offerToken } })),
  'offers.respond': byToken(({ offerToken }) => ({ params: { token: offerToken }, body: { response: 'decline' } })),

  'metrics.recruiterHome': recruiters(),
  'metrics.recruiterStats': recruiters(),
};
