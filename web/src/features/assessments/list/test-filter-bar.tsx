import { TEST_CATEGORIES, TEST_DIFFICULTIES, TEST_STATUSES } from '@prova/contract/assessments/test-fields';
import { TEST_SORTS } from '@prova/contract/assessments/tests';
import { useTranslation } from 'react-i18next';
import { ListFilterBar } from '../../../widgets/list-filter-bar.tsx';
import { type TestFilters, testFilters } from './test-filters.ts';

type Props = {
  filters: TestFilters;
  onChange: (change: Partial<TestFilters>) => void;
  /** How many tests match; undefined while unknown. */
  total: number | undefined;
};

/** What the list of tests is narrowed and sorted by. */
export function TestFilterBar({ filters, onChange, total }: Props) {
  const { t } = useTranslation('tests');
  const options = {
    category: TEST_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
    difficulty: TEST_DIFFICULTIES.map((value) => ({ value, label: t(`difficulty.${value}`) })),
    status: TEST_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
  };
  return (
    <ListFilterBar
      words={{
        label: t('filters.label'),
        active: t('filters.active'),
        sort: t('filters.sort'),
        clear: t('filters.clear'),
      }}
      search={{
        label: t('filters.search'),
        placeholder: t('filters.searchPlaceholder'),
        value: filters.search,
        onChange: (search) => onChange({ search }),
      }}
      filters={testFilters.names.map((name) => ({
        name,
        label: t(`filters.${name}`),
        any: t(name === 'status' ? 'filters.anyStatus' : 'filters.any'),
        options: options[name],
        value: filters[name],
        onChange: (value) => onChange({ [name]: value }),
      }))}
      sort={{
        options: TEST_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
        value: filters.sort,
        onChange: (sort) => onChange({ sort: sort as TestFilters['sort'] }),
      }}
      results={total === undefined ? undefined : t('filters.results', { count: total })}
      onClear={() => onChange(testFilters.none)}
    />
  );
}
