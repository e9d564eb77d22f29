/** Addresses of the pages of jobs, as patterns; `to` of paths.ts fills them. */
export const jobPaths = {
  publicJobs: '/jobs',
  publicJob: '/jobs/:slug',
  company: '/companies/:slug',
  talentJobs: '/admin/potential/jobs',
  recruiterJobs: '/admin/recruiter/jobs',
  newJob: '/admin/recruiter/jobs/new',
  recruiterJob: '/admin/recruiter/jobs/:id',
  editJob: '/admin/recruiter/jobs/:id/edit',
} as const;
