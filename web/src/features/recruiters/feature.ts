import { recruiterPaths } from '@prova/contract/recruiters/paths';
import { UserRound } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

export const recruiters: Feature = {
  routes: [
    {
      area: 'plain',
      path: recruiterPaths.completeRegistration,
      page: async () => (await import('./complete-registration.page.tsx')).CompleteRegistrationPage,
    },
    {
      area: 'recruiter',
      path: recruiterPaths.recruiterProfile,
      page: async () => (await import('./recruiter-profile.page.tsx')).RecruiterProfilePage,
    },
  ],
  menu: [
    {
      area: 'recruiter',
      to: recruiterPaths.recruiterProfile,
      icon: UserRound,
      name: { 'pt-BR': 'Meu perfil', 'en-US': 'My profile' },
      order: 10,
    },
  ],
};
