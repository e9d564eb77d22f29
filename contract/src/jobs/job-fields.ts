/**
 * What the fields of a job may hold, in the order in which lists offer it. Free of dependencies, so that any page may
 * carry it.
 */

export const LOCATION_MODELS = ['remote', 'hybrid', 'onsite'] as const;
export const CONTRACT_TYPES = [
  'CLT',
  'PJ',
  'fulltime',
  'parttime',
  'contract',
  'temporary',
  'internship',
  'freelance',
  'volunteer',
  'other',
] as const;
export const SENIORITIES = [
  'trainee',
  'junior',
  'mid',
  'senior',
  'specialist',
  'lead',
  'principal',
  'manager',
  'director',
] as const;
export const PAY_MODES = ['negotiate', 'fixed', 'range'] as const;
export const SKILL_LEVELS = ['BEGINNING', 'INTERMEDIATE', 'ADVANCED'] as const;
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
export const QUESTION_TYPES = ['essay', 'multiple_choice'] as const;
export const AI_QUESTION_TYPES = ['behavioral', 'technical'] as const;
export const TEMPLATE_KINDS = ['received', 'stage', 'test', 'interview', 'offer', 'rejected', 'closed'] as const;
export const PLATFORMS = [
  'linkedin',
  'indeed',
  'glassdoor',
  'catho',
  'infojobs',
  'vagas',
  'trampos',
  'github',
  'discord',
  'whatsapp',
  'telegram',
  'instagram',
  'x',
  'company_site',
  'other',
] as const;
export const PLATFORM_CATEGORIES = ['job_board', 'community', 'messaging', 'social', 'own', 'other'] as const;
export const CATEGORY_OF_PLATFORM: Readonly<Record<(typeof PLATFORMS)[number], (typeof PLATFORM_CATEGORIES)[number]>> =
  {
    linkedin: 'job_board',
    indeed: 'job_board',
    glassdoor: 'job_board',
    catho: 'job_board',
    infojobs: 'job_board',
    vagas: 'job_board',
    trampos: 'job_board',
    github: 'community',
    discord: 'community',
    whatsapp: 'messaging',
    telegram: 'messaging',
    instagram: 'social',
    x: 'social',
    company_site: 'own',
    other: 'other',
  };
