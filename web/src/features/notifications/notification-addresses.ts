import type { Role } from '@prova/contract/common';
import { notificationPaths } from '@prova/contract/notifications/paths';

/** Where each role reads all notifications, and chooses them. */
export const LIST_PAGES: Readonly<Record<Role, string>> = {
  RECRUITER: notificationPaths.recruiterNotifications,
  EXPERT: notificationPaths.expertNotifications,
  POTENTIAL: notificationPaths.talentNotifications,
};

export const PREFERENCE_PAGES: Readonly<Record<Role, string>> = {
  RECRUITER: notificationPaths.recruiterPreferences,
  EXPERT: notificationPaths.expertPreferences,
  POTENTIAL: notificationPaths.talentPreferences,
};
