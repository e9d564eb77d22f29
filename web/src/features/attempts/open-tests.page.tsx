import { assessmentPaths } from '@prova/contract/assessments/paths';
import { TEST_CATEGORIES, TEST_DIFFICULTIES } from '@prova/contract/assessments/test-fields';
import { OPEN_TEST_SORTS } from '@prova/contract/attempts/open-tests';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listFilters, useListFilters } from '../../lib/list-filters.ts';
import { useLastPage } from '../../lib/page-number.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ListFilterBar } from '../../widgets/list-filter-bar.tsx';
import { openTestsQuery } from './attempts.queries.ts';
import { OpenTestCard } from './components/open-test-card.tsx';

const openFilters = listFilters({ category: TEST_CATEGORIES, difficulty: TEST_DIFFICULTIES }, OPEN_TEST_SORTS);

/** Tests that nobody asked the talent for: chosen to prove what they know. */
export function OpenTestsPage() {
  const { t } = useTranslation(['open-tests', 'own-tests', 'tests']);
  usePageTitle(t('title'));
  const { filters, isFiltered, change } = useListFilters(openFilters);
  const list = useQuery(openTestsQuery({ ...filters, search: filters.search.trim() || undefined }));
  const { total, totalPages = 1 } = list.data?.meta ?? {};
  useLastPage(filters.page, list, (page) => change({ page }));
  const options = {
    category: TEST_CATEGORIES.map((value) => ({ value, label: t(`tests:category.${value}`) })),
    difficulty: TEST_DIFFICULTIES.map((value) => ({ value, label: t(`tests:difficulty.${value}`) })),
  };
  const none = !isFiltered && total === 0;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
      <PageHeader
        // The line of facts wraps before the actions leave the title's side.
        className="sm:flex-nowrap sm:[&>:last-child]:shrink-0"
        title={t('title')}
        facts={t('lead')}
        actions={<LinkButton href={assessmentPaths.ownTests}>{t('own-tests:toTests')}</LinkButton>}
      />
      {!none && (
        <ListFilterBar
          words={{
            label: t('tests:filters.label'),
            active: t('tests:filters.active'),
            sort: t('tests:filters.sort'),
            clear: t('tests:filters.clear'),
          }}
          search={{
            label: t('search'),
            placeholder: t('searchPlaceholder'),
            value: filters.search,
            onChange: (search) => change({ search }),
          }}
          filters={openFilters.names.map((name) => ({
            name,
            label: t(`tests:filters.${name}`),
            any: t('tests:filters.any'),
            options: options[name],
            value: filters[name],
            onChange: (value) => change({ [name]: value }),
          }))}
          sort={{
            options: OPEN_TEST_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
            value: filters.sort,
            onChange: (sort) => change({ sort: sort as (typeof OPEN_TEST_SORTS)[number] }),
          }}
          results={total === undefined ? undefined : t('tests:filters.results', { count: total })}
          onClear={() => change(openFilters.none)}
        />
      )}
      <QueryView
        query={list}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-3">
            <Skeleton className="h-44 w-full" />
            <Skeleton className="h-44 w-full" />
          </SkeletonGroup>
        }
        failure={{ title: t('loadError') }}
        isEmpty={({ data }) => data.length === 0}
        empty={
          none ? (
            <EmptyState title={t('none')} icon={<ClipboardCheck />}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('noMatch')}
              icon={<SearchX />}
              action={<Button onClick={() => change(openFilters.none)}>{t('tests:filters.clear')}</Button>}
            />
          )
        }
      >
        {({ data }) => (
          <ul
            aria-label={t('title')}
            className={cx('grid gap-3 lg:grid-cols-2', list.isPlaceholderData && 'opacity-60')}
          >
            {data.map((test) => (
              <OpenTestCard key={test.id} test={test} />
            ))}
          </ul>
        )}
      </QueryView>
      <Pagination page={filters.page} totalPages={totalPages} onPage={(page) => change({ page })} />
    </div>
  );
}
