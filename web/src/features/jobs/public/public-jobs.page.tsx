import { accountPaths } from '@prova/contract/accounts/paths';
import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import {
  ANY_MODEL,
  JOB_SEARCH_MAX,
  type JobSearch,
  jobSearchOf,
  REMOTE_OR_HYBRID,
} from '@prova/contract/jobs/job-search';
import { jobPaths } from '@prova/contract/jobs/paths';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from '../../../lib/lean-router.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useAdoptTyped } from '../../../lib/use-adopt-typed.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterCount } from '../../../ui/filter-count.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { keepJobSearch } from '../components/job-list-address.ts';
import { usePublicHints, usePublicJobs } from '../public-list.queries.ts';
import { JobResult } from './job-result.tsx';
import { useApplied } from './use-applied.ts';

/** Where a search finds no more, jobs that are near it stand below. */
const FEW = 3;

/** All open jobs, with the whole search in the address. */
export function PublicJobsPage() {
  const { t } = useTranslation('job-search');
  const { t: job } = useTranslation('public-jobs');
  usePageTitle(t('title'));
  useAdoptTyped();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  // A job leads back to this very list.
  useEffect(() => {
    keepJobSearch(query);
  }, [query]);
  const given = new URLSearchParams(query);
  const search = jobSearchOf(given);
  const jobs = usePublicJobs(search);
  const hints = usePublicHints(search);
  const { applicationTo } = useApplied([...(jobs.data?.data ?? []), ...(hints?.nearest ?? [])].map(({ id }) => id));

  const hrefOf = (change: JobSearch) => {
    const next = Object.entries({ ...search, page: undefined, ...change }).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    );
    const query = new URLSearchParams(next).toString();
    return query ? `${jobPaths.publicJobs}?${query}` : jobPaths.publicJobs;
  };
  const go = (change: JobSearch) => navigate(hrefOf(change));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    go({ search: String(form.get('search')).trim(), location: String(form.get('location')).trim() });
  };
  const filter = (
    name: 'level' | 'contractType' | 'locationModel',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Select
      label={label}
      value={search[name] ?? ''}
      onChange={(event) => go({ [name]: event.target.value })}
      options={[{ value: '', label: t(`any.${name}`) }, ...options]}
    />
  );
  /** On a phone, where all but the words stand behind one button. */
  const [unfolded, setUnfolded] = useState(false);
  const active = [search.location, search.level, search.contractType, search.locationModel].filter(Boolean).length;
  const filtered = Object.keys(search).some((name) => name !== 'page');

  return (
    <div className="mx-auto flex w-full max-w-[62rem] flex-col gap-2 px-4 pt-3 sm:gap-6 sm:px-6 sm:pt-8">
      <div>
        <h1 className="text-h3 sm:text-h2">{t('title')}</h1>
        <p className="mt-1 text-muted max-sm:hidden">{t('lead')}</p>
      </div>
      <search className="flex flex-col gap-4">
        <form
          key={`${search.search}|${search.location}`}
          onSubmit={submit}
          className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-2 sm:grid-cols-[2fr_1fr_auto] sm:gap-3"
        >
          <TextField
            className="max-sm:[&_label]:whitespace-nowrap"
            label={t('search')}
            name="search"
            type="search"
            defaultValue={search.search}
            maxLength={JOB_SEARCH_MAX.search}
            icon={<Search />}
          />
          <TextField
            className={cx('max-sm:order-last max-sm:col-span-full max-sm:mt-1', !unfolded && 'max-sm:hidden')}
            label={t('location')}
            name="location"
            type="search"
            defaultValue={search.location}
            maxLength={JOB_SEARCH_MAX.location}
          />
          <Button type="submit" variant="primary" className="max-sm:px-3">
            <Search className="size-5 sm:hidden" aria-hidden="true" />
            <span className="max-sm:sr-only">{t('submit')}</span>
          </Button>
          <Button
            className="px-3 sm:hidden"
            icon={<SlidersHorizontal className="size-5" />}
            aria-label={t('filters', { count: active })}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            <FilterCount count={active} />
          </Button>
        </form>
        <div className={cx('grid gap-3 sm:grid-cols-3', !unfolded && 'max-sm:hidden')}>
          {filter('locationModel', t('model'), [
            ...LOCATION_MODELS.map((value) => ({ value, label: job(`locationModel.${value}`) })),
            { value: REMOTE_OR_HYBRID, label: t('remoteOrHybrid') },
            { value: ANY_MODEL, label: t('anyModel') },
          ])}
          {filter(
            'level',
            t('level'),
            SENIORITIES.map((value) => ({ value, label: job(`seniority.${value}`) })),
          )}
          {filter(
            'contractType',
            t('contract'),
            CONTRACT_TYPES.map((value) => ({ value, label: job(`contractType.${value}`) })),
          )}
        </div>
      </search>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3 sm:min-h-11">
        <p aria-live="polite" className="text-muted">
          {jobs.data ? t('count', { count: jobs.data.meta.total }) : ''}
        </p>
        {filtered && (
          <LinkButton href={jobPaths.publicJobs} variant="quiet" className="max-sm:-my-1.5">
            {t('clear')}
          </LinkButton>
        )}
      </div>
      {hints && hints.remote > 0 && hints.place !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sunken px-4 py-2 text-sm">
          <span className="min-w-0 flex-1 basis-60 wrap-break-word">
            {t('hints.remote', { count: hints.remote, place: hints.place })}
          </span>
          <LinkButton size="sm" href={hrefOf({ locationModel: ANY_MODEL })}>
            {t('hints.showRemote')}
          </LinkButton>
        </p>
      )}
      <QueryView
        query={jobs}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-3">
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} className="h-44 w-full" />
            ))}
          </SkeletonGroup>
        }
        failure={{ title: job('loadError'), text: job('loadErrorText') }}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState title={t('none')} action={<LinkButton href={accountPaths.register}>{t('register')}</LinkButton>}>
            {t('noneText')}
          </EmptyState>
        }
      >
        {({ data }) => (
          <ul className="flex flex-col gap-3">
            {data.map((job) => (
              <JobResult key={job.id} job={job} applied={applicationTo(job.id) !== undefined} />
            ))}
          </ul>
        )}
      </QueryView>
      {jobs.data && hints && jobs.data.meta.total <= FEW && hints.nearest.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-h4">{t('hints.nearest')}</h2>
          <ul className="flex flex-col gap-3">
            {hints.nearest.map((job) => (
              <JobResult key={job.id} job={job} applied={applicationTo(job.id) !== undefined} />
            ))}
          </ul>
        </section>
      )}
      {jobs.data && jobs.data.meta.totalPages > 1 && (
        <Pagination
          page={jobs.data.meta.page}
          totalPages={jobs.data.meta.totalPages}
          hrefOf={(page) => hrefOf({ page: String(page) })}
        />
      )}
    </div>
  );
}
