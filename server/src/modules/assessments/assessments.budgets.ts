import type { Budget } from '../../platform/budget.ts';
import { DAY } from '../../platform/clock.ts';
import { measurePictures } from './pictures.queries.ts';
import { measureChosen } from './sending/assignments.queries.ts';
import { measureVideos } from './video/videos.queries.ts';

/** Of a company, deleted ones among them: what was sent of them stays. */
export const TESTS: Budget = { name: 'tests', table: 'tests', per: ['companyId'], rows: 2_000 };

const WORDS = ['text', 'options', 'rubric', 'expectedAnswer', 'explanation', 'starterCode', 'codeCheck'];

/** Of a company, in all of its tests. */
export const TEST_QUESTIONS: Budget = {
  name: 'testQuestions',
  table: 'testQuestions',
  per: ['companyId'],
  rows: 20_000,
  bytes: 200 * 2 ** 20,
  of: [...WORDS, 'words'],
};

/** Questions of a company in all versions of its tests that were sent. */
export const TEST_VERSIONS: Budget = {
  name: 'testVersions',
  table: 'versionQuestions',
  per: ['companyId'],
  rows: 100_000,
  bytes: 500 * 2 ** 20,
  of: WORDS,
};

export const STATEMENT_PICTURES: Budget = {
  name: 'statementPictures',
  table: 'statementPictures',
  per: ['company'],
  rows: 2_000,
  bytes: 500 * 2 ** 20,
  used: (ctx, [companyId = '']) => measurePictures(ctx, companyId),
};

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
 * Of a sitting, all takes of all its questions. A take that is not finished counts as the longest that there may be: whatever
 * arrives of it has room.
 */
export const VIDEOS: Budget = {
  name: 'videos',
  table: 'answerVideos',
  per: ['sitting'],
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

/** Of one result, one after the other was withdrawn: each takes a place in a status list for ever. */
export const CERTIFICATES: Budget = { name: 'certificates', table: 'certificates', per: ['attemptId'], rows: 10 };
