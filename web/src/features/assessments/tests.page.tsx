import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, FileUp, Plus, SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { useListFilters } from '../../lib/list-filters.ts';
import { useLastPage } from '../../lib/page-number.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { testListQuery } from './assessments.queries.ts';
import { useIsExpert, useTestPaths } from './components/use-test-paths.ts';
import { TestFilterBar } from './list/test-filter-bar.tsx';
import { testFilters } from './list/test-filters.ts';
import { TestRow } from './list/test-row.tsx';

// With its form, which the list does without.
const ImportDialog = lazy(async () => ({ default: (await import('./list/import-dialog.tsx')).ImportDialog }));

/** All tests of the company, to be found, tried and managed. */
export function TestsPage() {
  const { t } = useTranslation('tests');
  usePageTitle(t('title'));
  const paths = useTestPaths();
  const navigate = useNavigate();
  const [importing, setImporting] = useState(false);
  const { filters, isFiltered, change } = useListFilters(testFilters);
  const list = useQuery(testListQuery({ ...filters, search: filters.search.trim() || undefined }));
  const { total, totalPages = 1 } = list.data?.meta ?? {};
  useLastPage(filters.page, list, (page) => change({ page }));
  const isExpert = useIsExpert();
  if (isApiError(list.error, 'NO_COMPANY'))
    return isExpert ? (
      <EmptyState level={1} title={t('noCompany.title')}>
        {t('noCompany.text')}
      </EmptyState>
    ) : (
      <FoundCompany level={1} />
    );
  const refused = isApiError(list.error, 'FORBIDDEN');
  const untouched = refused || (!isFiltered && total === 0);
  const create = !refused && (
    <div className="flex flex-wrap justify-center gap-2">
      <div className="flex flex-wrap gap-2 max-sm:order-1 max-sm:w-full max-sm:*:flex-auto">
        <LinkButton href={paths.grading}>{t('toGrading')}</LinkButton>
        <Button icon={<FileUp className="size-4" />} onClick={() => setImporting(true)}>
          {t('import.open')}
        </Button>
      </div>
      <LinkButton href={paths.newTest} variant="primary" icon={<Plus className="size-4" />}>
        {t('create')}
      </LinkButton>
    </div>
  );
  return (
    <div className="-mt-3 flex flex-col gap-2 sm:mt-0 sm:gap-5">
      <PageHeader
        title={t('title')}
        actions={!untouched && create}
        // On a phone the main action stands beside the title, the others share a line.
        className="max-sm:items-center max-sm:[&>:last-child>div]:contents max-sm:[&>:last-child:not(:first-child)]:contents"
      />
      {!untouched && <TestFilterBar filters={filters} onChange={change} total={total} />}
      <QueryView
        query={list}
        skeleton={<ListSkeleton />}
        failure={{ title: t('loadError') }}
        refusal={() => refused && <EmptyState title={t('forbidden.title')}>{t('forbidden.text')}</EmptyState>}
        isEmpty={({ data }) => data.length === 0}
        empty={
          untouched ? (
            <EmptyState title={t('empty.title')} icon={<ClipboardCheck />} action={create}>
              {t('empty.text')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('noMatch.title')}
              icon={<SearchX />}
              action={<Button onClick={() => change(testFilters.none)}>{t('filters.clear')}</Button>}
            >
              {t('noMatch.text')}
            </EmptyState>
          )
        }
      >
        {({ data }) => (
          <ul aria-label={t('list')} className={cx('flex flex-col gap-3', list.isPlaceholderData && 'opacity-60')}>
            {data.map((test) => (
              <TestRow key={test.id} test={test} />
            ))}
          </ul>
        )}
      </QueryView>
      {importing && (
        <Suspense>
          <ImportDialog
            onCreated={(id) => void navigate(to(paths.editTest, { id }, { step: '2' }))}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
      <Pagination page={filters.page} totalPages={totalPages} onPage={(page) => change({ page })} />
    </div>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      {[0, 1, 2, 3].map((row) => (
        <Card key={row} className="flex min-h-24 flex-wrap items-center justify-between gap-6">
          <div className="flex min-w-0 flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-3/4 max-w-80" />
            <Skeleton className="w-full max-w-md" />
          </div>
          <Skeleton className="h-9 w-32" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
