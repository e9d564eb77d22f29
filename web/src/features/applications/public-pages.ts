import { applicationPaths } from '@prova/contract/applications/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const applicationPages: readonly PublicPage[] = [
  {
    path: applicationPaths.apply,
    page: async () => (await import('./apply/apply.page.tsx')).ApplyPage,
    source: 'applications/apply/apply.page.tsx',
    phrases: ['apply', 'public-jobs', 'upload'],
  },
];
