import type { Budget } from '../../platform/budget.ts';

/** Of an application: one ahead at a time, and those that were. */
export const INTERVIEWS: Budget = { name: 'interviews', table: 'interviews', per: ['applicationId'], rows: 50 };

/** Of an interview: those who are invited, and those who were taken off. */
export const INTERVIEW_PARTICIPANTS: Budget = {
  name: 'interviewParticipants',
  table: 'interviewParticipants',
  per: ['interviewId'],
  rows: 100,
};
