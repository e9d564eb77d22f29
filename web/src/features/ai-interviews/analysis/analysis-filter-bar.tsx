import { RECORD_KINDS, RECORD_STATUSES } from '@prova/contract/ai-interviews/ai-interview-fields';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { FiltersPopover } from '../../../ui/filters-popover.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { FilterFoot } from '../../../widgets/filter-foot.tsx';
import { JobField, useJobTitle } from '../../jobs/components/job-field.tsx';
import { type AnalysisList, RECORD_SORTS } from './analysis-filters.ts';

type Props = {
  list: Pick<AnalysisList, 'filters' | 'change' | 'clear' | 'isFiltered'>;
  /** Undefined while unknown. */
  total: number | undefined;
};

/** What the list is narrowed and sorted by; on a phone all but the search stands behind one button. */
export function AnalysisFilterBar({ list: { filters, change, clear, isFiltered }, total }: Props) {
  const { t } = useTranslation(['interview-analysis', 'parts']);
  const bar = useRef<HTMLElement>(null);
  const narrow = useMedia(NARROW);
  const { search, status, kind, jobId, sort } = filters;
  const title = useJobTitle(jobId);
  const active = [
    ...(status ? [{ key: 'status', text: t(`status.${status}`), remove: () => change({ status: null }) }] : []),
    ...(kind ? [{ key: 'kind', text: t(`kind.${kind}`), remove: () => change({ kind: null }) }] : []),
    ...(jobId ? [{ key: 'job', text: title ?? t('list.job'), remove: () => change({ jobId: null }) }] : []),
  ];
  const words = {
    label: t('list.search'),
    placeholder: t('list.searchPlaceholder'),
    value: search,
    onChange: (search: string) => change({ search }),
  };
  const fields = (
    <>
      <Select
        label={t('list.status')}
        placeholder={t('list.anyStatus')}
        options={RECORD_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={status ?? ''}
        onChange={({ target }) => change({ status: RECORD_STATUSES.find((value) => value === target.value) ?? null })}
      />
      <Select
        label={t('list.kind')}
        placeholder={t('list.anyKind')}
        options={RECORD_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind ?? ''}
        onChange={({ target }) => change({ kind: RECORD_KINDS.find((value) => value === target.value) ?? null })}
      />
      <JobField
        label={t('list.job')}
        placeholder={t('list.anyJob')}
        value={jobId}
        onChange={(next) => change({ jobId: next })}
      />
      <Select
        label={t('parts:filters.sort')}
        options={RECORD_SORTS.map((value) => ({ value, label: t(`list.sort.${value}`) }))}
        value={sort}
        onChange={({ target }) => change({ sort: RECORD_SORTS.find((value) => value === target.value) ?? 'date' })}
      />
    </>
  );
  const foot = (
    <FilterFoot
      bar={bar}
      active={active}
      isFiltered={isFiltered}
      onClear={clear}
      results={total === undefined ? undefined : t('list.results', { count: total })}
    />
  );
  return (
    <search ref={bar} aria-label={t('list.filters')} className="flex flex-col gap-3">
      {narrow ? (
        <div className="flex items-center gap-2">
          <SearchField {...words} hideLabel className="flex-1" />
          <FiltersPopover count={active.length}>
            <div className="flex flex-col gap-4">{fields}</div>
          </FiltersPopover>
        </div>
      ) : (
        <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(12rem,2fr)_repeat(4,minmax(9rem,1fr))]">
          <SearchField {...words} className="col-span-2 lg:col-span-1" />
          {fields}
        </div>
      )}
      {foot}
    </search>
  );
}
