import { funnelPaths } from '@prova/contract/funnel/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { Briefcase } from 'lucide-react';
import type { Feature, PublicPage } from '../../lib/feature.ts';
import { fill } from '../../lib/slots.tsx';
import { recentJobs } from '../recruiters/components/recent-jobs-slot.ts';

export const jobs: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: jobPaths.recruiterJobs,
      page: async () => (await import('./recruiter-jobs.page.tsx')).RecruiterJobsPage,
    },
    { area: 'recruiter', path: jobPaths.newJob, page: async () => (await import('./wizard.page.tsx')).NewJobPage },
    { area: 'recruiter', path: jobPaths.editJob, page: async () => (await import('./wizard.page.tsx')).EditJobPage },
  ],
  redirections: [
    // A job's own address leads to its board, where the work is.
    { area: 'recruiter', path: jobPaths.recruiterJob, to: ({ id = '' }) => to(funnelPaths.board, { id }) },
  ],
  navigation: [
    { area: 'recruiter', to: jobPaths.recruiterJobs, icon: Briefcase, name: 'jobs', order: 20, active: 'prefix' },
  ],
  slots: [fill(recentJobs, async () => (await import('./components/recent-jobs.tsx')).RecentJobs)],
};

export const jobPages: readonly PublicPage[] = [
  { path: jobPaths.publicJobs, page: async () => (await import('./public/public-jobs.page.tsx')).PublicJobsPage },
  { path: jobPaths.publicJob, page: async () => (await import('./public/public-job.page.tsx')).PublicJobPage },
  { path: jobPaths.company, page: async () => (await import('./public/company.page.tsx')).CompanyPage },
];
