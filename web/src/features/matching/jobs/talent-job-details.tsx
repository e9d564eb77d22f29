import { applicationPaths } from '@prova/contract/applications/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { countJobView, getPublicJob, type PublicJob } from '@prova/contract/jobs/public-jobs';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { queryOf } from '../../../lib/query.ts';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { keepWayBack } from '../../jobs/components/job-list-address.ts';
import { JobBody, JobFacts, JobHead } from '../../jobs/components/job-parts.tsx';
import { ShareLink } from '../../jobs/components/share-link.tsx';
import { MatchScore } from '../components/match-score.tsx';
import { SaveButton } from '../components/save-button.tsx';
import { jobFiguresQuery, useJobMarks } from '../matching.queries.ts';

type Props = {
  slug: string;
  /** Somebody opened it: that counts as a view. */
  chosen: boolean;
  title: 'h1' | 'h2';
  onLoad?: (title: string) => void;
};

/** All of a job, how it fits, and the way to apply. */
export function TalentJobDetails({ slug, chosen, title, onLoad }: Props) {
  const { t } = useTranslation('public-jobs');
  const job = useQuery(queryOf(getPublicJob, { params: { slug } }));
  const open = job.data?.open;
  useEffect(() => {
    if (!open || !chosen) return;
    call(countJobView, { params: { slug }, body: {} }).catch(() => {
      // A visit that is not counted is no loss to the visitor.
    });
  }, [open, slug, chosen]);
  const name = job.data?.title;
  useEffect(() => {
    if (name) onLoad?.(name);
  }, [name, onLoad]);
  const level = title === 'h1' ? 1 : 2;
  return (
    <QueryView
      query={job}
      skeleton={
        <SkeletonGroup className="flex flex-col gap-4">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      }
      failure={{ level, title: t('loadError'), text: t('loadErrorText') }}
      refusal={(error) =>
        isApiError(error, 'JOB_NOT_FOUND') && (
          <EmptyState level={level} title={t('notFound')}>
            {t('notFoundText')}
          </EmptyState>
        )
      }
    >
      {(data) => <Details job={data} title={title} />}
    </QueryView>
  );
}

function Details({ job, title }: { job: PublicJob; title: 'h1' | 'h2' }) {
  const { t } = useTranslation(['public-jobs', 'talent-jobs']);
  const marks = useJobMarks([job.id]);
  const score = marks.scoreOf(job.id);
  const applicationId = marks.applicationTo(job.id);
  const heading = title === 'h1' ? 'h2' : 'h3';
  return (
    <article className="flex min-w-0 flex-col gap-6">
      <header className="flex flex-col gap-3">
        <div className="flex items-start gap-3">
          <div className="flex min-w-0 flex-1 flex-col gap-3">
            <JobHead job={job} title={title} />
            <Figures job={job} />
          </div>
          {/* The score comes later than the job: its place is kept. */}
          <div className="flex w-22 shrink-0 justify-end">
            {score !== undefined && (
              <MatchScore job={job} applicationId={applicationId} score={score} size="lg" className="-mr-1" />
            )}
          </div>
        </div>
        {!job.open && (
          <Callout kind="warning" title={t('closedTitle')}>
            {t('closedText')}
          </Callout>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {applicationId ? (
            <LinkButton href={to(applicationPaths.talentApplication, { id: applicationId })} variant="primary">
              {t('talent-jobs:applied.see')}
            </LinkButton>
          ) : (
            job.open && (
              <LinkButton
                href={to(applicationPaths.apply, { slug: job.slug })}
                variant="primary"
                onClick={() => keepWayBack(job.slug)}
              >
                {t('applyWithProfile')}
              </LinkButton>
            )
          )}
          <SaveButton job={job} saved={marks.isSaved(job.id)} />
          <LinkButton
            href={to(jobPaths.publicJob, { slug: job.slug })}
            target="_blank"
            rel="noopener"
            variant="ghost"
            icon={<ExternalLink className="size-4" />}
          >
            {t('talent-jobs:details.page')}
          </LinkButton>
          <ShareLink slug={job.slug} size="md" />
        </div>
      </header>
      <JobBody job={job} heading={heading} />
      <section aria-label={t('facts.title')}>
        <JobFacts job={job} />
      </section>
    </article>
  );
}

/** When it came, how often it was seen, and how many applied. */
function Figures({ job }: { job: PublicJob }) {
  const { t } = useTranslation(['talent-jobs', 'public-jobs']);
  const format = useFormat();
  const figures = useQuery(jobFiguresQuery(job.id));
  return (
    <p className="flex min-h-5 flex-wrap gap-x-3 text-small text-muted">
      <time dateTime={job.publishedAt} title={format.dateTime(job.publishedAt)}>
        {t('published', { when: format.relative(job.publishedAt) })}
      </time>
      {figures.data ? (
        <>
          <span>{t('details.views', { count: figures.data.views })}</span>
          <span>{t('details.candidates', { count: figures.data.candidates })}</span>
        </>
      ) : (
        figures.isError && <span>{t('details.figuresError')}</span>
      )}
    </p>
  );
}
