/** Addresses of the pages of notifications, as patterns; `to` of paths.ts fills them. */
export const notificationPaths = {
  recruiterNotifications: '/admin/recruiter/notifications',
  expertNotifications: '/admin/expert/notifications',
  talentNotifications: '/admin/potential/notifications',
  recruiterPreferences: '/admin/recruiter/notifications/preferences',
  expertPreferences: '/admin/expert/notifications/preferences',
  talentPreferences: '/admin/potential/notifications/preferences',
  unsubscribe: '/unsubscribe/:token',
} as const;
