import { notificationPaths } from '@prova/contract/notifications/paths';
import type { Feature } from '../../lib/feature.ts';

const preferences = async () => (await import('./preferences.page.tsx')).NotificationPreferencesPage;
const page = async () => (await import('./notifications.page.tsx')).NotificationsPage;

export const notifications: Feature = {
  routes: [
    { area: 'recruiter', path: notificationPaths.recruiterNotifications, page },
    { area: 'expert', path: notificationPaths.expertNotifications, page },
    { area: 'talent', path: notificationPaths.talentNotifications, page },
    { area: 'recruiter', path: notificationPaths.recruiterPreferences, page: preferences },
    { area: 'expert', path: notificationPaths.expertPreferences, page: preferences },
    { area: 'talent', path: notificationPaths.talentPreferences, page: preferences },
  ],
};
