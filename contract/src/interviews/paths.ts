/** Addresses of the pages of interviews, as patterns; `to` of paths.ts fills them. */
export const interviewPaths = {
  interviews: '/admin/recruiter/interviews',
  interview: '/admin/recruiter/interviews/:id',
  invitation: '/admin/interview/invitations/:token',
} as const;
