/** Free of dependencies, so that any page may carry it. */

export const AVAILABILITIES = ['available', 'employed', 'not_looking'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Who sees a profile: all recruiters, only companies that the talent applied to, or nobody. */
export const VISIBILITIES = ['open', 'applied', 'hidden'] as const;

/** How many entries a list of a profile may have, and how long a post may be. */
export const TALENT_LIMITS = {
  skills: 300,
  languages: 30,
  education: 30,
  experience: 60,
  technologies: 50,
  post: 2000,
} as const;
