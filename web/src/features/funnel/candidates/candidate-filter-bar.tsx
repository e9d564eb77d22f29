import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { CANDIDATE_SORTS } from '@prova/contract/funnel/candidates';
import { STAGE_TYPES } from '@prova/contract/jobs/stage-types';
import { ListFilter } from 'lucide-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { cx } from '../../../ui/cx.ts';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useSourceOrigin } from '../source-name.ts';
import { JobField, useJobTitle } from './job-field.tsx';
import type { CandidateList, ListFilters } from './use-candidate-filters.ts';

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
  const { t } = useTranslation(['candidates', 'funnel']);
  const bar = useRef<HTMLElement>(null);
  const removed = useRef(false);
  const [unfolded, setUnfolded] = useState(false);
  const folds = !unfolded && 'max-sm:hidden';
  const serialized = JSON.stringify(filters);
  // What was pressed goes away with what it removed; the focus goes on to what is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the filters.
  useEffect(() => {
    const lost = removed.current && document.activeElement === document.body;
    removed.current = false;
    if (lost) bar.current?.querySelector<HTMLElement>('li button, input')?.focus();
  }, [serialized]);
  const remove = (act: () => void) => () => {
    act();
    removed.current = true;
  };
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
          onChange={(stage) => change({ stage: stage as ListFilters['stage'] })}
        />
        <MultiSelect
          className={cx(folds)}
          label={t('filters.status')}
          placeholder={t('filters.any')}
          options={CANDIDATE_STATUSES.map((value) => ({ value, label: t(`funnel:status.${value}`) }))}
          value={filters.status}
          onChange={(status) => change({ status: status as ListFilters['status'] })}
        />
        <Select
          className={cx(unfolded && 'max-sm:col-span-2')}
          label={t('filters.sort')}
          options={CANDIDATE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          value={filters.sort}
          onChange={(event) => change({ sort: event.target.value as ListFilters['sort'] })}
        />
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-2">
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
        <ActiveFilters filters={filters} onRemove={(without) => remove(() => change(without))()} />
        {isFiltered && (
          <Button size="sm" variant="ghost" className="text-brand" onClick={remove(clear)}>
            {t('filters.clear')}
          </Button>
        )}
        <p role="status" className="tabular ml-auto text-sm text-muted">
          {total !== undefined && t('filters.results', { count: total })}
        </p>
      </div>
    </search>
  );
}

type ActiveProps = { filters: ListFilters; onRemove: (without: Partial<ListFilters>) => void };

function ActiveFilters({ filters, onRemove }: ActiveProps) {
  const { t } = useTranslation(['candidates', 'funnel']);
  const originOf = useSourceOrigin();
  const jobTitle = useJobTitle(filters.job);
  const one = <T extends string>(
    name: 'stage' | 'status' | 'source' | 'skills' | 'match',
    values: readonly T[],
    label: (value: T) => string,
  ) =>
    values.map((value) => ({
      key: `${name}-${value}`,
      text: label(value),
      without: { [name]: values.filter((other) => other !== value) },
    }));
  const chips: { key: string; text: string; without: Partial<ListFilters> }[] = [
    ...(filters.job ? [{ key: 'job', text: jobTitle ?? t('filters.job'), without: { job: null } }] : []),
    ...one('stage', filters.stage, (value) => t(`stages.${value}`)),
    ...one('status', filters.status, (value) => t(`funnel:status.${value}`)),
    ...one('source', filters.source, originOf),
    ...one('skills', filters.skills, (name) => name),
    ...one('match', filters.match, (band) => `${t('funnel:filters.match')}: ${t(`funnel:listedBands.${band}`)}`),
    ...(filters.location.trim()
      ? [
          {
            key: 'location',
            text: t('funnel:filters.in', { place: filters.location.trim() }),
            without: { location: '' },
          },
        ]
      : []),
    ...(filters.show === 'all'
      ? []
      : [{ key: 'show', text: t(`shows.${filters.show}`), without: { show: 'all' as const } }]),
    ...(filters.overdue ? [{ key: 'overdue', text: t('filters.overdue'), without: { overdue: false } }] : []),
    ...(filters.unopened ? [{ key: 'unopened', text: t('filters.unopened'), without: { unopened: false } }] : []),
    ...(filters.unread ? [{ key: 'unread', text: t('filters.unread'), without: { unread: false } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('filters.active')} className="contents">
      {chips.map(({ key, text, without }) => (
        <li key={key} className="max-w-full">
          <Chip onRemove={() => onRemove(without)}>{text}</Chip>
        </li>
      ))}
    </ul>
  );
}
