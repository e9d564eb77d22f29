import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterCount } from './filter-count.tsx';
import { Popover } from './popover.tsx';

/** The filters of a list on a phone: one button, which says how many of them are on. */
export function FiltersPopover({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('parts');
  return (
    <Popover
      label={t('filters.open', { count })}
      nameTrigger
      align="end"
      className="min-w-control px-3"
      trigger={
        <>
          <ListFilter className="size-4 shrink-0" aria-hidden="true" />
          <FilterCount count={count} />
        </>
      }
      panelClassName="w-80"
    >
      {children}
    </Popover>
  );
}
