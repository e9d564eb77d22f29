import { notificationPaths } from '@prova/contract/notifications/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const notificationPages: readonly PublicPage[] = [
  {
    path: notificationPaths.unsubscribe,
    page: async () => (await import('./unsubscribe.page.tsx')).UnsubscribePage,
    source: 'notifications/unsubscribe.page.tsx',
    phrases: ['unsubscribe'],
  },
];
