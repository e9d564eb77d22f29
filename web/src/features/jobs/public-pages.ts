import { jobPaths } from '@prova/contract/jobs/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const jobPages: readonly PublicPage[] = [
  { path: jobPaths.publicJobs, page: async () => (await import('./public/public-jobs.page.tsx')).PublicJobsPage },
  { path: jobPaths.publicJob, page: async () => (await import('./public/public-job.page.tsx')).PublicJobPage },
  { path: jobPaths.company, page: async () => (await import('./public/company.page.tsx')).CompanyPage },
];
