import { listBank } from '@prova/contract/assessments/questions';
import { getTestDetails, listTests } from '@prova/contract/assessments/tests';
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

type BankQuery = NonNullable<CallInput<typeof listBank>['query']>;

export const bankQuery = (query: BankQuery) => pagesQueryOf(listBank, { query });
