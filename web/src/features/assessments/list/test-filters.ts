import { TEST_CATEGORIES, TEST_DIFFICULTIES, TEST_STATUSES } from '@prova/contract/assessments/test-fields';
import { TEST_SORTS } from '@prova/contract/assessments/tests';
import { choices, listAddress, order, words } from '../../../lib/list-address.ts';

export const testFilters = listAddress(
  {
    search: words(120),
    category: choices(TEST_CATEGORIES),
    difficulty: choices(TEST_DIFFICULTIES),
    status: choices(TEST_STATUSES),
  },
  { sort: order(TEST_SORTS) },
);
