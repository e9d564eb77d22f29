/** How many days before the demo's now a piece was published, by its key: after the tests and the pieces that it names. */
export const PUBLISHED_DAYS_AGO: Readonly<Record<string, number>> = {
  'accessible-forms': 58,
  closures: 54,
  sql: 48,
  'http-cache': 45,
  indexes: 41,
  async: 36,
  'usable-frontend': 34,
  python: 31,
  'docker-layers': 29,
  'race-conditions': 23,
  'backend-first-steps': 21,
};
/** A course that was published without its last lesson, which came later. */
export const GROWN = { course: 'python', daysAgo: 3 } as const;
