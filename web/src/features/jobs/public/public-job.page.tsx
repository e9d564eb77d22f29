import { applicationPaths } from '@prova/contract/applications/paths';
import { applicationMinutes } from '@prova/contract/jobs/application-minutes';
import { jobPaths } from '@prova/contract/jobs/paths';
import type { countJobView, PublicJob } from '@prova/contract/jobs/public-jobs';
import { to } from '@prova/contract/paths';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocation, useParams } from '../../../lib/lean-router.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { request } from '../../../lib/request.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { jobListAddress } from '../components/job-list-address.ts';
import { JobBody, JobFacts, JobHead, JobPay } from '../components/job-parts.tsx';
import { ShareLink } from '../components/share-link.tsx';
import { useJobFacts } from '../components/use-job-facts.ts';
import { usePublicJob } from '../jobs.public.queries.ts';
import { useApplied } from './use-applied.ts';

/** A job as anybody may see it. */
export function PublicJobPage() {
  const { t } = useTranslation('public-jobs');
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const src = new URLSearchParams(search).get('src')?.slice(0, 40) || undefined;
  const job = usePublicJob(slug);
  usePageTitle(job.data ? `${job.data.title}, ${job.data.company.name}` : undefined);
  useEffect(() => {
    if (!job.data?.open) return;
    request<typeof countJobView>('POST', '/api/v1/public/jobs/:slug/views', { params: { slug }, body: { src } }).catch(
      () => {
        // A visit that is not counted is no loss to the visitor.
      },
    );
  }, [job.data?.open, slug, src]);

  const narrow = 'mx-4 mt-8 max-w-[59rem] sm:mx-auto sm:w-[calc(100%-3rem)]';
  return (
    <QueryView
      query={job}
      skeleton={
        <SkeletonGroup className="mx-auto grid w-full max-w-[68rem] gap-8 px-4 pt-8 sm:px-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <Skeleton className="h-96 w-full" />
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      }
      failure={{ level: 1, title: t('loadErrorOne'), text: t('loadErrorText'), className: narrow }}
      refusal={(error) =>
        isApiError(error, 'JOB_NOT_FOUND') && (
          <EmptyState
            level={1}
            className={narrow}
            title={t('notFound')}
            action={<LinkButton href={jobPaths.publicJobs}>{t('others')}</LinkButton>}
          >
            {t('notFoundText')}
          </EmptyState>
        )
      }
    >
      {(data) => <Job job={data} src={src} />}
    </QueryView>
  );
}

function Job({ job, src }: { job: PublicJob; src: string | undefined }) {
  const { t } = useTranslation('public-jobs');
  const facts = useJobFacts();
  const hydrated = useHydrated();
  const format = useFormat();
  const { isTalent, applicationTo } = useApplied([job.id]);
  const applied = applicationTo(job.id);
  const button = (href: string, label: string, text: string) => (
    <>
      <LinkButton href={href} variant="primary" fullWidth>
        {label}
      </LinkButton>
      <p className="mt-2 text-center text-small text-muted">{text}</p>
    </>
  );
  const apply = applied
    ? button(
        to(applicationPaths.talentApplication, { id: applied.applicationId }),
        t('seeApplication'),
        t('appliedOn', { date: format.date(applied.appliedAt) }),
      )
    : job.open &&
      button(
        to(applicationPaths.apply, { slug: job.slug }, { src }),
        t(isTalent ? 'applyWithProfile' : 'apply'),
        isTalent ? t('profileChecked') : t('noAccount', { time: facts.minutes(applicationMinutes(job)) }),
      );
  return (
    <article className="mx-auto grid w-full max-w-[68rem] items-start gap-x-12 gap-y-8 px-4 pt-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pt-8">
      <div className="flex min-w-0 flex-col gap-8">
        <header className="flex flex-col gap-3">
          <Link
            href={hydrated ? jobListAddress() : jobPaths.publicJobs}
            className="inline-flex items-center gap-1.5 self-start rounded-sm py-2 text-sm text-muted hover:text-text"
          >
            <ArrowLeft className="size-4" aria-hidden="true" />
            {t('back')}
          </Link>
          <JobHead job={job} title="h1" payClass="lg:hidden" />
        </header>
        {!job.open && (
          <Callout
            kind="warning"
            title={t('closedTitle')}
            action={<LinkButton href={jobPaths.publicJobs}>{t('others')}</LinkButton>}
          >
            {t('closedText')}
          </Callout>
        )}
        <JobBody job={job} heading="h2" />
      </div>
      <aside className="min-w-0 lg:sticky lg:top-6" aria-label={t('facts.title')}>
        <Card className="flex flex-col gap-4">
          <p className="max-lg:hidden">
            <JobPay job={job} className="text-h3" />
          </p>
          {apply && <div className="max-lg:hidden">{apply}</div>}
          <JobFacts job={job} />
          <ShareLink slug={job.slug} />
        </Card>
      </aside>
      {apply && (
        <div className="sticky bottom-0 z-10 -mx-4 border-t bg-surface px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden">
          {apply}
        </div>
      )}
    </article>
  );
}
