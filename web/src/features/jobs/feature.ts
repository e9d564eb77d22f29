import { funnelPaths } from '@prova/contract/funnel/paths';
import type { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { Briefcase } from 'lucide-react';
import { earlyPageQuery } from '../../lib/early-query.ts';
import type { Feature } from '../../lib/feature.ts';
import { fill } from '../../lib/slots.tsx';
import { recentJobs } from '../recruiters/components/recent-jobs-slot.ts';

export const jobs: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: jobPaths.recruiterJobs,
      page: async () => (await import('./recruiter-jobs.page.tsx')).RecruiterJobsPage,
      phrases: ['jobs'],
      // The filters are read by the page itself.
      reads: ({ search }) =>
        search.size > 0
          ? []
          : [
              earlyPageQuery<typeof listRecruiterJobs>('jobs.listPaginated', '/api/v1/jobs/recruiter/paginated', {
                query: { sort: 'recent', page: 1 },
              }),
            ],
    },
    { area: 'recruiter', path: jobPaths.newJob, page: async () => (await import('./wizard.page.tsx')).NewJobPage },
    { area: 'recruiter', path: jobPaths.editJob, page: async () => (await import('./wizard.page.tsx')).EditJobPage },
  ],
  redirections: [
    // A job's own address leads to its board, where the work is.
    { area: 'recruiter', path: jobPaths.recruiterJob, to: ({ id = '' }) => to(funnelPaths.board, { id }) },
  ],
  navigation: [
    {
      area: 'recruiter',
      to: jobPaths.recruiterJobs,
      icon: Briefcase,
      name: { 'pt-BR': 'Vagas', 'en-US': 'Jobs' },
      hint: { 'pt-BR': 'Criar, publicar e acompanhar vagas', 'en-US': 'Create, publish and follow jobs' },
      order: 20,
      active: 'prefix',
    },
  ],
  slots: [fill(recentJobs, async () => (await import('./components/recent-jobs.tsx')).RecentJobs)],
};
