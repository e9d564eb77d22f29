import { applicationPaths } from '@prova/contract/applications/paths';
import { homePaths } from '@prova/contract/metrics/paths';
import type { Feature, PublicPage } from '../../lib/feature.ts';

export const applications: Feature = {
  routes: [
    {
      area: 'recruiter',
      path: applicationPaths.candidate,
      page: async () => (await import('./candidate.page.tsx')).CandidatePage,
    },
  ],
  redirections: [
    // The applications are on the home screen.
    { area: 'talent', path: applicationPaths.talentApplications, to: () => homePaths.talentHome },
  ],
};

export const applicationPages: readonly PublicPage[] = [
  { path: applicationPaths.apply, page: async () => (await import('./apply/apply.page.tsx')).ApplyPage },
  {
    path: applicationPaths.applicationStatus,
    page: async () => (await import('./application-status.page.tsx')).ApplicationStatusPage,
  },
];
