import { type AccessTable, recruiters } from '../outcomes.ts';

export const metricsAccess: AccessTable = {
  'metrics.recruiterHome': recruiters(),
  'metrics.recruiterStats': recruiters(),
};
