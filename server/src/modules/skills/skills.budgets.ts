import type { Budget } from '../../platform/budget.ts';
import { DAY } from '../../platform/clock.ts';
import { measureProposed } from './skills.queries.ts';

/** That the dictionary does not know, by one person in a day: more than the skills of a whole profile. */
export const NEW_SKILLS: Budget = {
  name: 'newSkills',
  table: 'skills',
  per: ['person'],
  rows: 400,
  seconds: DAY,
  used: (ctx, [userId = ''], since) => measureProposed(ctx, userId, since ?? new Date(0)),
};
