import { applicationPaths } from '@prova/contract/applications/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import type { PublicJobSummary } from '@prova/contract/jobs/public-jobs';
import { to } from '@prova/contract/paths';
import { Check, Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { useJobFacts } from '../../jobs/components/use-job-facts.ts';
import { MatchScore } from './match-score.tsx';
import { SaveButton } from './save-button.tsx';

type Props = {
  job: PublicJobSummary;
  href: string;
  /** Undefined where there is none to show; null where too little is known. */
  score: number | null | undefined;
  saved: boolean | undefined;
  /** The reader's open application to it, where there is one. */
  applicationId?: string | undefined;
  /** Its details stand beside the list. */
  current?: boolean;
  /** Details open beside the list, which stays where it is. */
  beside?: boolean;
  heading?: 'h2' | 'h3';
  badge?: ReactNode;
  children?: ReactNode;
};

/** The link of a job's card: where the focus goes on the way back to the list. */
export const cardId = (slug: string) => `job-${slug}`;

/** A job for a talent: what it is, how it fits, and whether it is kept. */
export function JobCard({
  job,
  href,
  score,
  saved,
  applicationId,
  current,
  beside,
  heading: Heading = 'h3',
  badge,
  children,
}: Props) {
  const { t } = useTranslation(['public-jobs', 'talent-jobs']);
  const format = useFormat();
  const facts = useJobFacts();
  const { pathname } = useLocation();
  return (
    <Card as="li" open={current ?? false} className="relative flex flex-col gap-3 hover:border-border-strong">
      <div className="flex gap-3">
        <CompanyMark name={job.company.name} src={job.company.logoUrl} />
        <div className="min-w-0 flex-1">
          <Heading className="text-h5">
            <Link
              id={cardId(job.slug)}
              to={href}
              state={{ fromList: pathname === jobPaths.talentJobs }}
              preventScrollReset={beside ?? false}
              aria-current={current || undefined}
              className="rounded-sm wrap-break-word after:absolute after:inset-0 hover:underline"
            >
              {job.title}
            </Link>
          </Heading>
          <p className="wrap-break-word text-muted">{job.company.name}</p>
          <p className="mt-1 text-sm wrap-break-word">
            {[facts.place(job), facts.contract(job), facts.seniority(job)].join(' · ')}
          </p>
          <p className="text-sm font-semibold">{facts.pay(job) ?? t('negotiate')}</p>
        </div>
        {score !== undefined && (
          <MatchScore job={job} applicationId={applicationId} score={score} className="shrink-0 self-start" />
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
          {badge}
          {applicationId && (
            <Link
              to={to(applicationPaths.talentApplication, { id: applicationId })}
              className="relative z-1 rounded-sm"
            >
              <Badge tone="green" icon={<Check />}>
                {t('talent-jobs:applied.card')}
              </Badge>
            </Link>
          )}
          {job.urgent && (
            <Badge tone="amber" icon={<Flame />}>
              {t('urgent')}
            </Badge>
          )}
          {job.featured && <Badge tone="violet">{t('featured')}</Badge>}
          <time dateTime={job.publishedAt} title={format.dateTime(job.publishedAt)}>
            {t('published', { when: format.relative(job.publishedAt) })}
          </time>
          {job.replyDays !== null && <span>{t('answers', { count: job.replyDays })}</span>}
        </p>
        <SaveButton job={job} saved={saved} className="-my-2 -mr-2 shrink-0" />
      </div>
      {children}
    </Card>
  );
}
