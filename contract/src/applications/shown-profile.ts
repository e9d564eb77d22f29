/**
 * What a company is shown of a profile beside what an application sent: while it may see the profile, and no longer. There is
 * no other way from a profile to a candidate; the form of application and the page of an application list these very names.
 */
export const SHOWN_OF_PROFILE = ['title', 'seniority', 'city', 'state', 'country'] as const;
export type ShownOfProfile = (typeof SHOWN_OF_PROFILE)[number];
