import { type AccessTable, type Call, ofCompany, ofShared, ofTalent, recruiters, talents } from '../outcomes.ts';

const JOB_NOT_FOUND = '404 JOB_NOT_FOUND';
const job: Call = ({ jobId }) => ({ params: { id: jobId } });

export const matchingAccess: AccessTable = {
  'matching.recommendations': talents(),
  'matching.listJobs': talents(),
  'matching.countJobs': talents(),
  'matching.alerts': talents(),
  'matching.createAlert': talents(() => ({ body: { filters: { search: 'react' }, frequency: 'daily' } })),
  'matching.changeAlert': ofTalent('404 NOT_FOUND', ({ self }) => ({
    params: { id: self.jobAlertId },
    body: { frequency: 'weekly' },
  })),
  'matching.deleteAlert': ofTalent('404 NOT_FOUND', ({ self }) => ({ params: { id: self.jobAlertId } })),
  'matching.dismiss': talents(job),
  'matching.undismiss': talents(job),
  'matching.withJob': talents(job),
  'matching.withJobs': talents(({ jobId }) => ({ query: { ids: jobId } })),
  'matching.talentsForJob': ofCompany(JOB_NOT_FOUND, job),
  'matching.ofTalent': ofShared(JOB_NOT_FOUND, ({ jobId, self }) => ({
    params: { id: jobId, talentId: self.talentId },
  })),
  'matching.ranks': recruiters(),
};
