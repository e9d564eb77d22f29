import type { Budget } from '../../platform/budget.ts';

/** Of an application: one ahead at a time, and those that were. */
export const AI_INTERVIEWS: Budget = { name: 'aiInterviews', table: 'aiInterviews', per: ['applicationId'], rows: 20 };

/** Of an interview: each question of the longest script once, and as many times more. */
export const AI_INTERVIEW_TURNS: Budget = {
  name: 'aiInterviewTurns',
  table: 'aiInterviewTurns',
  per: ['interviewId'],
  rows: 60,
};

/** Of an application: an analysis never overwrites another. */
export const INTERVIEW_ANALYSES: Budget = {
  name: 'interviewAnalyses',
  table: 'interviewAnalyses',
  per: ['applicationId'],
  rows: 100,
};
