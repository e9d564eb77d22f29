import { type ReactNode, useState } from 'react';
import { DropIndicator, type DropTarget, GridList, useDragAndDrop } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { isFreeGap, moveAmongFree, moveToGap } from './sortable-order.ts';
import { SortableRow } from './sortable-row.tsx';

export type SortableListProps<Item> = {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemName: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onReorder: (items: Item[]) => void;
  /** Rows that keep their place. */
  isFixed?: (item: Item) => boolean;
  /** The row whose detail stands open beside the list. */
  openKey?: string;
  disabled?: boolean;
  className?: string;
};

/** Rows put in order by dragging their handle, from the keyboard, or with the buttons that a click on the handle shows. */
export function SortableList<Item>({
  label,
  items,
  itemKey,
  itemName,
  renderItem,
  onReorder,
  isFixed = () => false,
  openKey,
  disabled = false,
  className,
}: SortableListProps<Item>) {
  const { t } = useTranslation('parts');
  const [said, setSaid] = useState('');
  const keys = items.map(itemKey);
  const fixed = new Set(items.filter(isFixed).map(itemKey));

  const reorder = (key: string, order: readonly string[]) => {
    const byKey = new Map(items.map((item) => [itemKey(item), item]));
    const moved = byKey.get(key);
    if (!moved) return;
    setSaid(t('sortable.moved', { name: itemName(moved), position: order.indexOf(key) + 1, total: order.length }));
    if (order.some((one, index) => one !== keys[index])) onReorder(order.flatMap((one) => byKey.get(one) ?? []));
  };
  const step = (key: string, by: -1 | 1) => {
    const free = keys.filter((one) => !fixed.has(one));
    reorder(key, moveAmongFree(keys, fixed, key, free.indexOf(key) + by));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: disabled,
    // Android drags nothing that has no plain text.
    getItems: (dragged) =>
      items.filter((item) => dragged.has(itemKey(item))).map((item) => ({ 'text/plain': itemName(item) })),
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (target) => (isFreeGap(keys, fixed, gapOf(keys, target)) ? 'move' : 'cancel'),
    onReorder: ({ keys: dragged, target }) => {
      for (const key of dragged) reorder(String(key), moveToGap(keys, fixed, String(key), gapOf(keys, target)));
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="relative h-0 after:absolute after:inset-x-0 after:-top-px after:h-0.5 after:rounded-full data-drop-target:after:bg-brand"
      />
    ),
  });

  return (
    <div className={className}>
      <div aria-live="polite" className="sr-only">
        {said}
      </div>
      <GridList
        aria-label={label}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        className="-my-1 flex flex-col"
      >
        {items.map((item) => {
          const key = itemKey(item);
          return (
            <SortableRow
              key={key}
              id={key}
              name={itemName(item)}
              fixed={fixed.has(key)}
              open={key === openKey}
              disabled={disabled}
              onStep={(by) => step(key, by)}
            >
              {renderItem(item)}
            </SortableRow>
          );
        })}
      </GridList>
    </div>
  );
}

/** How many rows stand before the gap that a drop would go to. */
function gapOf(keys: readonly string[], target: DropTarget): number {
  if (target.type === 'root') return keys.length;
  return keys.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
}
