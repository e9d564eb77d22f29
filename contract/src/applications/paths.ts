/** Addresses of the pages of applications, as patterns; `to` of paths.ts fills them. */
export const applicationPaths = {
  apply: '/jobs/:slug/apply',
  applicationStatus: '/applications/:token',
  candidates: '/admin/recruiter/candidates',
  candidate: '/admin/recruiter/candidates/:id',
  talentApplications: '/admin/potential/applications',
  talentApplication: '/admin/potential/applications/:id',
} as const;
