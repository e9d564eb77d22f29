import { isNamedByUs } from '@prova/contract/applications/candidate-steps';
import { processMinutes, stageMinutes } from '@prova/contract/jobs/application-minutes';
import { jobPaths } from '@prova/contract/jobs/paths';
import type { PublicJob } from '@prova/contract/jobs/public-jobs';
import { to } from '@prova/contract/paths';
import { BadgeCheck, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Link } from '../../../ui/link.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { aboutTitle } from './about-title.ts';
import { useJobFacts } from './use-job-facts.ts';

/** What the page of a job is made of; what the wizard previews is made of the same. */
export type ShownJob = Omit<PublicJob, 'publishedAt' | 'noticeVersion'>;
type Props = { job: ShownJob };

/** Who hires, for what, for how much. */
export function JobHead({
  job,
  title: Title,
  payClass,
}: Props & { title: 'h1' | 'h2' | 'h3' | 'h4'; payClass?: string }) {
  const { t } = useTranslation('public-jobs');
  const facts = useJobFacts();
  return (
    <>
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
          {job.open && job.replyDays !== null && (
            <p className="text-small text-muted">{t('answers', { count: job.replyDays })}</p>
          )}
          {job.company.keptPromises && (
            <p className="text-small text-muted">{t('keptPromises', { ...job.company.keptPromises })}</p>
          )}
        </div>
      </div>
      <Title className="text-h2 wrap-break-word sm:text-h1">{job.title}</Title>
      <p className={payClass}>
        <JobPay job={job} className="text-h4" />
      </p>
      <div className="flex flex-wrap gap-2">
        <Badge>{facts.place(job)}</Badge>
        <Badge>{facts.contract(job)}</Badge>
        <Badge>{facts.seniority(job)}</Badge>
        {job.openings !== null && job.openings > 1 && <Badge>{t('openings', { count: job.openings })}</Badge>}
        {job.urgent && (
          <Badge tone="amber" icon={<Flame />}>
            {t('urgent')}
          </Badge>
        )}
      </div>
    </>
  );
}

export function JobPay({ job, className }: Props & { className: string }) {
  const { t } = useTranslation('public-jobs');
  const pay = useJobFacts().pay(job);
  return (
    <>
      <span className={`font-heading font-bold ${className}`}>{pay ?? t('negotiate')}</span>
      {pay && <span className="ml-2 text-small text-muted">{t('perMonth')}</span>}
    </>
  );
}

/** What the work is, what is asked for, and what follows an application. */
export function JobBody({ job, heading: Heading }: Props & { heading: 'h2' | 'h3' | 'h4' | 'h5' }) {
  const { t } = useTranslation('public-jobs');
  const { minutes } = useJobFacts();
  /** The fixed ones are named for recruiters: new candidates, offer sent, hired. */
  const nameOf = ({ type, name }: ShownJob['stages'][number]): string =>
    isNamedByUs(type) ? t(`stageNames.${type}`) : name;
  const total = processMinutes(job.stages, job);
  // All of them, in the order and the number of the page on which an application is followed.
  const stages = job.stages.map((stage) => ({ name: nameOf(stage), taken: stageMinutes(stage, job) }));
  return (
    <>
      {job.description && (
        <section>
          <Heading className="mb-3 text-h4">{t(aboutTitle(job.description))}</Heading>
          <RichText html={job.description} />
        </section>
      )}
      {(job.skills.length > 0 || job.requirements) && (
        <section>
          <Heading className="mb-3 text-h4">{t('demonstrate')}</Heading>
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
      <section>
        <Heading className="mb-3 text-h4">
          {t('process')}
          {total !== null && (
            <span className="font-sans text-sm font-normal text-muted"> {t('total', { time: minutes(total) })}</span>
          )}
        </Heading>
        <ol className="flex max-w-[68ch] flex-col gap-3">
          {stages.map(({ name, taken }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position.
            <li key={index} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-brand text-small font-bold text-brand"
              >
                {index + 1}
              </span>
              {/* The smaller letters stand on the line of the larger ones. */}
              <span className="flex min-w-0 flex-1 items-baseline gap-3">
                <span className="min-w-0 flex-1 wrap-break-word">{name}</span>
                {taken !== null && <span className="shrink-0 text-sm text-muted">{minutes(taken)}</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

export function JobFacts({ job }: Props) {
  const { t } = useTranslation('public-jobs');
  const facts = useJobFacts();
  const rows = [
    [t('facts.place'), facts.place(job)],
    [t('facts.address'), job.address],
    [t('facts.contract'), facts.contract(job)],
    [t('facts.level'), facts.seniority(job)],
    [t('languages'), facts.languages(job)],
    [t('facts.reply'), job.replyDays === null || !job.open ? '' : t('facts.replyDays', { count: job.replyDays })],
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
