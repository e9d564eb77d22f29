/**
 * What a candidate finds at the link of a mail, and one of its tests while it is taken: by themselves, since what visitors load
 * first knows them, and needs none of the other pages of tests.
 */
export const takingPaths = {
  invitation: '/tests/:token',
  attempt: '/tests/:token/:id',
} as const;
