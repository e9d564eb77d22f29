import type { Budget } from '../../platform/budget.ts';

/** Of a company, closed and deleted ones among them. */
export const JOBS: Budget = { name: 'jobs', table: 'jobs', per: ['companyId'], rows: 5_000 };

/** Of a job; those that were removed stay, for the history names them. */
export const JOB_STAGES: Budget = { name: 'jobStages', table: 'jobStages', per: ['jobId'], rows: 300 };
export const JOB_QUESTIONS: Budget = { name: 'jobQuestions', table: 'jobQuestions', per: ['jobId'], rows: 1_000 };

export const SAVED_JOBS: Budget = { name: 'savedJobs', table: 'savedJobs', per: ['talentId'], rows: 1_000 };
