import type { Budget } from '../../platform/budget.ts';
import { DAY } from '../../platform/clock.ts';

/** Of a person, with the copies of their data that they asked for: two a week. */
export const PRIVACY_REQUESTS: Budget = {
  name: 'privacyRequests',
  table: 'privacyRequests',
  per: ['userId'],
  rows: 100,
  seconds: 365 * DAY,
};
