import type { Budget } from '../../platform/budget.ts';
import { DAY } from '../../platform/clock.ts';

/** Orders of who pays, paid or not. */
export const CHECKOUTS: Budget = {
  name: 'checkouts',
  table: 'checkouts',
  per: ['accountId'],
  rows: 50,
  seconds: DAY,
};
