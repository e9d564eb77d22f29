import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { JOB_SORTS } from '@prova/contract/jobs/job-list';
import { SHOWN_JOB_STATUSES } from '@prova/contract/jobs/job-status';
import { SENIORITIES } from '@prova/contract/work-fields';
import { choices, listAddress, order, words } from '../../../lib/list-address.ts';

export const jobFilters = listAddress(
  {
    search: words(120),
    status: choices(SHOWN_JOB_STATUSES),
    contractType: choices(CONTRACT_TYPES),
    level: choices(SENIORITIES),
  },
  { sort: order(JOB_SORTS) },
);
