import { NARROW, useMedia } from '../lib/use-media.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { FiltersPopover } from '../ui/filters-popover.tsx';
import { MultiSelect } from '../ui/multi-select.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { type Option, Select } from '../ui/select.tsx';

type Filter = {
  name: string;
  label: string;
  /** What stands there while nothing is chosen. */
  any: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
};

type Props = {
  words: {
    /** What the bar does, and what is listed in it, for screen readers. */
    label: string;
    active: string;
    sort: string;
    clear: string;
  };
  search: { label: string; placeholder: string; value: string; onChange: (search: string) => void };
  filters: readonly Filter[];
  sort: { options: readonly Option[]; value: string; onChange: (sort: string) => void };
  /** How many there are; undefined while unknown. */
  results: string | undefined;
  onClear: () => void;
};

/**
 * Search, filters and order in one row; below it what is filtered by, each removable, and the count. On a phone all but
 * the search stands behind one button, which says how many filters are on.
 */
export function ListFilterBar({ words, search, filters, sort, results, onClear }: Props) {
  const narrow = useMedia(NARROW);
  const active = filters.flatMap(({ name, options, value, onChange }) =>
    options
      .filter((option) => value.includes(option.value))
      .map((option) => ({
        id: name + option.value,
        label: option.label,
        remove: () => onChange(value.filter((one) => one !== option.value)),
      })),
  );
  const isFiltered = active.length > 0 || search.value !== '';
  const fields = (
    <>
      {filters.map(({ name, any, value, ...field }) => (
        <MultiSelect key={name} {...field} placeholder={any} value={[...value]} />
      ))}
      <Select
        label={words.sort}
        options={sort.options}
        value={sort.value}
        onChange={(event) => sort.onChange(event.target.value)}
      />
    </>
  );

  if (narrow)
    return (
      <search aria-label={words.label} className="flex flex-col gap-1">
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
          {isFiltered && (
            <Button size="sm" variant="ghost" className="-my-1.5 text-brand" onClick={onClear}>
              {words.clear}
            </Button>
          )}
        </div>
      </search>
    );
  return (
    <search aria-label={words.label} className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-end gap-3 lg:auto-cols-[minmax(9rem,1fr)] lg:grid-flow-col lg:grid-cols-[minmax(12rem,2fr)]">
        <SearchField {...search} className="col-span-2 lg:col-span-1" />
        {fields}
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        {active.length > 0 && (
          <ul aria-label={words.active} className="flex flex-wrap gap-2">
            {active.map((one) => (
              <li key={one.id}>
                <Chip onRemove={one.remove}>{one.label}</Chip>
              </li>
            ))}
          </ul>
        )}
        {isFiltered && (
          <Button size="sm" variant="ghost" className="text-brand" onClick={onClear}>
            {words.clear}
          </Button>
        )}
        <p role="status" className="tabular ml-auto text-sm text-muted">
          {results}
        </p>
      </div>
    </search>
  );
}
