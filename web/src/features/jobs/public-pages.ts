import { jobPaths } from '@prova/contract/jobs/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const jobPages: readonly PublicPage[] = [
  {
    path: jobPaths.publicJobs,
    page: async () => (await import('./public/public-jobs.page.tsx')).PublicJobsPage,
    source: 'jobs/public/public-jobs.page.tsx',
    phrases: ['public-jobs', 'job-search'],
  },
  {
    path: jobPaths.publicJob,
    page: async () => (await import('./public/public-job.page.tsx')).PublicJobPage,
    source: 'jobs/public/public-job.page.tsx',
    phrases: ['public-jobs'],
  },
  {
    path: jobPaths.company,
    page: async () => (await import('./public/company.page.tsx')).CompanyPage,
    source: 'jobs/public/company.page.tsx',
    phrases: ['public-company', 'public-jobs'],
  },
];
