/** Addresses of the pages of funnel, as patterns; `to` of paths.ts fills them. */
export const funnelPaths = {
  board: '/admin/recruiter/jobs/:id/board',
  guide: '/admin/recruiter/guide',
} as const;
