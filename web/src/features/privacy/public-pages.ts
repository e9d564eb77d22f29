import { privacyPaths } from '@prova/contract/privacy/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const privacyPages: readonly PublicPage[] = [
  {
    path: privacyPaths.dataRequest,
    page: async () => (await import('./data-request.page.tsx')).DataRequestPage,
    source: 'privacy/data-request.page.tsx',
    phrases: ['data-requests'],
  },
  {
    path: privacyPaths.dataRequestPage,
    page: async () => (await import('./data-request-status.page.tsx')).DataRequestStatusPage,
    source: 'privacy/data-request-status.page.tsx',
    phrases: ['data-requests'],
  },
];
