import { messagingPaths } from '@prova/contract/messaging/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const messagingPages: readonly PublicPage[] = [
  {
    path: messagingPaths.mailReport,
    page: async () => (await import('./mail-report.page.tsx')).MailReportPage,
    source: 'messaging/mail-report.page.tsx',
    phrases: ['mail-report'],
  },
];
