import * as z from 'zod';
import { SENIORITIES } from '../work-fields.ts';

const text = z.string().nullable();

/**
 * What a company is shown of a profile beside what an application sent: while it may see the profile, and no longer. There is
 * no other way from a profile to a candidate; the form of application and the page of an application list these very fields.
 */
export const shownProfile = z.object({
  title: text,
  seniority: z.enum(SENIORITIES).nullable(),
  city: text,
  state: text,
  country: text,
});
export type ShownProfile = z.output<typeof shownProfile>;
export const SHOWN_OF_PROFILE = shownProfile.keyof().options;
