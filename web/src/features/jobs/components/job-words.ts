import type { JobSummary } from '@prova/contract/jobs/job-list';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useLanguageName } from '../../../lib/use-language-name.ts';

type Placed = Pick<JobSummary, 'locationModel' | 'city' | 'state'>;
type Paid = Pick<JobSummary, 'payMode' | 'payMin' | 'payMax' | 'currency'>;

/** A job's facts in words, in the reader's language; null where a draft does not say yet. */
export function useJobWords() {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const nameOf = useLanguageName();
  return useMemo(
    () => ({
      place: ({ locationModel, city, state }: Placed): string | null => {
        if (!locationModel) return null;
        const town = [city, state].filter(Boolean).join(', ');
        const model = t(`locationModel.${locationModel}`);
        return locationModel !== 'remote' && town ? `${model} · ${town}` : model;
      },
      pay: ({ payMode, payMin, payMax, currency }: Paid): string | null => {
        if (payMode === 'negotiate') return t('pay.negotiate');
        if (!payMode || payMin === null) return null;
        const amount = format.moneyRange(payMin, payMode === 'range' ? payMax : null, currency ?? undefined);
        return t('pay.perMonth', { amount });
      },
      contract: ({ contractType }: Pick<JobSummary, 'contractType'>): string | null =>
        contractType && t(`contractType.${contractType}`),
      languages: ({ languages }: Pick<JobDetail, 'languages'>): string =>
        languages.map(({ code, proficiency }) => `${nameOf(code)} (${t(`proficiency.${proficiency}`)})`).join(', '),
      seniority: ({ seniority }: Pick<JobSummary, 'seniority'>): string | null =>
        seniority && t(`seniority.${seniority}`),
    }),
    [t, format, nameOf],
  );
}
