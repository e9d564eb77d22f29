import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { CANDIDATE_SORTS } from '@prova/contract/funnel/candidates';
import { STAGE_TYPES } from '@prova/contract/jobs/stage-types';
import { ListFilter } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { type ActiveFilter, FilterFoot } from '../../../widgets/filter-foot.tsx';
import { JobField, useJobTitle } from '../../jobs/components/job-field.tsx';
import { useSourceOrigin } from '../components/source-name.ts';
import type { CandidateFilters, CandidateList } from './candidate-filters.ts';

const FurtherFilters = lazy(async () => ({ default: (await import('./further-filters.tsx')).FurtherFilters }));

type Props = {
  list: Pick<CandidateList, 'filters' | 'isFiltered' | 'change' | 'clear'>;
  /** How many people match; undefined while unknown. */
  total: number | undefined;
};

/**
 * Search, filters and order in one row; below it what is filtered by, each removable, and the count. On a phone the filters
 * unfold, so that people come first.
 */
export function CandidateFilterBar({ list: { filters, isFiltered, change, clear }, total }: Props) {
  const { t } = useTranslation(['candidates', 'funnel', 'parts']);
  const bar = useRef<HTMLElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const folds = !unfolded && 'max-sm:hidden';
  return (
    <search ref={bar} aria-label={t('filters.label')} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(12rem,2fr)_minmax(10rem,1.5fr)_repeat(2,minmax(8rem,1fr))_minmax(10rem,1.2fr)]">
        <SearchField
          className="col-span-2 lg:col-span-1"
          label={t('filters.search')}
          placeholder={t('filters.searchPlaceholder')}
          value={filters.search}
          onChange={(search) => change({ search })}
        />
        <Button
          className={cx('sm:hidden', unfolded && 'col-span-2')}
          icon={<ListFilter className="size-4" />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('filters.unfold')}
        </Button>
        <JobField
          label={t('filters.job')}
          placeholder={t('filters.anyJob')}
          value={filters.job}
          onChange={(job) => change({ job })}
          className={cx('col-span-2 lg:col-span-1', folds)}
        />
        <MultiSelect
          className={cx(folds)}
          label={t('filters.stage')}
          placeholder={t('filters.any')}
          options={STAGE_TYPES.map((value) => ({ value, label: t(`stages.${value}`) }))}
          value={filters.stage}
          onChange={(stage) => change({ stage: stage as CandidateFilters['stage'] })}
        />
        <MultiSelect
          className={cx(folds)}
          label={t('filters.status')}
          placeholder={t('filters.any')}
          options={CANDIDATE_STATUSES.map((value) => ({ value, label: t(`funnel:status.${value}`) }))}
          value={filters.status}
          onChange={(status) => change({ status: status as CandidateFilters['status'] })}
        />
        <Select
          className={cx(unfolded && 'max-sm:col-span-2')}
          label={t('parts:filters.sort')}
          options={CANDIDATE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          value={filters.sort}
          onChange={(event) => change({ sort: event.target.value as CandidateFilters['sort'] })}
        />
      </div>
      <FilterFoot
        bar={bar}
        lead={
          <Popover
            className={cx(folds)}
            label={t('filters.more')}
            size="sm"
            trigger={
              <>
                <ListFilter className="size-4" aria-hidden="true" />
                {t('filters.more')}
              </>
            }
            panelClassName="w-80"
          >
            <FurtherFilters filters={filters} onChange={change} />
          </Popover>
        }
        active={useActiveFilters(filters, change)}
        isFiltered={isFiltered}
        onClear={clear}
        results={total === undefined ? undefined : t('filters.results', { count: total })}
      />
    </search>
  );
}

function useActiveFilters(
  filters: CandidateFilters,
  change: (without: Partial<CandidateFilters>) => void,
): ActiveFilter[] {
  const { t } = useTranslation(['candidates', 'funnel']);
  const originOf = useSourceOrigin();
  const jobTitle = useJobTitle(filters.job);
  const { job, location, show } = filters;
  const one = (key: string, text: string, without: Partial<CandidateFilters>) => ({
    key,
    text,
    remove: () => change(without),
  });
  const each = <T extends string>(
    name: 'stage' | 'status' | 'source' | 'skills' | 'match',
    values: readonly T[],
    label: (value: T) => string,
  ) =>
    values.map((value) => one(`${name}-${value}`, label(value), { [name]: values.filter((other) => other !== value) }));
  return [
    ...(job ? [one('job', jobTitle ?? t('filters.job'), { job: null })] : []),
    ...each('stage', filters.stage, (value) => t(`stages.${value}`)),
    ...each('status', filters.status, (value) => t(`funnel:status.${value}`)),
    ...each('source', filters.source, originOf),
    ...each('skills', filters.skills, (name) => name),
    ...each('match', filters.match, (band) => `${t('funnel:filters.match')}: ${t(`funnel:listedBands.${band}`)}`),
    ...(location.trim() ? [one('location', t('funnel:filters.in', { place: location.trim() }), { location: '' })] : []),
    ...(show === 'all' ? [] : [one('show', t(`shows.${show}`), { show: 'all' })]),
    ...(['overdue', 'unopened', 'unread'] as const)
      .filter((name) => filters[name])
      .map((name) => one(name, t(`filters.${name}`), { [name]: false })),
  ];
}
