import type { PublicJob, PublicJobSummary } from '@prova/contract/jobs/public-jobs';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useMinutes } from '../../../lib/use-minutes.ts';

type Job = Omit<PublicJobSummary, 'publishedAt'>;

/** A public job's facts in words. */
export function useJobFacts() {
  const { t } = useTranslation('public-jobs');
  const format = useFormat();
  const minutes = useMinutes();
  return {
    place: (job: Job): string => {
      const model = t(`locationModel.${job.locationModel}`);
      const place = [job.city, job.state].filter(Boolean).join(', ');
      if (job.locationModel !== 'remote') return place ? t('place', { model, place }) : model;
      const country = job.country
        ? new Intl.DisplayNames(format.locale, { type: 'region' }).of(job.country)
        : undefined;
      return country ? t('remoteIn', { country }) : model;
    },
    pay: (job: Job): string | null =>
      job.payMode === 'negotiate' || job.payMin === null
        ? null
        : format.moneyRange(job.payMin, job.payMode === 'range' ? job.payMax : null, job.currency ?? 'BRL'),
    contract: (job: Job): string => t(`contractType.${job.contractType}`),
    seniority: (job: Job): string => t(`seniority.${job.seniority}`),
    languages: ({ languages }: Pick<PublicJob, 'languages'>): string => {
      const names = new Intl.DisplayNames(format.locale, { type: 'language' });
      return languages
        .map(({ code, proficiency }) => `${names.of(code)} (${t(`proficiency.${proficiency}`)})`)
        .join(', ');
    },
    minutes,
  };
}
