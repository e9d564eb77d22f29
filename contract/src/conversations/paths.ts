/** Addresses of the pages of conversations, as patterns; `to` of paths.ts fills them. */
export const conversationPaths = {
  inbox: '/admin/recruiter/messages',
} as const;
