/**
 * What the fields of a job may hold, in the order in which lists offer it. Free of dependencies, so that any page may
 * carry it.
 */

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
export const PAY_MODES = ['negotiate', 'fixed', 'range'] as const;
export const QUESTION_TYPES = ['essay', 'multiple_choice', 'yes_no'] as const;
/** The ids of the two options of a question of type `yes_no`. */
export const YES_NO = ['yes', 'no'] as const;
export const AI_QUESTION_TYPES = ['behavioral', 'technical'] as const;
export const TEMPLATE_KINDS = [
  'received',
  'stage',
  'test',
  'interview',
  'offer',
  'hired',
  'rejected',
  'closed',
] as const;
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
