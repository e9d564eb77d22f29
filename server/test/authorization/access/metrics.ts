import { type AccessTable, recruiters, talents } from '../outcomes.ts';

export const metricsAccess: AccessTable = {
  'metrics.recruiterHome': recruiters(),
  'metrics.recruiterStats': recruiters(),
  'metrics.talentStats': talents(),
  'metrics.profileViews': talents(),
  'metrics.topSkills': talents(),
};
