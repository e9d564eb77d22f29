/** Addresses of the pages of talents, as patterns; `to` of paths.ts fills them. */
export const talentPaths = {
  profile: '/admin/potential/profile',
  /** How recruiters see it. */
  preview: '/admin/potential/profile/preview',
  /** A talent as recruiters see them. */
  talent: '/admin/recruiter/talents/:id',
  talents: '/admin/recruiter/talents',
  /** For everybody, where the talent chose an address. */
  publicProfile: '/talentos/:slug',
} as const;
