import { homePaths } from '@prova/contract/metrics/paths';
import { House } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

const home = {
  icon: House,
  name: { 'pt-BR': 'Início', 'en-US': 'Home' },
  hint: { 'pt-BR': 'Resumo do que espera por você', 'en-US': 'What is waiting for you' },
  order: 10,
  active: 'exact',
} as const;

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
    { area: 'recruiter', to: homePaths.recruiterHome, ...home },
    { area: 'talent', to: homePaths.talentHome, ...home },
  ],
};
