import { notificationPaths } from '@prova/contract/notifications/paths';
import type { Feature } from '../../lib/feature.ts';

const page = async () => (await import('./notifications.page.tsx')).NotificationsPage;

export const notifications: Feature = {
  routes: [
    { area: 'recruiter', path: notificationPaths.recruiterNotifications, page },
    { area: 'expert', path: notificationPaths.expertNotifications, page },
    { area: 'talent', path: notificationPaths.talentNotifications, page },
  ],
};
