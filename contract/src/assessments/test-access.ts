/** Who writes tests: recruiters, and experts for the company that they work for. */
export const testAuthors = { kind: 'user', roles: ['RECRUITER', 'EXPERT'] } as const;
