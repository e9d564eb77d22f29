/** What a job may ask of candidates besides its questions. Free of dependencies, so that any page may carry it. */
export const FORM_FIELDS = [
  'full_name',
  'email',
  'phone',
  'resume',
  'cover_letter',
  'portfolio',
  'linkedin',
  'github',
  'website',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];
/** What an application calls them. */
export const FIELD_NAMES = {
  full_name: 'fullName',
  email: 'email',
  phone: 'phone',
  resume: 'resume',
  cover_letter: 'coverLetter',
  portfolio: 'portfolio',
  linkedin: 'linkedin',
  github: 'github',
  website: 'website',
} as const satisfies Record<FormField, string>;
/** Characters of an answer in words, and of the cover letter. */
export const ANSWER_MAX = 2000;
/** Asked by every job, whatever the recruiter chooses. */
export const FIXED_FIELDS: readonly FormField[] = ['full_name', 'email'];
/** As they are filled in. The résumé comes first: what stands in it need not be typed. */
export const inOrder = <T extends { readonly field: FormField }>(fields: readonly T[]): readonly T[] =>
  fields.toSorted((one, other) => Number(other.field === 'resume') - Number(one.field === 'resume'));
