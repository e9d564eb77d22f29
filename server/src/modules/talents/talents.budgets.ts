import type { Budget } from '../../platform/budget.ts';

/** One a week for ten years. */
export const POSTS: Budget = { name: 'posts', table: 'posts', per: ['talentId'], rows: 500 };
