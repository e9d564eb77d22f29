import type { Board } from '@prova/contract/funnel/funnel';
import { ListFilter, Search } from 'lucide-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSourceOrigin } from '../source-name.ts';
import type { BoardAddress, Filters } from '../use-board-filters.ts';
import type { FilterChange } from './filter-fields.tsx';

const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }));

const TYPING_MS = 300;

type Props = {
  address: Pick<BoardAddress, 'filters' | 'isFiltered' | 'change' | 'clear'>;
  sources: Board['sources'];
  /** On a phone all but the search stands behind one button. */
  narrow: boolean;
  children: React.ReactNode;
};

/** One row: search, filters, what is filtered by (each removable), and how many there are. */
export function BoardFilterBar({ address, sources, narrow, children }: Props) {
  const { t } = useTranslation('funnel');
  const { filters, isFiltered, change, clear } = address;
  const bar = useRef<HTMLElement>(null);
  const serialized = JSON.stringify(filters);
  const removed = useRef(false);
  const keepFocus = () => {
    removed.current = true;
  };
  // What was pressed goes away with what it removed; the focus goes on to what is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the filters.
  useEffect(() => {
    const lost = removed.current && document.activeElement === document.body;
    removed.current = false;
    if (lost) bar.current?.querySelector<HTMLElement>('li button, input')?.focus();
  }, [serialized]);
  return (
    <search ref={bar} aria-label={t('filters.label')} className="flex flex-wrap items-center gap-2">
      <SearchField value={filters.search} onChange={(search) => change({ search })} />
      {!narrow && <ShowField filters={filters} onChange={change} hideLabel className="w-52" />}
      <Popover
        label={t('filters.more')}
        nameTrigger={narrow}
        square={narrow}
        align={narrow ? 'end' : 'start'}
        trigger={
          <>
            <ListFilter className="size-4" aria-hidden="true" />
            {!narrow && t('filters.more')}
          </>
        }
        panelClassName="w-80"
      >
        {narrow && <ShowField filters={filters} onChange={change} className="mb-4" />}
        <FilterFields filters={filters} sources={sources} onChange={change} />
      </Popover>
      <ActiveFilters
        filters={filters}
        onChange={(without) => {
          change(without);
          keepFocus();
        }}
      />
      {isFiltered && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            clear();
            keepFocus();
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
      <div className="ml-auto empty:hidden">{children}</div>
    </search>
  );
}

/** Open applications, ended ones, or all. */
function ShowField({ filters, onChange, ...look }: FilterChange & { hideLabel?: boolean; className: string }) {
  const { t } = useTranslation('funnel');
  return (
    <Select
      {...look}
      label={t('filters.show')}
      options={(['open', 'closed', 'all'] as const).map((value) => ({ value, label: t(`filters.shows.${value}`) }))}
      value={filters.show}
      onChange={(event) => onChange({ show: event.target.value as Filters['show'] })}
    />
  );
}

function ActiveFilters({ filters, onChange }: FilterChange) {
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const originOf = useSourceOrigin();
  const chips = [
    ...filters.status.map((one) => ({
      key: one,
      text: t(`status.${one}`),
      without: { status: filters.status.filter((other) => other !== one) },
    })),
    ...filters.source.map((one) => ({
      key: one,
      text: originOf(one),
      without: { source: filters.source.filter((other) => other !== one) },
    })),
    ...(filters.appliedFrom
      ? [
          {
            key: 'from',
            text: t('filters.since', { date: format.day(filters.appliedFrom) }),
            without: { appliedFrom: null },
          },
        ]
      : []),
    ...(filters.appliedTo
      ? [{ key: 'to', text: t('filters.until', { date: format.day(filters.appliedTo) }), without: { appliedTo: null } }]
      : []),
    ...(filters.overdue ? [{ key: 'overdue', text: t('filters.overdue'), without: { overdue: false } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('filters.active')} className="contents">
      {chips.map(({ key, text, without }) => (
        <li key={key} className="max-w-full">
          <Chip onRemove={() => onChange(without)} className="min-h-control">
            {text}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** Follows the address, and changes it once one stops typing. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('funnel');
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  return (
    <TextField
      label={t('filters.search')}
      hideLabel
      type="search"
      icon={<Search />}
      placeholder={t('filters.searchPlaceholder')}
      maxLength={120}
      className="min-w-0 flex-1 sm:w-64 sm:flex-none"
      value={text}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          sent.current = next.trim();
          onChange(next);
        }, TYPING_MS);
      }}
    />
  );
}
