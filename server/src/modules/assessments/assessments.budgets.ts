import type { Budget } from '../../platform/budget.ts';
import { measurePictures } from './pictures.queries.ts';

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
