import type { DataOf } from '@prova/contract/endpoint';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { WIZARD_STEPS } from '@prova/contract/jobs/job-steps';
import { jobPaths } from '@prova/contract/jobs/paths';
import type { recruiterHome } from '@prova/contract/metrics/metrics';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { JobStatusBadge } from '../../jobs/components/job-badges.tsx';
import { nextStep } from '../../jobs/components/next-step.ts';
import { StageStrip } from './stage-strip.tsx';

type Home = DataOf<typeof recruiterHome>;

/** Jobs that are open, paused or closed of late, each a way to its board. */
export function HomeJobs({ jobs, runs }: { jobs: Home['jobs']; runs: boolean }) {
  const { t } = useTranslation('metrics');
  if (jobs.length === 0 && !runs) {
    return (
      <EmptyState level={3} title={t('home.jobs.noneShared')}>
        {t('home.jobs.noneSharedText')}
      </EmptyState>
    );
  }
  if (jobs.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('home.jobs.empty')}
        action={
          <LinkButton variant="primary" href={jobPaths.newJob}>
            {t('home.newJob')}
          </LinkButton>
        }
      >
        {t('home.jobs.emptyText')}
      </EmptyState>
    );
  }
  return (
    <Card padded={false}>
      <ul className="divide-y divide-border">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
          >
            <div className="min-w-0 flex-1 basis-48">
              <Link
                href={to(funnelPaths.board, { id: job.id })}
                className="font-semibold wrap-break-word after:absolute after:inset-0 hover:underline"
              >
                {job.title}
              </Link>
              <p className="text-muted">{t('home.jobs.candidates', { count: job.open })}</p>
            </div>
            <span className="flex shrink-0 flex-wrap items-center gap-1.5">
              {job.unopened !== null && job.unopened > 0 && (
                <Badge tone="amber">{t('home.jobs.unopened', { count: job.unopened })}</Badge>
              )}
              <JobStatusBadge status={job.status} />
            </span>
            <StageStrip stages={job.stages} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Jobs that were begun, each a way back into the wizard. */
export function Drafts({ drafts }: { drafts: Home['drafts'] }) {
  const { t } = useTranslation('metrics');
  return (
    <Card padded={false}>
      <ul className="divide-y divide-border">
        {drafts.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-break-word">{draft.title}</p>
              <p className="text-muted">
                {t('home.drafts.steps', { done: draft.completedSteps.length, total: WIZARD_STEPS.length })}
              </p>
            </div>
            <div className="flex items-center gap-3">
              <JobStatusBadge status="DRAFT" />
              <LinkButton
                href={to(jobPaths.editJob, { id: draft.id }, { step: String(nextStep(draft.completedSteps)) })}
                aria-label={`${t('home.drafts.resume')}: ${draft.title}`}
              >
                {t('home.drafts.resume')}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
