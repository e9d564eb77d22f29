import { funnelPaths } from '@prova/contract/funnel/paths';
import type { JobSummary } from '@prova/contract/jobs/job-list';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { TimeAgo } from '../../../widgets/time-ago.tsx';
import { jobListQuery } from '../jobs.queries.ts';
import { JobStatusBadge } from './job-badges.tsx';
import { nextStep } from './next-step.ts';

const SHOWN = 5;

/** The newest jobs of the company at work. */
export function RecentJobs() {
  const { t } = useTranslation(['recruiters', 'jobs']);
  const company = useWorkingCompany();
  const query = useQuery({ ...jobListQuery({ limit: SHOWN, sort: 'recent' }), enabled: company !== undefined });
  if (!company) return <EmptyState title={t('profile.noCompany')} />;
  return (
    <QueryView
      query={query}
      skeleton={
        <SkeletonRows
          lines={2}
          trail
          framed={false}
          className="flex flex-col gap-3 divide-y-0"
          rowClassName="rounded-card border bg-surface p-4 sm:px-5"
        />
      }
      failure={{ title: t('profile.jobsError') }}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState
          title={t('profile.noJobs')}
          action={
            company.runsJobs && (
              <LinkButton variant="primary" href={jobPaths.newJob} icon={<Plus className="size-4" />}>
                {t('profile.newJob')}
              </LinkButton>
            )
          }
        >
          {t('profile.noJobsText')}
        </EmptyState>
      }
    >
      {({ data }) => <List jobs={data} />}
    </QueryView>
  );
}

function List({ jobs }: { jobs: readonly JobSummary[] }) {
  const { t } = useTranslation(['recruiters', 'jobs']);
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {jobs.map((job) => (
          <Card as="li" key={job.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <div className="min-w-0">
              <Link
                href={
                  job.status === 'DRAFT'
                    ? to(jobPaths.editJob, { id: job.id }, { step: String(nextStep(job.completedSteps)) })
                    : to(funnelPaths.board, { id: job.id })
                }
                className="font-semibold wrap-break-word hover:underline"
              >
                {job.title}
              </Link>
              <p className="text-sm text-muted">
                {t('profile.applications', { count: job.applications })} · <TimeAgo date={job.createdAt} />
              </p>
            </div>
            <JobStatusBadge status={job.status} />
          </Card>
        ))}
      </ul>
      <Link href={jobPaths.recruiterJobs} className="self-start font-semibold text-brand hover:underline">
        {t('profile.allJobs')}
      </Link>
    </div>
  );
}
