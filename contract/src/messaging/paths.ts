/** Addresses of the pages of messaging, as patterns; `to` of paths.ts fills them. */
export const messagingPaths = {
  mailReport: '/mail-reports/:token',
  contact: '/contato',
  newsletterConfirmation: '/newsletter/confirm/:token',
  leavingNewsletter: '/newsletter/unsubscribe/:token',
} as const;
