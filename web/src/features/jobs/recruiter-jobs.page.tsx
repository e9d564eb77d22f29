import { JOB_SORTS } from '@prova/contract/jobs/job-list';
import { jobPaths } from '@prova/contract/jobs/paths';
import { useQuery } from '@tanstack/react-query';
import { Briefcase, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../lib/list-address.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListFilterBar } from '../../widgets/list-filter-bar.tsx';
import { CardRowsSkeleton, ListPage, ListRows } from '../../widgets/list-page.tsx';
import { FoundCompany } from '../companies/components/found-company.tsx';
import { jobListQuery } from './jobs.queries.ts';
import { jobFilters } from './list/job-filters.ts';
import { JobRow } from './list/job-row.tsx';
import { useFollowedJobs } from './list/use-followed-jobs.ts';

/** What a menu opens is there before it, though the list is drawn first. Where it fails, the menu tries again. */
const loadDialogs = () => void Promise.allSettled([import('./list/job-dialogs.tsx')]);

/** All jobs of the company, to be found, opened and managed. */
export function RecruiterJobsPage() {
  const { t } = useTranslation('jobs');
  useEffect(() => whenIdle(loadDialogs), []);
  const list = useListAddress(jobFilters);
  const jobs = useQuery(jobListQuery(list.query));
  useFollowedJobs(jobs.isSuccess);
  const runs = useWorkingCompany()?.runsJobs ?? false;
  const any = t('filters.any');
  return (
    <ListPage
      title={t('title')}
      className="-mt-3 gap-2 sm:mt-0 sm:gap-5"
      header={{ className: 'max-sm:items-center' }}
      create={
        runs && (
          <LinkButton href={jobPaths.newJob} variant="primary" icon={<Plus className="size-4" />}>
            {t('create')}
          </LinkButton>
        )
      }
      list={list}
      query={jobs}
      noCompany={<FoundCompany level={1} />}
      bar={(total) => (
        <ListFilterBar
          list={list}
          label={t('filters.label')}
          search={{ label: t('filters.search'), placeholder: t('filters.searchPlaceholder') }}
          filters={{
            status: { label: t('filters.status'), any, name: (value) => t(`status.${value}`) },
            contractType: { label: t('filters.contractType'), any, name: (value) => t(`contractType.${value}`) },
            level: { label: t('filters.level'), any, name: (value) => t(`seniority.${value}`) },
          }}
          sorts={JOB_SORTS}
          sortName={(sort) => t(`sorts.${sort}`)}
          results={total === undefined ? undefined : t('filters.results', { count: total })}
        />
      )}
      skeleton={<CardRowsSkeleton />}
      failure={t('loadError')}
      empty={{
        title: t(runs ? 'empty.title' : 'noneShared.title'),
        text: t(runs ? 'empty.text' : 'noneShared.text'),
        icon: <Briefcase />,
      }}
      noMatch={{ title: t('noMatch.title'), text: t('noMatch.text') }}
    >
      {(rows, busy) => (
        <ListRows label={t('list')} busy={busy}>
          {rows.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ListRows>
      )}
    </ListPage>
  );
}
