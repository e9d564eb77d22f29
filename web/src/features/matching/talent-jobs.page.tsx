import { jobPaths } from '@prova/contract/jobs/paths';
import type { JobHints } from '@prova/contract/jobs/public-jobs';
import { countMatchedJobs, listMatchedJobs } from '@prova/contract/matching/matching';
import { talentPaths } from '@prova/contract/talents/paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../lib/page-number.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { pageQueryOf, queryOf } from '../../lib/query.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { takeScroll } from '../jobs/components/job-list-address.ts';
import { cardId, JobCard } from './components/job-card.tsx';
import { CardsSkeleton, RECOMMENDED_SHOWN, RecommendedJobs } from './components/recommended-jobs.tsx';
import { DetailsPage, DetailsPane } from './jobs/details-places.tsx';
import { OrderSelect } from './jobs/order-select.tsx';
import { SavedJobs } from './jobs/saved-jobs.tsx';
import { NearestJobs, NothingFound, RemoteToo } from './jobs/search-hints.tsx';
import { TalentSearchBar } from './jobs/talent-search-bar.tsx';
import { useTalentSearch } from './jobs/use-talent-search.ts';
import { jobHintsQuery, recommendedQuery, savedJobsQuery, useJobMarks } from './matching.queries.ts';

/** Where list and details stand side by side. */
const WIDE = '(min-width: 64rem)';
/** Where a search finds no more, jobs that are near it stand below. */
const FEW = 3;
const NO_JOBS: JobHints['nearest'] = [];

/** Jobs for a talent: recommended ones, all of them by filters, and those that are kept. */
export function TalentJobsPage() {
  const { t } = useTranslation('talent-jobs');
  const wide = useMedia(WIDE);
  const search = useTalentSearch();
  const { filters: asked, opened, isFiltered, hrefOf, change } = search;
  const job = opened ?? undefined;
  const [name, setName] = useState<string>();
  usePageTitle(!wide && job ? name : t('title'));
  useReturnFocus(job, wide);
  const listHeading = useRef<HTMLHeadingElement>(null);

  const { order, page } = asked;
  const query = { ...search.asked, ...(order !== 'best' && { order }), page };
  const list = useQuery({ ...pageQueryOf(listMatchedJobs, { query }), enabled: !asked.saved });
  // What fails here takes nothing from the list: its choices stand without numbers.
  const counts = useQuery({
    ...queryOf(countMatchedJobs, { query: search.asked }),
    enabled: !asked.saved,
    placeholderData: keepPreviousData,
  });
  const { match: _match, payMin: _payMin, ...words } = search.asked;
  const hints = useQuery({ ...jobHintsQuery(words), enabled: isFiltered && !asked.saved });
  // Neither match nor pay is counted in the number of remote jobs, and both would still narrow them once they are shown.
  const isRemoteCounted = asked.match.length === 0 && asked.payMin === null;
  const saved = useQuery({ ...savedJobsQuery(asked.page), enabled: asked.saved });
  const shown = asked.saved ? saved : list;
  useLastPage(asked.page, shown, (page) => change({ page }));
  const slugs = asked.saved
    ? (saved.data?.data.flatMap((kept) => kept.job?.slug ?? []) ?? [])
    : (list.data?.data.map(({ slug }) => slug) ?? []);
  const marks = useJobMarks(shown.data?.data.map(({ id }) => id) ?? [], { scored: !asked.saved });

  const few = isFiltered && !asked.saved && !list.isPlaceholderData && (list.data?.meta.total ?? FEW + 1) <= FEW;
  const nearest = few ? (hints.data?.nearest ?? NO_JOBS) : NO_JOBS;
  const nearestMarks = useJobMarks(nearest.map(({ id }) => id));

  const beginning = !isFiltered && !asked.saved && asked.page === 1;
  const recommended = useQuery({ ...recommendedQuery(RECOMMENDED_SHOWN), enabled: beginning });
  // Beside the list stands its first job, which is the best of the recommended ones where those are.
  const first =
    beginning && recommended.isPending
      ? undefined
      : (beginning && recommended.data?.[0]?.job.slug) || (slugs[0] ?? nearest[0]?.slug);
  const current = job ?? (wide ? first : undefined);

  useReturnedScroll(shown.data !== undefined && !(beginning && recommended.isPending));

  if (!wide && job) return <DetailsPage slug={job} listHref={hrefOf(null)} onLoad={setName} />;
  // The button goes with what it has changed: the focus stays with the list.
  const showRemote = (shownToo: Parameters<typeof change>[0]) => {
    change(shownToo);
    listHeading.current?.focus({ preventScroll: true });
  };
  const { total, totalPages = 1 } = shown.data?.meta ?? {};
  const heading = asked.saved ? t('savedTitle') : isFiltered ? t('found') : t('all');
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <PageHeader title={t('title')} />
      <TalentSearchBar
        asked={asked}
        isFiltered={isFiltered}
        counts={counts.data}
        onChange={change}
        onClear={search.clear}
      />
      {marks.failed && (
        <Callout
          kind="warning"
          action={
            <Button size="sm" onClick={() => void marks.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {t('marksError')}
        </Callout>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {beginning && (
            <section className="flex flex-col gap-3">
              <div>
                <h2 className="text-h4">{t('recommended.title')}</h2>
                <p className="text-sm text-muted max-sm:hidden">{t('recommended.lead')}</p>
              </div>
              <RecommendedJobs hrefOf={hrefOf} current={current} beside={wide} />
            </section>
          )}
          <section className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
              <div>
                <h2 ref={listHeading} tabIndex={-1} className="text-h4 outline-none">
                  {heading}
                </h2>
                <p role="status" className="tabular text-sm text-muted">
                  {total !== undefined && t('count', { count: total })}
                </p>
              </div>
              {!asked.saved && <OrderSelect asked={asked} onChange={(order) => change({ order })} />}
            </div>
            {!asked.saved && (
              <RemoteToo hints={isFiltered && isRemoteCounted ? hints.data : undefined} onChange={showRemote} />
            )}
            {asked.saved ? (
              <SavedJobs
                query={saved}
                marks={marks}
                hrefOf={hrefOf}
                current={current}
                beside={wide}
                allHref={jobPaths.talentJobs}
              />
            ) : (
              <QueryView
                query={list}
                skeleton={<CardsSkeleton count={4} />}
                failure={{ level: 3, title: t('loadError') }}
                isEmpty={({ data }) => data.length === 0}
                empty={isFiltered ? <NothingFound asked={asked} onClear={search.clear} /> : <NothingOpen />}
              >
                {({ data }) => (
                  <ul
                    aria-label={heading}
                    className={cx('flex flex-col gap-3', list.isPlaceholderData && 'opacity-60')}
                  >
                    {data.map((each) => (
                      <JobCard
                        key={each.id}
                        job={each}
                        score={each.score}
                        applicationId={marks.applicationTo(each.id)}
                        saved={marks.isSaved(each.id)}
                        href={hrefOf(each.slug)}
                        current={each.slug === current}
                        beside={wide}
                      />
                    ))}
                  </ul>
                )}
              </QueryView>
            )}
            <Pagination page={asked.page} totalPages={totalPages} onPage={(page) => change({ page })} />
          </section>
          <NearestJobs jobs={nearest} marks={nearestMarks} hrefOf={hrefOf} current={current} beside={wide} />
        </div>
        {wide && current && <DetailsPane slug={current} chosen={job !== undefined} />}
      </div>
    </div>
  );
}

function NothingOpen() {
  const { t } = useTranslation('talent-jobs');
  return (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title={t('noneAtAll')}
      action={<LinkButton href={talentPaths.profile}>{t('profile')}</LinkButton>}
    >
      {t('noneAtAllText')}
    </EmptyState>
  );
}

/** Whoever comes back from the form of a job finds the list where it was left. */
function useReturnedScroll(drawn: boolean): void {
  useEffect(() => {
    const scroll = drawn ? takeScroll() : null;
    if (scroll) requestAnimationFrame(() => scrollTo(0, scroll));
  }, [drawn]);
}

/** On a phone the list comes back with the focus on the job that was open. */
function useReturnFocus(job: string | undefined, wide: boolean): void {
  const former = useRef(job);
  useEffect(() => {
    const left = former.current;
    former.current = job;
    if (left && !job && !wide) document.getElementById(cardId(left))?.focus({ preventScroll: true });
  }, [job, wide]);
}
