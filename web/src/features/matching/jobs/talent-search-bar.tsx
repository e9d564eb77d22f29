import { CONTRACT_TYPES, SENIORITIES } from '@prova/contract/jobs/job-fields';
import { Bookmark, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { NOTHING_ASKED, type TalentSearch } from './use-talent-search.ts';

type Props = { asked: TalentSearch; isFiltered: boolean; onChange: (change: Partial<TalentSearch>) => void };

/** What jobs are looked for by. On phones all but the words folds away. */
export function TalentSearchBar({ asked, isFiltered, onChange }: Props) {
  const { t } = useTranslation(['talent-jobs', 'public-jobs']);
  const { level, contractType, location, remote, saved } = asked;
  const [unfolded, setUnfolded] = useState(level.length + contractType.length > 0 || location !== '' || remote);
  const toggle = (
    <button
      type="button"
      aria-pressed={saved}
      onClick={() => onChange(saved ? { saved: false } : { ...NOTHING_ASKED, saved: true })}
      className={buttonStyle({ variant: saved ? 'soft' : 'secondary' })}
    >
      <Bookmark aria-hidden="true" className={cx('size-4', saved && 'fill-current')} />
      {t('filters.saved')}
    </button>
  );
  if (saved) return <div className="flex">{toggle}</div>;
  return (
    <search aria-label={t('filters.label')} className="flex flex-col gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(12rem,2fr)_repeat(3,minmax(8rem,1fr))]">
        <SearchField label={t('filters.search')} value={asked.search} onChange={(search) => onChange({ search })} />
        <div className={cx('contents', !unfolded && 'max-sm:hidden')}>
          <SearchField
            label={t('filters.location')}
            value={location}
            onChange={(next) => onChange({ location: next })}
          />
          <MultiSelect
            label={t('filters.level')}
            placeholder={t('filters.any')}
            options={SENIORITIES.map((value) => ({ value, label: t(`public-jobs:seniority.${value}`) }))}
            value={level}
            onChange={(value) => onChange({ level: value as TalentSearch['level'] })}
          />
          <MultiSelect
            label={t('filters.contractType')}
            placeholder={t('filters.any')}
            options={CONTRACT_TYPES.map((value) => ({ value, label: t(`public-jobs:contractType.${value}`) }))}
            value={contractType}
            onChange={(value) => onChange({ contractType: value as TalentSearch['contractType'] })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          className="sm:hidden"
          icon={<SlidersHorizontal className="size-4" />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('filters.show')}
        </Button>
        {toggle}
        <Switch label={t('filters.remote')} checked={remote} onChange={(next) => onChange({ remote: next })} />
        {isFiltered && (
          <Button variant="quiet" onClick={() => onChange(NOTHING_ASKED)}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
    </search>
  );
}
