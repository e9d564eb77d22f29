/** Addresses of the pages of companies, as patterns; `to` of paths.ts fills them. */
export const companyPaths = {
  invitation: '/auth/invitation',
  verifyCompany: '/auth/verify-company',
  recruiterTeam: '/admin/recruiter/team',
  recruiterSettings: '/admin/recruiter/settings',
} as const;
