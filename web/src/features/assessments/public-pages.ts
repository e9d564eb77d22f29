import { assessmentPaths } from '@prova/contract/assessments/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const assessmentPages: readonly PublicPage[] = [
  {
    path: assessmentPaths.invitation,
    page: async () => (await import('./invitation.page.tsx')).InvitationPage,
    source: 'assessments/invitation.page.tsx',
    phrases: ['taking', 'tests'],
  },
  {
    path: assessmentPaths.sitting,
    page: async () => (await import('./sitting.page.tsx')).SittingPage,
    source: 'assessments/sitting.page.tsx',
    phrases: ['taking', 'tests'],
  },
];
