import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { JOB_SORTS } from '@prova/contract/jobs/job-list';
import { SHOWN_JOB_STATUSES } from '@prova/contract/jobs/job-status';
import { SENIORITIES } from '@prova/contract/work-fields';
import { listFilters } from '../../../lib/list-filters.ts';

export const jobFilters = listFilters(
  { status: SHOWN_JOB_STATUSES, contractType: CONTRACT_TYPES, level: SENIORITIES },
  JOB_SORTS,
);
export type JobFilters = ReturnType<typeof jobFilters.read>;
