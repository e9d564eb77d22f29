import { jobPaths } from '@prova/contract/jobs/paths';
import { Briefcase } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

export const matching: Feature = {
  routes: [
    {
      area: 'talent',
      path: jobPaths.talentJobs,
      page: async () => (await import('./talent-jobs.page.tsx')).TalentJobsPage,
      phrases: ['talent-jobs', 'public-jobs', 'matching'],
    },
  ],
  navigation: [
    {
      area: 'talent',
      to: jobPaths.talentJobs,
      icon: Briefcase,
      name: { 'pt-BR': 'Vagas', 'en-US': 'Jobs' },
      hint: { 'pt-BR': 'Vagas recomendadas, busca e vagas salvas', 'en-US': 'Recommended jobs, search and saved jobs' },
      order: 20,
      active: 'prefix',
    },
  ],
};
