/** Addresses of the pages of evaluations, as patterns; `to` of paths.ts fills them. */
export const evaluationPaths = {
  expertHome: '/admin/expert/home',
} as const;
