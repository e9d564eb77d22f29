/** Addresses of the pages of accounts, as patterns; `to` of paths.ts fills them. */
export const accountPaths = {
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forget-password',
  resetPassword: '/auth/reset-password',
  emailVerification: '/auth/email-verification',
  verifyEmail: '/auth/verify-email',
  changeEmail: '/auth/change-email',
  emailChange: '/auth/email-change',
  recruiterSecurity: '/admin/recruiter/security',
  expertSecurity: '/admin/expert/security',
  talentSecurity: '/admin/potential/security',
  recruiterActivity: '/admin/recruiter/security/activity',
  expertActivity: '/admin/expert/security/activity',
  talentActivity: '/admin/potential/security/activity',
} as const;
