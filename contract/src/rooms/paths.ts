/** Addresses of the pages of rooms; those of one room are among `interviewPaths`. All answer without signing in. */
export const roomPaths = {
  /** A name and the code of a room, or a new room. */
  entry: '/admin/interview',
} as const;
