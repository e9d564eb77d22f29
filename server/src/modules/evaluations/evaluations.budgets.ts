import type { Budget } from '../../platform/budget.ts';

/** Of an application, by the whole team. */
export const NOTES: Budget = { name: 'notes', table: 'notes', per: ['applicationId'], rows: 500 };
