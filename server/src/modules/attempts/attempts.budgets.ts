import type { Budget } from '../../platform/budget.ts';
import { DAY } from '../../platform/clock.ts';
import { measureChosen } from './assignments/assignments.queries.ts';
import { measureVideos } from './video/videos.queries.ts';

/** That a talent has chosen in thirty days: twelve times as many as may be open at once. */
export const CHOSEN_TESTS: Budget = {
  name: 'chosenTests',
  table: 'testAssignments',
  per: ['talent'],
  rows: 60,
  seconds: 30 * DAY,
  used: (ctx, [talentId = ''], since) => measureChosen(ctx, talentId, since ?? new Date(0)),
};

/**
 * Of an attempt, all takes of all its questions. A take that is not finished counts as the longest that there may be: whatever
 * arrives of it fits.
 */
export const VIDEOS: Budget = {
  name: 'videos',
  table: 'answerVideos',
  per: ['attempt'],
  rows: 3_000,
  bytes: 4 * 2 ** 30,
  used: (ctx, [attemptId = '']) => measureVideos(ctx, attemptId),
};

/** Grades of one answer. */
export const ANSWER_GRADES: Budget = {
  name: 'answerGrades',
  table: 'answerGrades',
  per: ['attemptId', 'questionId'],
  rows: 50,
};
