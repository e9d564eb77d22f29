import { analyseTest, compareResults } from '@prova/contract/attempts/analysis';
import { listAssignments } from '@prova/contract/attempts/assignments';
import { GRADES_AT_ONCE, type GradingState, listGradedTests, listGrading } from '@prova/contract/attempts/grading';
import { listOpenTests, listProofWays } from '@prova/contract/attempts/open-tests';
import { getResult, listOwnTests, listResults, resultStats } from '@prova/contract/attempts/own-tests';
import { pageQueryOf, queryOf } from '../../lib/query.ts';
import type { CallInput } from '../../lib/request.ts';

/** The tests asked of a candidate, as the company sees them. */
export const assignmentsQuery = (applicationId: string) => queryOf(listAssignments, { query: { applicationId } });

export const resultQuery = (id: string) => queryOf(getResult, { params: { id } });

/** So many answers are at hand to whoever passes one over. */
const ANSWERS_AT_HAND = 20;

/** The tests with answers that wait to be graded, and how many. */
export const gradedTestsQuery = () => queryOf(listGradedTests);

/** What shows something else once an answer is graded. */
export const changedByGrade = [listGrading, listGradedTests, getResult, compareResults, analyseTest, listAssignments];

type OfTest = { testId?: string | undefined };

/** The first of the answers that wait to be graded, and how many there are. */
export const gradingQuery = (of: OfTest = {}) => pageQueryOf(listGrading, { query: { ...of, limit: ANSWERS_AT_HAND } });

/** Answers that two people grade and that are not finished: how many, and the first of them. */
export const unfinishedQuery = (state: Exclude<GradingState, 'open'>, of: OfTest) =>
  pageQueryOf(listGrading, { query: { ...of, state } });

/** Answers of code whose points are proposed, as many as are confirmed at once. */
export const proposalsQuery = (of: OfTest) =>
  pageQueryOf(listGrading, { query: { ...of, proposed: 'true', limit: GRADES_AT_ONCE } });

/** The tests asked of the talent. */
export const ownTestsQuery = () => queryOf(listOwnTests);

type OpenQuery = NonNullable<CallInput<typeof listOpenTests>['query']>;

/** A page of the tests that the talent may choose. */
export const openTestsQuery = (query: OpenQuery) => pageQueryOf(listOpenTests, { query });

/** How these skills can be proven by a test. */
export const proofWaysQuery = (skills: readonly string[]) => queryOf(listProofWays, { query: { skills: [...skills] } });

export const ownResultsQuery = (page: number) => pageQueryOf(listResults, { query: { page } });

export const ownStatsQuery = () => queryOf(resultStats);
