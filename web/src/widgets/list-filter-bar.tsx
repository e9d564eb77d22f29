import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoicesOf, Fields } from '../lib/list-address.ts';
import { NARROW, useMedia } from '../lib/use-media.ts';
import { Button } from '../ui/button.tsx';
import { FiltersPopover } from '../ui/filters-popover.tsx';
import { MultiSelect } from '../ui/multi-select.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Select } from '../ui/select.tsx';
import { FilterFoot } from './filter-foot.tsx';

type Props<N extends Fields, Sort extends string> = {
  list: {
    address: { narrowing: N };
    filters: { search: string; sort: Sort };
    isFiltered: boolean;
    change: (change: never) => void;
    clear: () => void;
  };
  /** What the bar does, for screen readers. */
  label: string;
  search: { label: string; placeholder: string };
  /** Of each filter its name, what stands there while nothing is chosen, the names of its values, and how much there is of each. */
  filters: {
    [Name in keyof ChoicesOf<N>]: {
      label: string;
      any: string;
      name: (value: ChoicesOf<N>[Name]) => string;
      count?: (value: ChoicesOf<N>[Name]) => number | undefined;
    };
  };
  sorts: readonly Sort[];
  sortName: (sort: Sort) => string;
  /** What is switched on or off, beside the filters. */
  toggle?: ReactNode;
  /** How many there are; undefined while unknown. */
  results: string | undefined;
};

type Named = {
  label: string;
  any: string;
  name: (value: never) => string;
  count?: (value: never) => number | undefined;
};

/**
 * Search, filters and order in one row; below it what is filtered by, each removable, and the count. On a phone all but
 * the search stands behind one button, which says how many filters are on.
 */
export function ListFilterBar<N extends Fields, Sort extends string>({
  list,
  label,
  search,
  filters: named,
  sorts,
  sortName,
  toggle,
  results,
}: Props<N, Sort>) {
  const { t } = useTranslation('parts');
  const narrow = useMedia(NARROW);
  const bar = useRef<HTMLElement>(null);
  const { filters, isFiltered, clear } = list;
  const change = list.change as (change: Record<string, unknown>) => void;
  const chosen = Object.entries<Named>(named).map(([name, { label, any, name: nameOf, count }]) => {
    const { values } = list.address.narrowing[name] as unknown as { values: readonly never[] };
    return {
      name,
      label,
      any,
      options: values.map((value) => ({ value, label: nameOf(value), count: count?.(value) })),
      value: (filters as Record<string, unknown>)[name] as string[],
    };
  });
  const active = chosen.flatMap(({ name, options, value }) =>
    options
      .filter((option) => value.includes(option.value))
      .map((option) => ({
        key: `${name}-${option.value}`,
        text: option.label,
        remove: () => change({ [name]: value.filter((one) => one !== option.value) }),
      })),
  );
  const words = { ...search, value: filters.search, onChange: (search: string) => change({ search }) };
  const fields = (
    <>
      {chosen.map(({ name, any, ...field }) => (
        <MultiSelect key={name} {...field} placeholder={any} onChange={(value) => change({ [name]: value })} />
      ))}
      <Select
        label={t('filters.sort')}
        options={sorts.map((value) => ({ value, label: sortName(value) }))}
        value={filters.sort}
        onChange={({ target }) => change({ sort: target.value })}
      />
    </>
  );

  if (narrow)
    return (
      <search aria-label={label} className="flex flex-col gap-1">
        <div className="flex items-center gap-2">
          <SearchField {...words} hideLabel className="min-w-0 flex-1" />
          {toggle}
          <FiltersPopover count={active.length}>
            <div className="flex flex-col gap-4">{fields}</div>
          </FiltersPopover>
        </div>
        <div className="flex min-h-8 items-center justify-between gap-2">
          <p role="status" className="tabular text-sm text-muted">
            {results}
          </p>
          {isFiltered && (
            <Button size="sm" variant="ghost" className="-my-1.5 text-brand" onClick={clear}>
              {t('filters.clear')}
            </Button>
          )}
        </div>
      </search>
    );
  return (
    <search ref={bar} aria-label={label} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-end gap-3 lg:auto-cols-[minmax(9rem,1fr)] lg:grid-flow-col lg:grid-cols-[minmax(12rem,2fr)]">
        <SearchField {...words} className="col-span-2 lg:col-span-1" />
        {fields}
        {toggle}
      </div>
      <FilterFoot bar={bar} active={active} isFiltered={isFiltered} onClear={clear} results={results} />
    </search>
  );
}
