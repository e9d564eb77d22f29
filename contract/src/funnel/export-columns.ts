/** What an export of applications can tell of each, in the order in which people read it. Free of dependencies. */
export const EXPORT_COLUMNS = [
  'name',
  'email',
  'phone',
  'city',
  'state',
  'title',
  'job',
  'stage',
  'status',
  'match',
  'source',
  'appliedAt',
  'stageSince',
  'replyDueAt',
  'link',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/** Applications in one file at most. */
export const EXPORT_MOST = 50_000;
