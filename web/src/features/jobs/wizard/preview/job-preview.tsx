import type { JobDetail } from '@prova/contract/jobs/jobs';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { CompanyMark } from '../../../../ui/company-mark.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { aboutTitle } from '../../components/about-title.ts';
import { JobMarks } from '../../components/job-badges.tsx';
import { useJobWords } from '../../components/job-words.ts';
import { useStageWords } from '../pipeline/stage-words.ts';

/** The public page in small: what a visitor reads, in the same order and with the same words. */
export function JobPreview({ job }: { job: JobDetail }) {
  const { t } = useTranslation(['public-jobs', 'wizard']);
  const words = useJobWords();
  const stages = useStageWords();
  const facts = [words.place(job), words.contract(job), words.seniority(job)].filter((fact) => fact !== null);
  // Waiting for an answer and being hired are no work of the candidate's.
  const asked = job.stages.filter(({ type }) => type !== 'review' && type !== 'hired');
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <CompanyMark name={job.companyName} src={job.companyLogoUrl} />
        <p className="font-semibold">{job.companyName}</p>
      </div>
      <div className="flex flex-col gap-2">
        <p className="font-heading text-h3 font-bold wrap-break-word">{job.title}</p>
        <div className="flex flex-wrap gap-2">
          {facts.map((fact) => (
            <Badge key={fact} tone="green">
              {fact}
            </Badge>
          ))}
          <JobMarks job={{ ...job, locationModel: null }} />
        </div>
        {words.pay(job) && <p className="tabular text-h4">{words.pay(job)}</p>}
      </div>
      {job.description && (
        <section>
          <h3 className="mb-2 text-h4">{t(`public-jobs:${aboutTitle(job.description)}`)}</h3>
          <RichText html={job.description} />
        </section>
      )}
      {(job.skills.length > 0 || job.requirements) && (
        <section>
          <h3 className="mb-2 text-h4">{t('public-jobs:demonstrate')}</h3>
          <ul className="mb-3 flex flex-col gap-1.5">
            {job.skills.map(({ name, level, required }) => (
              <li key={name} className="flex items-baseline justify-between gap-4">
                <span className="flex min-w-0 items-center gap-2">
                  <Check className="size-4 shrink-0 text-brand" strokeWidth={3} />
                  <span className="min-w-0 wrap-break-word">{name}</span>
                </span>
                <span className="shrink-0 text-sm text-muted">
                  {[t(`public-jobs:skillLevel.${level}`), !required && t('public-jobs:desirable')]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
          {job.requirements && <RichText html={job.requirements} />}
        </section>
      )}
      {job.benefits.length > 0 && (
        <section>
          <h3 className="mb-2 text-h4">{t('public-jobs:facts.benefits')}</h3>
          <p className="wrap-break-word">{job.benefits.join(', ')}</p>
        </section>
      )}
      <section>
        <h3 className="mb-2 text-h4">{t('public-jobs:process')}</h3>
        <Card look="sunken" padded={false}>
          <ol className="divide-y">
            {asked.map((stage, index) => (
              <li key={stage.id} className="flex items-center gap-3 px-4 py-2">
                <span className="tabular text-sm font-semibold text-muted">{index + 1}</span>
                <span className="min-w-0 flex-1 wrap-break-word">
                  {stage.type === 'new'
                    ? t('public-jobs:application')
                    : stage.type === 'offer'
                      ? t('wizard:pipeline.types.offer')
                      : stage.name}
                </span>
                {stage.minutes !== null && <span className="text-sm text-muted">{stages.minutes(stage.minutes)}</span>}
              </li>
            ))}
          </ol>
        </Card>
      </section>
    </div>
  );
}
