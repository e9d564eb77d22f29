import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { JOB_SORTS } from '@prova/contract/jobs/job-list';
import { SHOWN_JOB_STATUSES } from '@prova/contract/jobs/job-status';
import { SENIORITIES } from '@prova/contract/work-fields';
import { useTranslation } from 'react-i18next';
import { ListFilterBar } from '../../../widgets/list-filter-bar.tsx';
import { type JobFilters, jobFilters } from './job-filters.ts';

type Props = {
  filters: JobFilters;
  onChange: (change: Partial<JobFilters>) => void;
  /** How many jobs match; undefined while unknown. */
  total: number | undefined;
};

/** What the list of jobs is narrowed and sorted by. */
export function JobFilterBar({ filters, onChange, total }: Props) {
  const { t } = useTranslation('jobs');
  const options = {
    status: SHOWN_JOB_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    contractType: CONTRACT_TYPES.map((value) => ({ value, label: t(`contractType.${value}`) })),
    level: SENIORITIES.map((value) => ({ value, label: t(`seniority.${value}`) })),
  };
  return (
    <ListFilterBar
      words={{
        label: t('filters.label'),
        active: t('filters.active'),
        sort: t('filters.sort'),
        clear: t('filters.clear'),
      }}
      search={{
        label: t('filters.search'),
        placeholder: t('filters.searchPlaceholder'),
        value: filters.search,
        onChange: (search) => onChange({ search }),
      }}
      filters={jobFilters.names.map((name) => ({
        name,
        label: t(`filters.${name}`),
        any: t('filters.any'),
        options: options[name],
        value: filters[name],
        onChange: (value) => onChange({ [name]: value }),
      }))}
      sort={{
        options: JOB_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
        value: filters.sort,
        onChange: (sort) => onChange({ sort: sort as JobFilters['sort'] }),
      }}
      results={total === undefined ? undefined : t('filters.results', { count: total })}
      onClear={() => onChange(jobFilters.none)}
    />
  );
}
