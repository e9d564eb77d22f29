import type { Budget } from '../../platform/budget.ts';

export const DISMISSED_JOBS: Budget = { name: 'dismissedJobs', table: 'dismissedJobs', per: ['talentId'], rows: 5_000 };
