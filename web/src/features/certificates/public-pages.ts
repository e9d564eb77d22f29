import { certificatePaths } from '@prova/contract/certificates/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const certificatePages: readonly PublicPage[] = [
  {
    path: certificatePaths.check,
    page: async () => (await import('./check-certificate.page.tsx')).CheckCertificatePage,
    source: 'certificates/check-certificate.page.tsx',
    phrases: ['certificate'],
  },
  {
    path: certificatePaths.certificate,
    page: async () => (await import('./certificate.page.tsx')).CertificatePage,
    source: 'certificates/certificate.page.tsx',
    phrases: ['certificate', 'tests'],
  },
];
