import { listBank } from '@prova/contract/assessments/questions';
import { getTestDetails, listTests } from '@prova/contract/assessments/tests';
import { analyseTest, compareResults } from '@prova/contract/attempts/analysis';
import { listAssignments } from '@prova/contract/attempts/assignments';
import { GRADES_AT_ONCE, type GradingState, listGradedTests, listGrading } from '@prova/contract/attempts/grading';
import { listOpenTests } from '@prova/contract/attempts/open-tests';
import { getResult, listOwnTests, listResults, resultStats } from '@prova/contract/attempts/own-tests';
import type { DataOf } from '@prova/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { callWithMeta } from '../../lib/api.ts';
import { pageQueryOf, pagesQueryOf, queryOf } from '../../lib/query.ts';
import type { CallInput } from '../../lib/request.ts';

/** What shows something else once a test or a question of it has changed. */
export const changedByTest = [listTests, getTestDetails, listBank];

type ListQuery = NonNullable<CallInput<typeof listTests>['query']>;

/** A page of the company's tests. */
export const testListQuery = (query: ListQuery) => pageQueryOf(listTests, { query });

const TESTS_ON_A_PAGE = 100;

/** All tests that may be sent, in the order of their names: a list to choose from holds no pages. */
export const publishedTestsQuery = () =>
  queryOptions({
    queryKey: [listTests.id, 'published'] as const,
    queryFn: async ({ signal }) => {
      const tests: DataOf<typeof listTests> = [];
      for (let page = 1, last = 1; page <= last; page += 1) {
        const query = { status: ['published' as const], sort: 'title' as const, limit: TESTS_ON_A_PAGE, page };
        const { data, meta } = await callWithMeta(listTests, { query }, { signal });
        tests.push(...data);
        last = meta.totalPages;
      }
      return tests;
    },
  });

/** A test with its questions and their answers, as its authors see it. */
export const writtenTestQuery = (id: string) =>
  queryOf(getTestDetails, { params: { id }, query: { includeAnswers: 'true' } });

/** A test with its questions as whoever takes it sees them. */
export const takenTestQuery = (id: string) => queryOf(getTestDetails, { params: { id } });

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

export const ownResultsQuery = (page: number) => pageQueryOf(listResults, { query: { page } });

export const ownStatsQuery = () => queryOf(resultStats);

type BankQuery = NonNullable<CallInput<typeof listBank>['query']>;

export const bankQuery = (query: BankQuery) => pagesQueryOf(listBank, { query });
