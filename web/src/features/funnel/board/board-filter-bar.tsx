import { BOARD_GROUPS } from '@prova/contract/funnel/board-groups';
import type { Board } from '@prova/contract/funnel/funnel';
import { ListChecks, ListFilter } from 'lucide-react';
import { lazy, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useSourceOrigin } from '../components/source-name.ts';
import type { BoardAddress, Filters } from '../use-board-filters.ts';
import type { FilterChange } from './filter-fields.tsx';

const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }));

const SWITCHES = ['overdue', 'unopened', 'unwanted', 'proven'] as const;

type Props = {
  address: Pick<BoardAddress, 'filters' | 'isFiltered' | 'change' | 'clear'>;
  sources: Board['sources'];
  /** On a phone all but the search stands behind one button. */
  narrow: boolean;
  /** Begins to choose several, or ends it; left out where nobody can be moved. */
  picking?: { readonly on: boolean; readonly toggle: () => void } | undefined;
  children: React.ReactNode;
};

/** One row: search, filters, what is filtered by (each removable), and how many there are. */
export function BoardFilterBar({ address, sources, narrow, picking, children }: Props) {
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
      <SearchField
        label={t('filters.search')}
        hideLabel
        placeholder={t('filters.searchPlaceholder')}
        className="min-w-0 flex-1 sm:w-64 sm:flex-none"
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      {!narrow && (
        <>
          <ShowField filters={filters} onChange={change} hideLabel className="w-64" />
          <GroupField filters={filters} onChange={change} hideLabel className="w-52" />
        </>
      )}
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
        {narrow && (
          <div className="mb-4 flex flex-col gap-4">
            <ShowField filters={filters} onChange={change} />
            <GroupField filters={filters} onChange={change} />
          </div>
        )}
        <OrderField filters={filters} onChange={change} />
        <FilterFields filters={filters} sources={sources} onChange={change} />
      </Popover>
      {picking && (
        <IconButton
          label={t('select.begin')}
          tooltip={!narrow}
          variant="secondary"
          pressed={picking.on}
          icon={<ListChecks />}
          onClick={picking.toggle}
        />
      )}
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

type Look = { hideLabel?: boolean; className?: string };

/** What the cards of each column are grouped by. */
function GroupField({ filters, onChange, ...look }: FilterChange & Look) {
  const { t } = useTranslation('funnel');
  return (
    <Select
      {...look}
      label={t('filters.group')}
      options={BOARD_GROUPS.map((value) => ({ value, label: t(`filters.groups.${value}`) }))}
      value={filters.group}
      onChange={(event) => onChange({ group: event.target.value as Filters['group'] })}
    />
  );
}

/** Who stands first in a column. */
function OrderField({ filters, onChange }: FilterChange) {
  const { t } = useTranslation('funnel');
  return (
    <Select
      className="mb-4"
      label={t('filters.order')}
      options={(['waiting', 'match'] as const).map((value) => ({ value, label: t(`filters.orders.${value}`) }))}
      value={filters.order}
      onChange={(event) => onChange({ order: event.target.value === 'match' ? 'match' : 'waiting' })}
    />
  );
}

/** Open applications, ended ones, or all. */
function ShowField({ filters, onChange, ...look }: FilterChange & Look) {
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
    ...filters.match.map((one) => ({
      key: `match-${one}`,
      text: t(`listedBands.${one}`),
      without: { match: filters.match.filter((other) => other !== one) },
    })),
    ...filters.skills.map((one) => ({
      key: `skill-${one}`,
      text: one,
      without: { skills: filters.skills.filter((other) => other !== one) },
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
    ...(filters.location.trim()
      ? [{ key: 'location', text: t('filters.in', { place: filters.location.trim() }), without: { location: '' } }]
      : []),
    ...SWITCHES.filter((name) => filters[name]).map((name) => ({
      key: name,
      text: t(`filters.${name}`),
      without: { [name]: false },
    })),
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
