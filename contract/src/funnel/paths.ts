/** Addresses of the pages of funnel, as patterns; `to` of paths.ts fills them. */
export const funnelPaths = {
  board: '/admin/recruiter/jobs/:id/board',
  guide: '/admin/recruiter/guide',
  /** Opened by a link, without an account. */
  linkedBoard: '/board/:token',
} as const;
