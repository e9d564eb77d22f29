import { withdrawByToken, withdrawOwn } from '@prova/contract/applications/applications';
import { applicationCall } from '../../applications-factory.ts';
import {
  type AccessTable,
  anyone,
  byToken,
  type Call,
  FORBIDDEN,
  mixing,
  NO_COMPANY,
  ofCompany,
  ofDeciders,
  ofShared,
  ofTalent,
  signedIn,
  talents,
} from '../outcomes.ts';

const APPLICATION_NOT_FOUND = '404 APPLICATION_NOT_FOUND';
const JOB_NOT_FOUND = '404 JOB_NOT_FOUND';

const application: Call = ({ applicationId }) => ({ params: { id: applicationId } });
const ownApplication: Call = ({ self: { applicationId } }) => ({ params: { id: applicationId }, body: {} });
const withdrawnByToken: Call = async ({ server, statusToken: token }) => {
  const { data } = await server.call(withdrawByToken, { params: { token }, body: {} });
  return { params: { token }, body: { eventId: data.undo?.eventId } };
};
const withdrawn: Call = async ({ server, actors: { self }, self: { applicationId: id } }) => {
  const { data } = await server.call(withdrawOwn, { as: self.token, params: { id }, body: {} });
  return { params: { id }, body: { eventId: data.undo?.eventId } };
};
const status: Call = ({ statusToken }) => ({ params: { token: statusToken } });

export const applicationsAccess: AccessTable = {
  'applications.apply': anyone(({ jobSlug }) => applicationCall({ slug: jobSlug })),
  'applications.readResume': anyone(({ jobSlug }) => {
    const { files } = applicationCall({ slug: jobSlug });
    return files ? { files } : {};
  }),
  'applications.status': byToken(status),
  'applications.statusMatch': byToken(status),
  'applications.withdrawByToken': byToken(({ statusToken }) => ({ params: { token: statusToken }, body: {} })),
  'applications.undoWithdrawalByToken': byToken(withdrawnByToken),
  'applications.decideBankConsent': byToken(({ statusToken }) => ({
    params: { token: statusToken },
    body: { consent: false },
  })),
  'applications.sendStatusLinks': anyone(() => ({ body: { email: 'ninguem@correio.example' } })),
  // The company's for a recruiter, their own for a talent.
  'applications.list': mixing(signedIn(undefined, { expert: FORBIDDEN, removed: NO_COMPANY }), {
    'the job': { call: ({ foreign }) => ({ query: { jobId: foreign.jobId } }), outcome: JOB_NOT_FOUND },
  }),
  'applications.create': talents(async ({ foreign }) => {
    const { body, files } = applicationCall({ slug: foreign.jobSlug });
    const { email: _, ...form } = Object(body);
    return { body: { ...form, jobId: foreign.otherJobId }, ...(files && { files }) };
  }),
  'applications.prefill': talents(),
  'applications.appliedAmong': talents(({ jobId }) => ({ query: { ids: jobId } })),
  'applications.amend': ofTalent(APPLICATION_NOT_FOUND, ownApplication),
  'applications.remove': ofTalent(APPLICATION_NOT_FOUND, ({ self: { applicationId } }) => ({
    params: { id: applicationId },
  })),
  'applications.withdraw': ofTalent(APPLICATION_NOT_FOUND, ownApplication),
  'applications.undoWithdrawal': ofTalent(APPLICATION_NOT_FOUND, withdrawn),
  'applications.ownStatus': ofTalent(APPLICATION_NOT_FOUND, ({ self: { applicationId } }) => ({
    params: { id: applicationId },
  })),
  'applications.ownMatch': ofTalent(APPLICATION_NOT_FOUND, ({ self: { applicationId } }) => ({
    params: { id: applicationId },
  })),
  'applications.decideOwnBankConsent': ofTalent(APPLICATION_NOT_FOUND, ({ self: { applicationId } }) => ({
    params: { id: applicationId },
    body: { consent: false },
  })),
  'applications.claimable': talents(),
  'applications.claim': talents(({ self: { claimableId } }) => ({ body: { candidateIds: [claimableId] } })),
  'applications.get': ofShared(APPLICATION_NOT_FOUND, application),
  'applications.opened': ofShared(APPLICATION_NOT_FOUND, application),
  'applications.reveal': ofDeciders(APPLICATION_NOT_FOUND, ({ applicationId }) => ({
    params: { id: applicationId },
    body: { reason: 'A liderança pediu para conhecer a pessoa.' },
  })),
  'applications.match': ofShared(APPLICATION_NOT_FOUND, application),
  'applications.timeline': ofDeciders(APPLICATION_NOT_FOUND, application),
  'applications.closingPreview': ofCompany(JOB_NOT_FOUND, ({ jobId }) => ({ params: { id: jobId } })),
  'applications.byJob': ofShared(JOB_NOT_FOUND, ({ jobId }) => ({ params: { id: jobId } })),
};
