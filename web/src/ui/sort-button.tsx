import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

export type Direction = 'ascending' | 'descending';

type Props = {
  label: string;
  /** How the rows stand by this column; undefined where they stand by another. The cell around it says so by `aria-sort`. */
  direction: Direction | undefined;
  /** How it sorts first. */
  first?: Direction;
  onSort: (direction: Direction) => void;
  className?: string;
};

/** The name of a column, which sorts the rows by it; pressed again, the other way round. */
export function SortButton({ label, direction, first = 'ascending', onSort, className }: Props) {
  const { t } = useTranslation('parts');
  const next = direction === undefined ? first : direction === 'ascending' ? 'descending' : 'ascending';
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort(next)}
      title={t(next === 'ascending' ? 'sort.ascending' : 'sort.descending', { column: label })}
      className={cx('inline-flex items-center gap-1 rounded-sm hover:text-text pointer-coarse:min-h-11', className)}
    >
      {label}
      <Icon className="size-3.5 shrink-0 print:hidden" />
    </button>
  );
}
