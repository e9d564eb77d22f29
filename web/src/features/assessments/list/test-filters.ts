import { TEST_CATEGORIES, TEST_DIFFICULTIES, TEST_STATUSES } from '@prova/contract/assessments/test-fields';
import { TEST_SORTS } from '@prova/contract/assessments/tests';
import { listFilters } from '../../../lib/list-filters.ts';

export const testFilters = listFilters(
  { category: TEST_CATEGORIES, difficulty: TEST_DIFFICULTIES, status: TEST_STATUSES },
  TEST_SORTS,
);
export type TestFilters = ReturnType<typeof testFilters.read>;
