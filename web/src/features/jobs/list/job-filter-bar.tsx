import { SHOWN_JOB_STATUSES } from '@prova/contract/applications/application-status';
import { CONTRACT_TYPES, SENIORITIES } from '@prova/contract/jobs/job-fields';
import { JOB_SORTS } from '@prova/contract/jobs/job-list';
import { useTranslation } from 'react-i18next';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { FiltersPopover } from '../../../ui/filters-popover.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { FILTER_NAMES, type FilterName, type JobFilters } from './use-job-filters.ts';

type Props = {
  filters: JobFilters;
  onChange: (change: Partial<JobFilters>) => void;
  /** How many jobs match; undefined while unknown. */
  total: number | undefined;
};

/**
 * Search, filters and order in one row; below it what is filtered by, each removable, and the count. On a phone all but
 * the search stands behind one button, which says how many filters are on.
 */
export function JobFilterBar({ filters, onChange, total }: Props) {
  const { t } = useTranslation('jobs');
  const narrow = useMedia(NARROW);
  const options = {
    status: SHOWN_JOB_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    contractType: CONTRACT_TYPES.map((value) => ({ value, label: t(`contractType.${value}`) })),
    level: SENIORITIES.map((value) => ({ value, label: t(`seniority.${value}`) })),
  };
  const active = FILTER_NAMES.flatMap((name) =>
    options[name]
      .filter(({ value }) => (filters[name] as readonly string[]).includes(value))
      .map((one) => ({ name, ...one })),
  );
  const remove = (name: FilterName, value: string) =>
    onChange({ [name]: (filters[name] as readonly string[]).filter((one) => one !== value) });

  const fields = (
    <>
      {FILTER_NAMES.map((name) => (
        <MultiSelect
          key={name}
          label={t(`filters.${name}`)}
          placeholder={t('filters.any')}
          options={options[name]}
          value={filters[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <Select
        label={t('filters.sort')}
        options={JOB_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={filters.sort}
        onChange={(event) => onChange({ sort: event.target.value as JobFilters['sort'] })}
      />
    </>
  );
  const search = {
    label: t('filters.search'),
    placeholder: t('filters.searchPlaceholder'),
    value: filters.search,
    onChange: (search: string) => onChange({ search }),
  };
  const clear = () => onChange({ search: '', status: [], contractType: [], level: [] });
  const results = total !== undefined && t('filters.results', { count: total });

  if (narrow)
    return (
      <search aria-label={t('filters.label')} className="flex flex-col gap-1">
        <div className="flex items-center gap-2">
          <SearchField {...search} hideLabel className="flex-1" />
          <FiltersPopover count={active.length}>
            <div className="flex flex-col gap-4">{fields}</div>
          </FiltersPopover>
        </div>
        <div className="flex min-h-8 items-center justify-between gap-2">
          <p role="status" className="tabular text-sm text-muted">
            {results}
          </p>
          {(active.length > 0 || filters.search) && (
            <Button size="sm" variant="ghost" className="-my-1.5 text-brand" onClick={clear}>
              {t('filters.clear')}
            </Button>
          )}
        </div>
      </search>
    );
  return (
    <search aria-label={t('filters.label')} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(12rem,2fr)_repeat(3,minmax(8rem,1fr))_minmax(10rem,1.2fr)]">
        <SearchField {...search} className="col-span-2 lg:col-span-1" />
        {fields}
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        {active.length > 0 && (
          <ul aria-label={t('filters.active')} className="flex flex-wrap gap-2">
            {active.map(({ name, value, label }) => (
              <li key={name + value}>
                <Chip onRemove={() => remove(name, value)}>{label}</Chip>
              </li>
            ))}
          </ul>
        )}
        {(active.length > 0 || filters.search) && (
          <Button size="sm" variant="ghost" className="text-brand" onClick={clear}>
            {t('filters.clear')}
          </Button>
        )}
        <p role="status" className="tabular ml-auto text-sm text-muted">
          {results}
        </p>
      </div>
    </search>
  );
}
