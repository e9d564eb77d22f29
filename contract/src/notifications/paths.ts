/** Addresses of the pages of notifications, as patterns; `to` of paths.ts fills them. */
export const notificationPaths = {
  recruiterNotifications: '/admin/recruiter/notifications',
  expertNotifications: '/admin/expert/notifications',
  talentNotifications: '/admin/potential/notifications',
} as const;
