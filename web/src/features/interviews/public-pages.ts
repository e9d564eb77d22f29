import { interviewPaths } from '@prova/contract/interviews/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const interviewPages: readonly PublicPage[] = [
  {
    path: interviewPaths.invitation,
    page: async () => (await import('./invitation.page.tsx')).InvitationPage,
    source: 'interviews/invitation.page.tsx',
    phrases: ['interviews-invitation'],
  },
];
