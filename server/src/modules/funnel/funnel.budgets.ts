import type { Budget } from '../../platform/budget.ts';
import { DAY } from '../../platform/clock.ts';
import { measureExported } from './export.queries.ts';

/** Applications in the exports of one person in a day: each leaves a line in a history. */
export const EXPORTED_ROWS: Budget = {
  name: 'exportedRows',
  table: 'candidateExports',
  per: ['person'],
  rows: 200_000,
  seconds: DAY,
  used: (ctx, [userId = ''], since) => measureExported(ctx, userId, since ?? new Date(0)),
};
