import { jobPaths } from '@prova/contract/jobs/paths';
import type { PublicJobSummary } from '@prova/contract/jobs/public-jobs';
import { to } from '@prova/contract/paths';
import { BadgeCheck, Check, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Link } from '../../../ui/link.tsx';
import { useJobFacts } from '../components/use-job-facts.ts';

const SKILLS_SHOWN = 6;

/** An open job in the list of all, or among those of one company, whose name stands above them. */
export function JobResult({
  job,
  ofOneCompany = false,
  applied = false,
}: {
  job: PublicJobSummary;
  ofOneCompany?: boolean;
  /** The reader has applied to it. */
  applied?: boolean;
}) {
  const { t } = useTranslation('public-jobs');
  const format = useFormat();
  const facts = useJobFacts();
  const Heading = ofOneCompany ? 'h3' : 'h2';
  return (
    <Card as="li" className="relative flex gap-4 transition-colors hover:border-border-strong">
      {!ofOneCompany && <CompanyMark name={job.company.name} src={job.company.logoUrl} />}
      <div className="flex min-w-0 flex-1 gap-x-8 gap-y-2 max-sm:flex-col">
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div>
            <Heading className="text-h5">
              <Link
                href={to(jobPaths.publicJob, { slug: job.slug })}
                className="wrap-break-word after:absolute after:inset-0 hover:underline"
              >
                {job.title}
              </Link>
            </Heading>
            {!ofOneCompany && (
              <p className="wrap-break-word text-muted">
                {/* Above the link of the card, which covers it all. */}
                <Link href={to(jobPaths.company, { slug: job.company.slug })} className="relative z-1 hover:underline">
                  {job.company.name}
                </Link>{' '}
                {job.company.verifiedBy && (
                  <span className="inline-flex items-center gap-1 text-small text-brand">
                    <BadgeCheck className="size-4 shrink-0" aria-hidden />
                    <span className="wrap-anywhere">
                      {t(`verifiedBy.${job.company.verifiedBy}`, { domain: job.company.verifiedDomain ?? '' })}
                    </span>
                  </span>
                )}
              </p>
            )}
          </div>
          <p className="text-sm">{[facts.place(job), facts.contract(job), facts.seniority(job)].join(' · ')}</p>
          <ul className="flex flex-wrap gap-1.5">
            {job.skills.slice(0, SKILLS_SHOWN).map((skill) => (
              <li
                key={skill.name}
                className="max-w-full rounded-full bg-sunken px-2.5 py-0.5 text-small wrap-break-word text-muted"
              >
                {skill.name}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col gap-1 text-small text-muted sm:w-52 sm:shrink-0 sm:items-end sm:text-right">
          <p className="text-body font-semibold text-text">{facts.pay(job) ?? t('negotiate')}</p>
          {job.replyDays !== null && <p>{t('answers', { count: job.replyDays })}</p>}
          <time dateTime={job.publishedAt} title={format.dateTime(job.publishedAt)}>
            {t('published', { when: format.relative(job.publishedAt) })}
          </time>
          {(applied || job.urgent || job.featured) && (
            <p className="flex flex-wrap items-center gap-2 pt-0.5">
              {applied && (
                <Badge tone="green" icon={<Check />}>
                  {t('applied')}
                </Badge>
              )}
              {job.urgent && (
                <Badge tone="amber" icon={<Flame />}>
                  {t('urgent')}
                </Badge>
              )}
              {job.featured && <Badge tone="violet">{t('featured')}</Badge>}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
