/** What people's data is sorted into, in exports, previews of an erasure, and counts of what went. */
export const DATA_CATEGORIES = [
  'account',
  'security',
  'consents',
  'profile',
  'applications',
  'offers',
  'evaluations',
  'assessments',
  'interviews',
  'mails',
  'notifications',
  'company_work',
  'log',
] as const;
export type DataCategory = (typeof DATA_CATEGORIES)[number];

/** Why something outlives an erasure: a contract that was closed, or the work of a company, which has no names left. */
export const KEEPING_GROUNDS = ['contract', 'company_record'] as const;
export type KeepingGround = (typeof KEEPING_GROUNDS)[number];
