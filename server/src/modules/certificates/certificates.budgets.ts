import type { Budget } from '../../platform/budget.ts';

/** Of one result, one after the other was withdrawn: each takes a place in a status list for ever. */
export const CERTIFICATES: Budget = { name: 'certificates', table: 'certificates', per: ['attemptId'], rows: 10 };
