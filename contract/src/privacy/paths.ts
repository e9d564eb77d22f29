/** Addresses of the pages of privacy, as patterns; `to` of paths.ts fills them. */
export const privacyPaths = {
  dataRequest: '/data-requests',
  dataRequestPage: '/data-requests/:token',
  recruiterPrivacy: '/admin/recruiter/privacy',
  expertPrivacy: '/admin/expert/privacy',
  talentPrivacy: '/admin/potential/privacy',
  recruiterDataRequests: '/admin/recruiter/data-requests',
  recruiterDataRequest: '/admin/recruiter/data-requests/:id',
  recruiterRetention: '/admin/recruiter/retention',
} as const;
