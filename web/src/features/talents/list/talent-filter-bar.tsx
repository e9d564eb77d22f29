import { SENIORITIES } from '@prova/contract/work-fields';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { FilterFoot } from '../../../widgets/filter-foot.tsx';
import { ORDERS, type TalentFilters } from './talent-filters.ts';

type Props = {
  list: {
    filters: TalentFilters;
    isFiltered: boolean;
    change: (change: Partial<TalentFilters>) => void;
    clear: () => void;
  };
  /** How many people match; undefined while unknown. */
  total: number | undefined;
};

/** Search, level and order in one row; below it what is filtered by, and the count. */
export function TalentFilterBar({ list: { filters, isFiltered, change, clear }, total }: Props) {
  const { t } = useTranslation(['talent-list', 'talent-view']);
  const bar = useRef<HTMLElement>(null);
  const { search, level, order } = filters;
  const levelName = level && t(`talent-view:seniority.${level}`);
  return (
    <search ref={bar} aria-label={t('filters.label')} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(14rem,2fr)_minmax(10rem,1fr)_minmax(10rem,1fr)]">
        <SearchField
          className="col-span-2 lg:col-span-1"
          label={t('filters.search')}
          placeholder={t('filters.searchPlaceholder')}
          value={search}
          onChange={(search) => change({ search })}
        />
        <Select
          label={t('filters.level')}
          placeholder={t('filters.anyLevel')}
          options={SENIORITIES.map((value) => ({ value, label: t(`talent-view:seniority.${value}`) }))}
          value={level ?? ''}
          onChange={({ target }) => change({ level: SENIORITIES.find((each) => each === target.value) ?? null })}
        />
        <Select
          label={t('filters.order')}
          options={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          value={order}
          onChange={({ target }) => change({ order: target.value as TalentFilters['order'] })}
        />
      </div>
      <FilterFoot
        bar={bar}
        active={levelName ? [{ key: 'level', text: levelName, remove: () => change({ level: null }) }] : []}
        isFiltered={isFiltered}
        onClear={clear}
        results={total === undefined ? undefined : t('filters.results', { count: total })}
      >
        {order === 'proven' && <p className="text-sm text-muted">{t('provenNote')}</p>}
      </FilterFoot>
    </search>
  );
}
