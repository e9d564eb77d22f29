import { talentPaths } from '@prova/contract/talents/paths';
import { UserRound } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

export const talents: Feature = {
  routes: [
    {
      area: 'talent',
      path: talentPaths.profile,
      page: async () => (await import('./talent-profile.page.tsx')).TalentProfilePage,
      phrases: ['talent-profile', 'talent-view', 'widgets'],
    },
    {
      area: 'talent',
      path: talentPaths.preview,
      page: async () => (await import('./preview.page.tsx')).PreviewPage,
      phrases: ['talent-profile', 'talent-view'],
    },
    {
      area: 'recruiter',
      path: talentPaths.talents,
      page: async () => (await import('./talents.page.tsx')).TalentsPage,
      phrases: ['talent-list', 'talent-view'],
    },
    {
      area: 'recruiter',
      path: talentPaths.talent,
      page: async () => (await import('./talent.page.tsx')).TalentPage,
      phrases: ['talent-view', 'talent-list'],
    },
  ],
  menu: [
    {
      area: 'talent',
      to: talentPaths.profile,
      icon: UserRound,
      name: { 'pt-BR': 'Meu perfil', 'en-US': 'My profile' },
      order: 10,
    },
  ],
};
