import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { LISTED_BANDS } from '@prova/contract/matching/formula';
import type { JobCounts } from '@prova/contract/matching/matching';
import { SENIORITIES } from '@prova/contract/work-fields';
import { BellRing, Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { FiltersPopover } from '../../../ui/filters-popover.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { MoneyField } from '../../../widgets/money-field.tsx';
import { NOTHING_ASKED, type TalentSearch } from './use-talent-search.ts';

const JobAlertsDialog = lazy(async () => ({ default: (await import('./job-alerts.tsx')).JobAlertsDialog }));

type Props = {
  asked: TalentSearch;
  isFiltered: boolean;
  /** How many jobs each choice would show; undefined while that is not known. */
  counts: JobCounts | undefined;
  onChange: (change: Partial<TalentSearch>) => void;
  onClear: () => void;
};

/** Of a choice that is not named there are none. */
const countOf = (counts: readonly { value: string; count: number }[] | undefined, value: string) =>
  counts && (counts.find((each) => each.value === value)?.count ?? 0);

/** What jobs are looked for by. On phones all but the words stands behind one button, which says how many filters are on. */
export function TalentSearchBar({ asked, isFiltered, counts, onChange, onClear }: Props) {
  const { t } = useTranslation(['talent-jobs', 'public-jobs']);
  const narrow = useMedia(NARROW);
  const { level, contractType, location, remote, match, payMin, saved } = asked;
  const toggle = (
    <button
      type="button"
      aria-pressed={saved}
      onClick={() => onChange(saved ? { saved: false } : { ...NOTHING_ASKED, saved: true })}
      className={buttonStyle({ variant: saved ? 'soft' : 'secondary' })}
    >
      <Bookmark aria-hidden="true" className={cx('size-4', saved && 'fill-current')} />
      <span className={cx(narrow && !saved && 'sr-only')}>{t('filters.saved')}</span>
    </button>
  );
  const [alertsOpen, setAlertsOpen] = useState(false);
  const alerts = (
    <>
      <Button
        variant="secondary"
        icon={<BellRing className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setAlertsOpen(true)}
      >
        <span className={cx(narrow && 'sr-only')}>{t('alerts.open')}</span>
      </Button>
      {alertsOpen && (
        <Suspense>
          <JobAlertsDialog asked={asked} isFiltered={isFiltered} onClose={() => setAlertsOpen(false)} />
        </Suspense>
      )}
    </>
  );
  if (saved) return <div className="flex">{toggle}</div>;
  const words = {
    label: t('filters.search'),
    value: asked.search,
    onChange: (search: string) => onChange({ search }),
  };
  const fields = (
    <>
      <SearchField label={t('filters.location')} value={location} onChange={(next) => onChange({ location: next })} />
      <MultiSelect
        label={t('filters.level')}
        placeholder={t('filters.any.level')}
        options={SENIORITIES.map((value) => ({
          value,
          label: t(`public-jobs:seniority.${value}`),
          count: countOf(counts?.level, value),
        }))}
        value={level}
        onChange={(value) => onChange({ level: value as TalentSearch['level'] })}
      />
      <MultiSelect
        label={t('filters.contractType')}
        placeholder={t('filters.any.contractType')}
        options={CONTRACT_TYPES.map((value) => ({
          value,
          label: t(`public-jobs:contractType.${value}`),
          count: countOf(counts?.contractType, value),
        }))}
        value={contractType}
        onChange={(value) => onChange({ contractType: value as TalentSearch['contractType'] })}
      />
      <MultiSelect
        label={t('filters.match')}
        placeholder={t('filters.any.match')}
        options={LISTED_BANDS.map((value) => ({ value, label: t(`filters.bands.${value}`) }))}
        value={match}
        onChange={(value) => onChange({ match: value as TalentSearch['match'] })}
      />
      <MoneyField
        label={t('filters.payMin')}
        value={payMin}
        currency="BRL"
        onChange={(next) => onChange({ payMin: next || null })}
      />
    </>
  );
  const remoteOnly = (
    <Switch
      label={counts ? `${t('filters.remote')} (${counts.remote})` : t('filters.remote')}
      checked={remote}
      onChange={(next) => onChange({ remote: next })}
    />
  );
  const clear = isFiltered && (
    <Button variant="quiet" onClick={onClear}>
      {t('filters.clear')}
    </Button>
  );

  if (narrow)
    return (
      <search aria-label={t('filters.label')} className="flex items-center gap-2">
        <SearchField {...words} placeholder={words.label} hideLabel className="min-w-0 flex-1" />
        <FiltersPopover
          count={level.length + contractType.length + match.length + [location, remote, payMin].filter(Boolean).length}
        >
          <div className="flex flex-col gap-4">
            {fields}
            {remoteOnly}
            {clear}
          </div>
        </FiltersPopover>
        {alerts}
        {toggle}
      </search>
    );
  return (
    <search aria-label={t('filters.label')} className="flex flex-col gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[minmax(12rem,2fr)_repeat(5,minmax(8rem,1fr))]">
        <SearchField {...words} />
        {fields}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {toggle}
        {alerts}
        {remoteOnly}
        {clear}
      </div>
    </search>
  );
}
