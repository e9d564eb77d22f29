import { homePaths } from '@prova/contract/metrics/paths';
import { House } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

export const metrics: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: homePaths.recruiterHome,
      page: async () => (await import('./recruiter-home.page.tsx')).RecruiterHomePage,
    },
    {
      area: 'talent',
      path: homePaths.talentHome,
      page: async () => (await import('./talent-home.page.tsx')).TalentHomePage,
    },
  ],
  navigation: [
    { area: 'recruiter', to: homePaths.recruiterHome, icon: House, name: 'home', order: 10, active: 'exact' },
    { area: 'talent', to: homePaths.talentHome, icon: House, name: 'home', order: 10, active: 'exact' },
  ],
};
