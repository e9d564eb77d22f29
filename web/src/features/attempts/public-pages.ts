import { takingPaths } from '@prova/contract/attempts/taking-paths';
import type { PublicPage } from '../../lib/feature.ts';

const taking = {
  page: async () => (await import('./taking.page.tsx')).TakingPage,
  source: 'attempts/taking.page.tsx',
  phrases: ['taking', 'tests', 'code', 'video'],
};

export const attemptPages: readonly PublicPage[] = [
  { path: takingPaths.invitation, ...taking },
  { path: takingPaths.attempt, ...taking },
];
