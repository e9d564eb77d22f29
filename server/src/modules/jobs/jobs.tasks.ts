import { on } from '../../platform/events.ts';
import type { Task } from '../../platform/tasks.ts';
import { companyVerified } from '../companies/companies.service.ts';
import { refreshJobSearch } from './job-search.ts';

export const jobTasks: readonly Task<unknown>[] = [
  on(companyVerified, 'jobs.list', (ctx, { companyId }) =>
    ctx.transaction((ctx) => refreshJobSearch(ctx, { companyId })),
  ) as Task<unknown>,
];
