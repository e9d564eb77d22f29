/** Addresses of the pages of AI interviews, as patterns; `to` of paths.ts fills them. */
export const aiInterviewPaths = {
  /** Of a candidate, by their link. */
  interview: '/admin/interview/ai/:token',
  /** What is known of the interviews of a company. */
  analyses: '/admin/recruiter/interviews/analysis',
  analysis: '/admin/recruiter/interviews/analysis/:id',
} as const;
