import { takingPaths } from '@prova/contract/attempts/taking-paths';
import { certificatePaths } from '@prova/contract/certificates/paths';
import type { PublicPage } from '../../lib/feature.ts';

const taking = {
  page: async () => (await import('./taking.page.tsx')).TakingPage,
  source: 'assessments/taking.page.tsx',
  phrases: ['taking', 'tests', 'code', 'video'],
};

export const assessmentPages: readonly PublicPage[] = [
  { path: takingPaths.invitation, ...taking },
  { path: takingPaths.sitting, ...taking },
  {
    path: certificatePaths.certificate,
    page: async () => (await import('./certificates/certificate.page.tsx')).CertificatePage,
    source: 'assessments/certificates/certificate.page.tsx',
    phrases: ['certificate', 'tests'],
  },
];
