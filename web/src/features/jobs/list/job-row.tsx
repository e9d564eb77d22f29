import { funnelPaths } from '@prova/contract/funnel/paths';
import type { ListedJob } from '@prova/contract/jobs/job-list';
import { jobPaths } from '@prova/contract/jobs/paths';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TimeAgo } from '../../../widgets/time-ago.tsx';
import { JobMarks, JobStatusBadge } from '../components/job-badges.tsx';
import { useJobWords } from '../components/job-words.ts';
import { nextStep } from '../components/next-step.ts';
import { DraftProgress } from './draft-progress.tsx';
import { JobActions } from './job-actions.tsx';

/** One job of the list: what it is, how it goes, and what can be done with it. */
export function JobRow({ job }: { job: ListedJob }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const draft = job.status === 'DRAFT';
  const step = String(nextStep(job.completedSteps));
  const href = draft ? to(jobPaths.editJob, { id: job.id }, { step }) : to(funnelPaths.board, { id: job.id });
  const facts = [words.place(job), words.contract(job), words.seniority(job), words.pay(job)].filter(Boolean);
  return (
    <Card
      as="li"
      className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center"
      aria-labelledby={`job-${job.id}`}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <h2 id={`job-${job.id}`} className="min-w-0 text-h5 wrap-break-word">
            <Link href={href} className="rounded-sm hover:text-brand hover:underline">
              {job.title}
            </Link>
          </h2>
          <JobStatusBadge status={job.status} />
          <JobMarks job={job} />
        </div>
        {facts.length > 0 && <p className="mt-1 text-sm wrap-break-word">{facts.join(' · ')}</p>}
        <p className="mt-1 flex flex-wrap gap-x-3 text-small text-muted">
          {job.internalCode && <span>{t('facts.code', { code: job.internalCode })}</span>}
          <span>
            {t(job.publishedAt ? 'facts.published' : 'facts.created')}{' '}
            <TimeAgo sentence date={job.publishedAt ?? job.createdAt} />
          </span>
          <span>
            {t('facts.updated')} <TimeAgo sentence date={job.updatedAt} />
          </span>
        </p>
      </div>
      {draft ? <DraftProgress completed={job.completedSteps} /> : <JobCounts job={job} />}
      <div className="flex flex-wrap items-center gap-2 lg:justify-end">
        <LinkButton href={href} variant={draft ? 'soft' : 'secondary'} className="max-sm:flex-1">
          {t(draft ? 'draft.continue' : 'actions.board')}
        </LinkButton>
        <JobActions job={job} />
      </div>
    </Card>
  );
}

function JobCounts({ job }: { job: ListedJob }) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-2 sm:flex sm:flex-wrap">
      {(['applications', 'fresh', 'open', 'views'] as const).map((name) => (
        <div key={name} className="flex flex-col-reverse lg:items-end">
          <dt className="text-small text-muted">{t(`counts.${name}`)}</dt>
          <dd className="tabular text-h5 font-semibold">{number(job[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
