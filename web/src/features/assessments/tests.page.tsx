import { TEST_SORTS } from '@prova/contract/assessments/tests';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, FileUp, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListAddress } from '../../lib/list-address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListFilterBar } from '../../widgets/list-filter-bar.tsx';
import { CardRowsSkeleton, ListPage, ListRows } from '../../widgets/list-page.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { testListQuery } from './assessments.queries.ts';
import { useIsExpert, useTestPaths } from './components/use-test-paths.ts';
import { testFilters } from './list/test-filters.ts';
import { TestRow } from './list/test-row.tsx';

// With its form, which the list does without.
const ImportDialog = lazy(async () => ({ default: (await import('./list/import-dialog.tsx')).ImportDialog }));

/** All tests of the company, to be found, tried and managed. */
export function TestsPage() {
  const { t } = useTranslation('tests');
  const paths = useTestPaths();
  const navigate = useNavigate();
  const [importing, setImporting] = useState(false);
  const list = useListAddress(testFilters);
  const tests = useQuery(testListQuery(list.query));
  const isExpert = useIsExpert();
  const any = t('filters.any');
  return (
    <ListPage
      title={t('title')}
      className="-mt-3 gap-2 sm:mt-0 sm:gap-5"
      header={{
        // On a phone the main action stands beside the title, the others share a line.
        className:
          'max-sm:items-center max-sm:[&>:last-child>div]:contents max-sm:[&>:last-child:not(:first-child)]:contents',
      }}
      create={
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
      }
      list={list}
      query={tests}
      noCompany={
        isExpert ? (
          <EmptyState level={1} title={t('noCompany.title')}>
            {t('noCompany.text')}
          </EmptyState>
        ) : (
          <FoundCompany level={1} />
        )
      }
      refused={<EmptyState title={t('forbidden.title')}>{t('forbidden.text')}</EmptyState>}
      bar={(total) => (
        <ListFilterBar
          list={list}
          label={t('filters.label')}
          search={{ label: t('filters.search'), placeholder: t('filters.searchPlaceholder') }}
          filters={{
            category: { label: t('filters.category'), any, name: (value) => t(`category.${value}`) },
            difficulty: { label: t('filters.difficulty'), any, name: (value) => t(`difficulty.${value}`) },
            status: {
              label: t('filters.status'),
              any: t('filters.anyStatus'),
              name: (value) => t(`status.${value}`),
            },
          }}
          sorts={TEST_SORTS}
          sortName={(sort) => t(`sorts.${sort}`)}
          results={total === undefined ? undefined : t('filters.results', { count: total })}
        />
      )}
      skeleton={<CardRowsSkeleton />}
      failure={t('loadError')}
      empty={{ title: t('empty.title'), text: t('empty.text'), icon: <ClipboardCheck /> }}
      noMatch={{ title: t('noMatch.title'), text: t('noMatch.text') }}
      over={
        importing && (
          <Suspense>
            <ImportDialog
              onCreated={(id) => void navigate(to(paths.editTest, { id }, { step: '2' }))}
              onClose={() => setImporting(false)}
            />
          </Suspense>
        )
      }
    >
      {(rows, busy) => (
        <ListRows label={t('list')} busy={busy}>
          {rows.map((test) => (
            <TestRow key={test.id} test={test} />
          ))}
        </ListRows>
      )}
    </ListPage>
  );
}
