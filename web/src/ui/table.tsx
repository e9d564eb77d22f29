import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { type Direction, SortButton } from './sort-button.tsx';

export type Sort = { column: string; direction: Direction };

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The cell that names the row for screen readers. */
  rowHeader?: boolean;
  className?: string;
};

export type TableProps<Row> = {
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selected?: (row: Row) => boolean;
  className?: string;
};

export function Table<Row>({
  caption,
  hideCaption = true,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selected,
  className,
}: TableProps<Row>) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
      tabIndex={0}
      className={cx('relative overflow-x-auto rounded-card border border-border bg-surface', className)}
    >
      <table className="w-full border-collapse text-sm">
        <caption className={hideCaption ? 'sr-only' : 'px-4 py-3 text-left font-heading text-h5 font-bold'}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-border">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cx(
                'border-b border-border last:border-0',
                selected?.(row) ? 'bg-brand-soft' : 'hover:bg-sunken',
              )}
            >
              {columns.map((column) => {
                const style = cx(
                  'px-4 py-2.5 align-middle',
                  column.align === 'end' && 'tabular text-right',
                  column.className,
                );
                return column.rowHeader ? (
                  <th key={column.id} scope="row" className={cx(style, 'text-left font-semibold')}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={style}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeaderCellProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cx(
        'px-4 py-2.5 text-small font-semibold whitespace-nowrap text-muted',
        column.align === 'end' ? 'text-right' : 'text-left',
        column.className,
      )}
    >
      {column.sortable && onSort ? (
        <SortButton
          label={column.header}
          direction={direction}
          onSort={(next) => onSort({ column: column.id, direction: next })}
        />
      ) : (
        column.header
      )}
    </th>
  );
}
