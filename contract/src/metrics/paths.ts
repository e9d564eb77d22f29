/** Addresses of the pages of metrics, as patterns; `to` of paths.ts fills them. */
export const homePaths = {
  recruiterHome: '/admin/recruiter/home',
  talentHome: '/admin/potential/home',
} as const;

export const metricsPaths = {
  metrics: '/admin/recruiter/metrics',
  cases: '/admin/recruiter/metrics/cases',
} as const;
