import type { Budget } from '../../platform/budget.ts';
import { DAY } from '../../platform/clock.ts';
import { countMade } from './rooms.queries.ts';

/** That a company makes in a day, for conversations without an appointment. What a room holds is bounded by itself. */
export const ROOMS: Budget = {
  name: 'rooms',
  table: 'rooms',
  per: ['companyId'],
  rows: 200,
  seconds: DAY,
  used: (ctx, [companyId = ''], since) => countMade(ctx, companyId, since),
};
