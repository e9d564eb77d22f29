import { funnelPaths } from '@prova/contract/funnel/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { Briefcase } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';
import { fill } from '../../lib/slots.tsx';
import { recentJobs } from '../recruiters/components/recent-jobs-slot.ts';
import { recruiterJobsReads } from './jobs.early.queries.ts';

export const jobs: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: jobPaths.recruiterJobs,
      page: async () => (await import('./recruiter-jobs.page.tsx')).RecruiterJobsPage,
      phrases: ['jobs'],
      reads: ({ search }) => recruiterJobsReads(search),
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
