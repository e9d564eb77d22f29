import type { AlertFilters } from '@prova/contract/matching/job-alerts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

/** A search in words, as one would say it. */
export function useSearchWords(): (filters: AlertFilters) => string {
  const { t } = useTranslation(['talent-jobs', 'public-jobs']);
  const { money } = useFormat();
  return ({ search, location, level = [], contractType = [], locationModel = [], remote, match = [], payMin }) =>
    [
      search && `“${search}”`,
      location,
      ...level.map((each) => t(`public-jobs:seniority.${each}`)),
      ...contractType.map((each) => t(`public-jobs:contractType.${each}`)),
      ...locationModel.map((each) => t(`public-jobs:locationModel.${each}`)),
      remote && t('filters.remote'),
      match.length > 0 &&
        `${t('filters.match')}: ${match.map((each) => t(`filters.bands.${each}`).toLowerCase()).join(', ')}`,
      payMin !== undefined && t('alerts.pays', { amount: money(payMin, 'BRL') }),
    ]
      .filter(Boolean)
      .join(' · ') || t('alerts.everything');
}
