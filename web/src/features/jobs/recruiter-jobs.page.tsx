import { jobPaths } from '@prova/contract/jobs/paths';
import { useQuery } from '@tanstack/react-query';
import { Briefcase, Plus, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useListFilters } from '../../lib/list-filters.ts';
import { useLastPage } from '../../lib/page-number.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
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
import { jobListQuery } from './jobs.queries.ts';
import { JobFilterBar } from './list/job-filter-bar.tsx';
import { jobFilters } from './list/job-filters.ts';
import { JobRow } from './list/job-row.tsx';
import { useFollowedJobs } from './list/use-followed-jobs.ts';

/** What a menu opens is there before it, though the list is drawn first. Where it fails, the menu tries again. */
const loadDialogs = () => void Promise.allSettled([import('./list/job-dialogs.tsx')]);

/** All jobs of the company, to be found, opened and managed. */
export function RecruiterJobsPage() {
  const { t } = useTranslation('jobs');
  usePageTitle(t('title'));
  useEffect(() => whenIdle(loadDialogs), []);
  const { filters, isFiltered, change } = useListFilters(jobFilters);
  const list = useQuery(jobListQuery({ ...filters, search: filters.search.trim() || undefined }));
  useFollowedJobs(list.isSuccess);
  const runs = useWorkingCompany()?.runsJobs ?? false;
  const create = runs && (
    <LinkButton href={jobPaths.newJob} variant="primary" icon={<Plus className="size-4" />}>
      {t('create')}
    </LinkButton>
  );
  const { total, totalPages = 1 } = list.data?.meta ?? {};
  const untouched = !isFiltered && total === 0;
  useLastPage(filters.page, list, (page) => change({ page }));
  if (isApiError(list.error, 'NO_COMPANY')) return <FoundCompany level={1} />;
  return (
    <div className="-mt-3 flex flex-col gap-2 sm:mt-0 sm:gap-5">
      <PageHeader title={t('title')} actions={!untouched && create} className="max-sm:items-center" />
      {!untouched && <JobFilterBar filters={filters} onChange={change} total={total} />}
      <QueryView
        query={list}
        skeleton={<ListSkeleton />}
        failure={{ title: t('loadError') }}
        isEmpty={({ data }) => data.length === 0}
        empty={
          untouched ? (
            <EmptyState title={t(runs ? 'empty.title' : 'noneShared.title')} icon={<Briefcase />} action={create}>
              {t(runs ? 'empty.text' : 'noneShared.text')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('noMatch.title')}
              icon={<SearchX />}
              action={<Button onClick={() => change(jobFilters.none)}>{t('filters.clear')}</Button>}
            >
              {t('noMatch.text')}
            </EmptyState>
          )
        }
      >
        {({ data }) => (
          <ul aria-label={t('list')} className={cx('flex flex-col gap-3', list.isPlaceholderData && 'opacity-60')}>
            {data.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </QueryView>
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
          <Skeleton className="h-9 w-40" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
