import type { Role } from '@prova/contract/common';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { type ListFilters, TYPES } from '../use-list-filters.ts';

/** All or the unread ones, and of which kind, in one row. */
export function ListFilterBar({
  role,
  filters,
  onChange,
}: {
  role: Role;
  filters: ListFilters;
  onChange: (change: Partial<ListFilters>) => void;
}) {
  const { t } = useTranslation('notification-list');
  return (
    <search aria-label={t('filters')} className="flex items-center justify-between gap-3">
      <RadioGroup<'all' | 'unread'>
        label={t('show')}
        hideLabel
        look="segments"
        value={filters.unread ? 'unread' : 'all'}
        onChange={(value) => onChange({ unread: value === 'unread' })}
        options={[
          { value: 'all', label: t('showAll') },
          { value: 'unread', label: t('showUnread') },
        ]}
      />
      {TYPES[role].length > 0 && (
        <Select
          label={t('type')}
          hideLabel
          className="min-w-0 max-sm:flex-1 sm:w-60"
          placeholder={t('anyType')}
          options={TYPES[role].map((value) => ({ value, label: t(`types.${value}`) }))}
          value={filters.type ?? ''}
          onChange={({ target }) => onChange({ type: TYPES[role].find((type) => type === target.value) ?? null })}
        />
      )}
    </search>
  );
}
