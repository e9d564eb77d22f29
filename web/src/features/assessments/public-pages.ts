import { assessmentPaths } from '@prova/contract/assessments/paths';
import type { PublicPage } from '../../lib/feature.ts';

const taking = {
  page: async () => (await import('./taking.page.tsx')).TakingPage,
  source: 'assessments/taking.page.tsx',
  phrases: ['taking', 'tests'],
};

export const assessmentPages: readonly PublicPage[] = [
  { path: assessmentPaths.invitation, ...taking },
  { path: assessmentPaths.sitting, ...taking },
];
