/** Addresses of the pages of recruiters, as patterns; `to` of paths.ts fills them. */
export const recruiterPaths = {
  completeRegistration: '/auth/complete-registration',
  recruiterProfile: '/admin/recruiter/profile',
} as const;
