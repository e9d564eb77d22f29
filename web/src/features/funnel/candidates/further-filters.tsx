import { DIRECT_SOURCE } from '@prova/contract/funnel/board-groups';
import { PLATFORMS } from '@prova/contract/jobs/job-fields';
import { LISTED_BANDS } from '@prova/contract/matching/formula';
import { useTranslation } from 'react-i18next';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TypedField } from '../../../ui/typed-field.tsx';
import { SkillsFilter } from '../components/skills-filter.tsx';
import { useSourceName } from '../components/source-name.ts';
import { type CandidateFilters, SHOWS } from './candidate-filters.ts';

type Props = { filters: CandidateFilters; onChange: (change: Partial<CandidateFilters>) => void };

/** What is asked for less often. */
export function FurtherFilters({ filters, onChange }: Props) {
  const { t } = useTranslation(['candidates', 'funnel']);
  const nameOf = useSourceName();
  const known = [...new Set<string>([DIRECT_SOURCE, ...PLATFORMS, ...filters.source])];
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={t('filters.show')}
        options={SHOWS.map((value) => ({ value, label: t(`shows.${value}`) }))}
        value={filters.show}
        onChange={(event) => onChange({ show: event.target.value as CandidateFilters['show'] })}
      />
      <MultiSelect
        label={t('filters.source')}
        placeholder={t('filters.any')}
        options={known.map((value) => ({ value, label: nameOf(value) }))}
        value={filters.source}
        onChange={(source) => onChange({ source })}
      />
      <MultiSelect
        label={t('funnel:filters.match')}
        placeholder={t('filters.any')}
        options={LISTED_BANDS.map((value) => ({ value, label: t(`funnel:listedBands.${value}`) }))}
        value={filters.match}
        onChange={(match) => onChange({ match: match as CandidateFilters['match'] })}
      />
      <SkillsFilter value={filters.skills} onChange={(skills) => onChange({ skills })} />
      <TypedField
        label={t('funnel:filters.location')}
        placeholder={t('funnel:filters.locationPlaceholder')}
        maxLength={80}
        value={filters.location}
        onChange={(location) => onChange({ location })}
      />
      <Switch label={t('filters.overdue')} checked={filters.overdue} onChange={(overdue) => onChange({ overdue })} />
      <Switch
        label={t('filters.unopened')}
        checked={filters.unopened}
        onChange={(unopened) => onChange({ unopened })}
      />
      <Switch label={t('filters.unread')} checked={filters.unread} onChange={(unread) => onChange({ unread })} />
    </div>
  );
}
