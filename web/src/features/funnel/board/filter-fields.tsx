import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { DIRECT_SOURCE } from '@prova/contract/funnel/board-groups';
import type { Board } from '@prova/contract/funnel/funnel';
import { LISTED_BANDS } from '@prova/contract/matching/formula';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/date-field.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TypedField } from '../../../ui/typed-field.tsx';
import { SkillsFilter } from '../components/skills-filter.tsx';
import { useSourceName } from '../components/source-name.ts';
import type { Filters } from '../use-board-filters.ts';

export type FilterChange = { filters: Filters; onChange: (change: Partial<Filters>) => void };

/** What the board is filtered by, beside search and stage. */
export function FilterFields({ filters, sources, onChange }: FilterChange & { sources: Board['sources'] }) {
  const { t } = useTranslation('funnel');
  const nameOf = useSourceName();
  const known = [...new Set([DIRECT_SOURCE, ...sources.map(({ platform }) => platform), ...filters.source])];
  return (
    <div className="flex flex-col gap-4">
      <MultiSelect
        label={t('filters.status')}
        placeholder={t('filters.any')}
        options={CANDIDATE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filters.status}
        onChange={(status) => onChange({ status: status as Filters['status'] })}
      />
      <MultiSelect
        label={t('filters.source')}
        placeholder={t('filters.any')}
        options={known.map((value) => ({ value, label: nameOf(value) }))}
        value={filters.source}
        onChange={(source) => onChange({ source })}
      />
      <MultiSelect
        label={t('filters.match')}
        placeholder={t('filters.any')}
        options={LISTED_BANDS.map((value) => ({ value, label: t(`listedBands.${value}`) }))}
        value={filters.match}
        onChange={(match) => onChange({ match: match as Filters['match'] })}
      />
      <Switch label={t('filters.proven')} checked={filters.proven} onChange={(proven) => onChange({ proven })} />
      <SkillsFilter value={filters.skills} onChange={(skills) => onChange({ skills })} />
      <div className="grid grid-cols-2 gap-3">
        <DateField
          label={t('filters.appliedFrom')}
          value={filters.appliedFrom}
          onChange={(appliedFrom) => onChange({ appliedFrom })}
        />
        <DateField
          label={t('filters.appliedTo')}
          value={filters.appliedTo}
          onChange={(appliedTo) => onChange({ appliedTo })}
        />
      </div>
      <TypedField
        label={t('filters.location')}
        placeholder={t('filters.locationPlaceholder')}
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
      <Switch
        label={t('filters.unwanted')}
        checked={filters.unwanted}
        onChange={(unwanted) => onChange({ unwanted })}
      />
    </div>
  );
}
