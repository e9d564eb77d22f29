import { applicationPaths } from '@prova/contract/applications/paths';
import { applicationMinutes } from '@prova/contract/jobs/application-minutes';
import { jobPaths } from '@prova/contract/jobs/paths';
import type { countJobView, PublicJob } from '@prova/contract/jobs/public-jobs';
import { to } from '@prova/contract/paths';
import { ArrowLeft, BadgeCheck, Flame, Link2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useLocation, useParams } from '../../../lib/lean-router.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { request } from '../../../lib/request.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { aboutTitle } from '../components/about-title.ts';
import { usePublicJob } from '../jobs.public.queries.ts';
import { jobListAddress } from './job-list-address.ts';
import { useJobFacts } from './use-job-facts.ts';

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
      failure={{ level: 1, title: t('loadError'), text: t('loadErrorText'), className: narrow }}
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
  const apply = job.open && (
    <>
      <LinkButton href={to(applicationPaths.apply, { slug: job.slug }, { src })} variant="primary" fullWidth>
        {t('apply')}
      </LinkButton>
      <p className="mt-2 text-center text-small text-muted">
        {t('noAccount', { time: facts.minutes(applicationMinutes(job)) })}
      </p>
    </>
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
          <div className="flex items-center gap-3">
            <CompanyMark name={job.company.name} src={job.company.logoUrl} />
            <div className="min-w-0">
              <p className="font-semibold wrap-break-word">
                <Link href={to(jobPaths.company, { slug: job.company.slug })} className="hover:underline">
                  {job.company.name}
                </Link>
              </p>
              {job.company.verifiedBy && (
                <p className="flex items-center gap-1 text-small text-brand">
                  <BadgeCheck className="size-4 shrink-0" aria-hidden />
                  <span className="wrap-anywhere">
                    {t(`verifiedBy.${job.company.verifiedBy}`, { domain: job.company.verifiedDomain ?? '' })}
                  </span>
                </p>
              )}
              {job.replyDays !== null && (
                <p className="text-small text-muted">{t('answers', { count: job.replyDays })}</p>
              )}
            </div>
          </div>
          <h1 className="text-h2 wrap-break-word sm:text-h1">{job.title}</h1>
          <p className="lg:hidden">
            <Pay job={job} className="text-h4" />
          </p>
          <div className="flex flex-wrap gap-2">
            <Badge tone="green">{facts.place(job)}</Badge>
            <Badge>{facts.contract(job)}</Badge>
            <Badge>{facts.seniority(job)}</Badge>
            {job.openings !== null && job.openings > 1 && <Badge>{t('openings', { count: job.openings })}</Badge>}
            {job.urgent && (
              <Badge tone="amber" icon={<Flame />}>
                {t('urgent')}
              </Badge>
            )}
          </div>
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
        <section>
          <h2 className="mb-3 text-h4">{t(aboutTitle(job.description))}</h2>
          <RichText html={job.description} />
        </section>
        {(job.skills.length > 0 || job.requirements) && (
          <section>
            <h2 className="mb-3 text-h4">{t('demonstrate')}</h2>
            <ul className="mb-4 flex max-w-[68ch] flex-col gap-2">
              {job.skills.map((skill) => (
                <li key={skill.name} className="flex items-center justify-between gap-4">
                  <span className="flex max-w-3/4 shrink-0 items-center gap-2.5">
                    {/* Asked for, and not proven: that has a mark of its own. */}
                    <span className="size-2.5 shrink-0 rounded-sm border-2 border-border-strong" />
                    <span className="min-w-0 wrap-break-word">{skill.name}</span>
                  </span>
                  <span className="text-right text-sm text-muted">
                    {[t(`skillLevel.${skill.level}`), !skill.required && t('desirable')].filter(Boolean).join(', ')}
                  </span>
                </li>
              ))}
            </ul>
            {job.requirements && <RichText html={job.requirements} />}
          </section>
        )}
        <Stages job={job} />
      </div>
      <aside className="min-w-0 lg:sticky lg:top-6" aria-label={t('facts.title')}>
        <Card className="flex flex-col gap-4">
          <p className="max-lg:hidden">
            <Pay job={job} className="text-h3" />
          </p>
          {apply && <div className="max-lg:hidden">{apply}</div>}
          <Facts job={job} />
          <CopyLink slug={job.slug} />
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

function Pay({ job, className }: { job: PublicJob; className: string }) {
  const { t } = useTranslation('public-jobs');
  const pay = useJobFacts().pay(job);
  return (
    <>
      <span className={`font-heading font-bold ${className}`}>{pay ?? t('negotiate')}</span>
      {pay && <span className="ml-2 text-small text-muted">{t('perMonth')}</span>}
    </>
  );
}

function Facts({ job }: { job: PublicJob }) {
  const { t } = useTranslation('public-jobs');
  const facts = useJobFacts();
  const rows = [
    [t('facts.place'), facts.place(job)],
    [t('facts.address'), job.address],
    [t('facts.contract'), facts.contract(job)],
    [t('facts.level'), facts.seniority(job)],
    [t('facts.reply'), job.replyDays === null ? '' : t('facts.replyDays', { count: job.replyDays })],
  ].filter(([, value]) => value);
  return (
    <dl className="divide-y divide-border text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 py-2.5">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 text-right wrap-break-word">{value}</dd>
        </div>
      ))}
      {job.benefits.length > 0 && (
        <div className="py-2.5">
          <dt className="text-muted">{t('facts.benefits')}</dt>
          {job.benefits.map((benefit) => (
            <dd key={benefit} className="mt-1.5 wrap-break-word">
              {benefit}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** What follows an application, with the time that each stage takes. */
function Stages({ job }: { job: PublicJob }) {
  const { t } = useTranslation('public-jobs');
  const { minutes } = useJobFacts();
  // Waiting for an answer and being hired are no work of the candidate's.
  const stages = job.stages
    .filter(({ type }) => type !== 'review' && type !== 'hired')
    .map(({ type, name, minutes: taken }) =>
      type === 'new' ? { name: t('application'), taken: taken ?? applicationMinutes(job) } : { name, taken },
    );
  const total = stages.reduce((sum, { taken }) => sum + (taken ?? 0), 0);
  return (
    <section>
      <h2 className="mb-3 text-h4">
        {t('process')}{' '}
        <span className="font-sans text-sm font-normal text-muted">{t('total', { time: minutes(total) })}</span>
      </h2>
      <ol className="flex max-w-[68ch] flex-col gap-3">
        {stages.map(({ name, taken }, index) => (
          <li key={name} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-brand text-small font-bold text-brand"
            >
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 wrap-break-word">{name}</span>
            {taken !== null && <span className="shrink-0 text-sm text-muted">{minutes(taken)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function CopyLink({ slug }: { slug: string }) {
  const { t } = useTranslation('public-jobs');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(to(jobPaths.publicJob, { slug }), location.origin).href);
      toast.success(t('shared'));
    } catch {
      toast.error(t('shareFailed'));
    }
  };
  return (
    <Button variant="ghost" size="sm" icon={<Link2 className="size-4" />} onClick={() => void copy()}>
      {t('share')}
    </Button>
  );
}
