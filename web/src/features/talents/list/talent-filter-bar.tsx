import { SENIORITIES } from '@prova/contract/work-fields';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ORDERS, type TalentFilters, type TalentList } from './use-talent-filters.ts';

type Props = Pick<TalentList, 'filters' | 'isFiltered' | 'change'> & {
  /** How many people match; undefined while unknown. */
  total: number | undefined;
};

/** Search, level and order in one row; below it what is filtered by, and the count. */
export function TalentFilterBar({ filters, isFiltered, change, total }: Props) {
  const { t } = useTranslation(['talent-list', 'talent-view']);
  const bar = useRef<HTMLElement>(null);
  const { search, level, order } = filters;
  const remove = (without: Partial<TalentFilters>) => {
    change(without);
    // What was pressed goes away with what it removed.
    bar.current?.querySelector('input')?.focus();
  };
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
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        {level && (
          <ul aria-label={t('filters.active')} className="contents">
            <li>
              <Chip onRemove={() => remove({ level: null })}>{t(`talent-view:seniority.${level}`)}</Chip>
            </li>
          </ul>
        )}
        {isFiltered && (
          <Button size="sm" variant="ghost" className="text-brand" onClick={() => remove({ search: '', level: null })}>
            {t('filters.clear')}
          </Button>
        )}
        {order === 'proven' && <p className="text-sm text-muted">{t('provenNote')}</p>}
        <p role="status" className="tabular ml-auto text-sm text-muted">
          {total !== undefined && t('filters.results', { count: total })}
        </p>
      </div>
    </search>
  );
}
