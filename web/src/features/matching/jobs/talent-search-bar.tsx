import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { LISTED_BANDS } from '@prova/contract/matching/formula';
import type { JobCounts } from '@prova/contract/matching/matching';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import { BellRing, Bookmark } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { NARROW, useMedia } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { FiltersPopover } from '../../../ui/filters-popover.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { type ActiveFilter, FilterFoot } from '../../../widgets/filter-foot.tsx';
import { MoneyField } from '../../../widgets/money-field.tsx';
import { AlertsButton } from './alerts-button.tsx';
import { NOTHING_ASKED, type TalentSearch } from './use-talent-search.ts';

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
  const bar = useRef<HTMLElement>(null);
  const { level, contractType, location, match, payMin, saved } = asked;
  const models = modelsOf(asked);
  const active = useActiveFilters(asked, onChange);
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
  const alerts = (
    <AlertsButton variant="secondary" icon={<BellRing className="size-4" />} asked={asked} isFiltered={isFiltered}>
      <span className={cx(narrow && 'sr-only')}>{t('alerts.open')}</span>
    </AlertsButton>
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
        label={t('filters.model')}
        placeholder={t('filters.any.model')}
        options={LOCATION_MODELS.map((value) => ({
          value,
          label: t(`public-jobs:locationModel.${value}`),
          count: countOf(counts?.locationModel, value),
        }))}
        value={models}
        onChange={(value) => onChange({ remote: false, locationModel: value as TalentSearch['locationModel'] })}
      />
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
  if (narrow)
    return (
      <search aria-label={t('filters.label')} className="flex items-center gap-2">
        <SearchField {...words} placeholder={t('filters.searchShort')} hideLabel className="min-w-0 flex-1" />
        <FiltersPopover
          count={
            models.length +
            level.length +
            contractType.length +
            match.length +
            [location, payMin].filter(Boolean).length
          }
        >
          <div className="flex flex-col gap-4">
            {fields}
            {isFiltered && (
              <Button variant="quiet" onClick={onClear}>
                {t('filters.clear')}
              </Button>
            )}
          </div>
        </FiltersPopover>
        {alerts}
        {toggle}
      </search>
    );
  return (
    <search ref={bar} aria-label={t('filters.label')} className="flex flex-col gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-[minmax(12rem,2fr)_repeat(6,minmax(7rem,1fr))]">
        <SearchField {...words} />
        {fields}
      </div>
      <FilterFoot
        bar={bar}
        lead={
          <>
            {toggle}
            {alerts}
          </>
        }
        active={active}
        isFiltered={isFiltered}
        onClear={onClear}
        results={null}
      />
    </search>
  );
}

const modelsOf = ({ remote, locationModel }: TalentSearch): TalentSearch['locationModel'] =>
  remote ? ['remote'] : locationModel;

/** What the jobs are narrowed by beside words, each with its way out. */
function useActiveFilters(asked: TalentSearch, onChange: Props['onChange']): ActiveFilter[] {
  const { t } = useTranslation(['talent-jobs', 'public-jobs']);
  const { money } = useFormat();
  const { location, level, contractType, match, payMin } = asked;
  const one = (key: string, text: string, without: Partial<TalentSearch>) => ({
    ...{ key, text },
    remove: () => onChange(without),
  });
  const models = modelsOf(asked);
  return [
    ...(location.trim() ? [one('location', location.trim(), { location: '' })] : []),
    ...models.map((value) =>
      one(value, t(`public-jobs:locationModel.${value}`), {
        remote: false,
        locationModel: models.filter((each) => each !== value),
      }),
    ),
    ...level.map((value) =>
      one(value, t(`public-jobs:seniority.${value}`), { level: level.filter((each) => each !== value) }),
    ),
    ...contractType.map((value) =>
      one(value, t(`public-jobs:contractType.${value}`), {
        contractType: contractType.filter((each) => each !== value),
      }),
    ),
    ...match.map((value) =>
      one(value, `${t('filters.match')}: ${t(`filters.bands.${value}`)}`, {
        match: match.filter((each) => each !== value),
      }),
    ),
    ...(payMin === null ? [] : [one('pay', t('alerts.pays', { amount: money(payMin, 'BRL') }), { payMin: null })]),
  ];
}
