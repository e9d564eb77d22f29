/** Addresses of the pages of interviews, as patterns; `to` of paths.ts fills them. */
export const interviewPaths = {
  interviews: '/admin/recruiter/interviews',
  interview: '/admin/recruiter/interviews/:id',
  /** The same, for an expert who observes it. */
  observed: '/admin/expert/interviews/:id',
  invitation: '/admin/interview/invitations/:token',
  /** Of a room, for whoever has its code. */
  room: '/admin/interview/rooms/:code',
  /** Of the same room, by the candidate's link. */
  invitedRoom: '/admin/interview/invitations/:token/room',
} as const;
