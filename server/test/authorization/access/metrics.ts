import { type AccessTable, FORBIDDEN, recruiters, talents } from '../outcomes.ts';

export const metricsAccess: AccessTable = {
  'metrics.recruiterHome': recruiters(),
  'metrics.recruiterStats': recruiters(),
  'metrics.reports': recruiters(undefined, { interviewer: FORBIDDEN }),
  'metrics.charts': recruiters(undefined, { interviewer: FORBIDDEN }),
  'metrics.insights': recruiters(undefined, { interviewer: FORBIDDEN }),
  'metrics.reportCases': recruiters(() => ({ query: { list: 'applications' } }), { interviewer: FORBIDDEN }),
  'metrics.talentStats': talents(),
  'metrics.profileViews': talents(),
  'metrics.topSkills': talents(),
  'metrics.nextProof': talents(),
};
