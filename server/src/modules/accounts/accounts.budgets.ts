import type { Budget } from '../../platform/budget.ts';
import { DAY } from '../../platform/clock.ts';

/** Names that a person was called by: when they are erased, texts that hold one are looked for. */
export const FORMER_NAMES: Budget = {
  name: 'formerNames',
  table: 'formerNames',
  per: ['userId'],
  rows: 50,
  seconds: 365 * DAY,
};
