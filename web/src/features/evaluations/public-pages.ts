import { applicationPaths } from '@prova/contract/applications/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const evaluationPages: readonly PublicPage[] = [
  {
    path: applicationPaths.applicationStatus,
    page: async () => (await import('./application-status.page.tsx')).ApplicationStatusPage,
    source: 'evaluations/application-status.page.tsx',
    phrases: ['application-status', 'shown-profile', 'parts'],
  },
];
