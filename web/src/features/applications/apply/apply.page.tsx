import { jobPaths } from '@prova/contract/jobs/paths';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { to } from '@prova/contract/paths';
import { ArrowLeft, Check } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useLocation, useParams } from '../../../lib/lean-router.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { jobListAddress, wayBackFrom } from '../../jobs/components/job-list-address.ts';
import { usePublicJob } from '../../jobs/jobs.public.queries.ts';
import { ApplyForm } from './components/apply-form.tsx';
import { useApply } from './use-apply.ts';

const ApplySuccess = lazy(async () => ({ default: (await import('./components/apply-success.tsx')).ApplySuccess }));

const AlreadyApplied = lazy(async () => ({
  default: (await import('./components/already-applied.tsx')).AlreadyApplied,
}));

/** The application, without an account. */
export function ApplyPage() {
  const { t } = useTranslation('apply');
  const { t: publicJob } = useTranslation('public-jobs');
  const { slug = '' } = useParams();
  const job = usePublicJob(slug);
  usePageTitle(job.data ? `${t('title')}: ${job.data.title}` : undefined);
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-4 sm:px-6 sm:pt-8">
      <QueryView
        query={job}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-10 w-2/3" />
            <Skeleton className="h-96 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: publicJob('loadErrorOne'), text: publicJob('loadErrorText') }}
        refusal={(error) =>
          isApiError(error, 'JOB_NOT_FOUND') && (
            <EmptyState
              level={1}
              title={publicJob('notFound')}
              action={<LinkButton href={jobPaths.publicJobs}>{publicJob('others')}</LinkButton>}
            >
              {publicJob('notFoundText')}
            </EmptyState>
          )
        }
      >
        {(data) => <Application key={data.slug} job={data} />}
      </QueryView>
    </div>
  );
}

function Application({ job }: { job: PublicJob }) {
  const { t } = useTranslation(['apply', 'ui']);
  const { t: publicJob } = useTranslation('public-jobs');
  const { search } = useLocation();
  const src = new URLSearchParams(search).get('src')?.slice(0, 40) || undefined;
  const state = useApply(job, src);
  const hydrated = useHydrated();
  const list = hydrated ? wayBackFrom(job.slug) : null;
  if (state.sent)
    return (
      <Suspense>
        <ApplySuccess
          sent={state.sent}
          justSent={state.justSent}
          name={state.values.fullName}
          list={list ?? jobListAddress()}
          onCorrect={state.correct}
        />
      </Suspense>
    );
  return (
    <>
      <header className="flex items-start gap-2 sm:gap-4">
        <Link
          href={list ?? to(jobPaths.publicJob, { slug: job.slug }, { src })}
          aria-label={t(list ? 'backToList' : 'back')}
          title={t(list ? 'backToList' : 'back')}
          className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="text-h4 sm:text-h2">{t('title')}</h1>
          <p className="text-small text-muted wrap-break-word sm:text-body">{`${job.title}, ${job.company.name}`}</p>
        </div>
        {/* Its place is kept: the title does not wrap again when it comes. */}
        <span
          className={cx(
            'mt-1 inline-flex shrink-0 items-center gap-1.5 text-sm text-muted',
            (!state.kept || state.earlier) && 'invisible',
          )}
        >
          <Check className="size-4 text-brand" />
          <span role="status">{t('ui:saved')}</span>
        </span>
      </header>
      {state.earlier ? (
        <Suspense>
          <AlreadyApplied former={state.earlier} />
        </Suspense>
      ) : job.open ? (
        <ApplyForm job={job} state={state} />
      ) : (
        <EmptyState
          level={2}
          title={t('closed')}
          action={<LinkButton href={jobPaths.publicJobs}>{t('otherJobs')}</LinkButton>}
        >
          {publicJob('closedText')}
        </EmptyState>
      )}
    </>
  );
}
