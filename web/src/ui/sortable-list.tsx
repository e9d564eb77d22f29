import { ArrowDown, ArrowUp, Check, GripVertical, Lock } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { type Lifted, useSortable } from './use-sortable.ts';

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

/** Rows put in order by dragging their handle, or from the keyboard; every change of place is said aloud. */
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
  const { t } = useTranslation(['ui', 'parts']);
  const helpId = useId();
  const [said, setSaid] = useState('');
  const byKey = new Map(items.map((item) => [itemKey(item), item]));
  const fixed = new Set(items.filter(isFixed).map(itemKey));
  const say =
    (phrase: 'lifted' | 'moved' | 'dropped' | 'cancelled') =>
    ({ key, order }: Lifted) => {
      const item = byKey.get(key);
      const place = { position: order.indexOf(key) + 1, total: order.length };
      if (item) setSaid(t(`parts:sortable.${phrase}`, { name: itemName(item), ...place }));
    };
  const sortable = useSortable([...byKey.keys()], fixed, {
    onLift: say('lifted'),
    onMove: say('moved'),
    onCancel: say('cancelled'),
    onDrop: (held) => {
      say('dropped')(held);
      const order = held.order.flatMap((key) => byKey.get(key) ?? []);
      if (order.some((item, index) => item !== items[index])) onReorder(order);
    },
  });
  const { lifted } = sortable;
  const order = lifted?.order.every((key) => byKey.has(key)) ? lifted.order : [...byKey.keys()];

  const keys = (event: KeyboardEvent) => {
    if (!lifted) return;
    if (event.key === 'ArrowUp') sortable.moveBy(-1);
    else if (event.key === 'ArrowDown') sortable.moveBy(1);
    else if (event.key === 'Escape') sortable.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={className}>
      <p id={helpId} className="sr-only">
        {t('parts:sortable.help')}
      </p>
      <div aria-live="assertive" className="sr-only">
        {said}
      </div>
      <ol ref={sortable.list} aria-label={label} className="flex flex-col gap-2">
        {order.map((key) => {
          const item = byKey.get(key);
          if (!item) return null;
          const held = lifted?.key === key;
          return (
            <li
              key={key}
              data-key={key}
              className={cx('rounded-card', held && 'bg-brand-soft outline-2 outline-brand outline-dashed')}
              onBlur={(event) => {
                if (held && lifted.by === 'keys' && !event.currentTarget.contains(event.relatedTarget)) sortable.drop();
              }}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the handle inside. */}
              <div
                onKeyDown={held ? keys : undefined}
                className={cx(
                  'relative flex items-center gap-2 rounded-card border py-2 pr-3 pl-1.5',
                  key === openKey
                    ? 'border-brand bg-brand-soft'
                    : fixed.has(key)
                      ? 'border-dashed border-border bg-transparent'
                      : 'border-border bg-surface',
                  held && 'z-10 shadow-float',
                )}
              >
                {fixed.has(key) ? (
                  <span className="grid size-9 shrink-0 place-items-center text-muted">
                    <Lock className="size-4" />
                    <span className="sr-only">{t('parts:sortable.locked')}</span>
                  </span>
                ) : (
                  <button
                    type="button"
                    disabled={disabled}
                    aria-label={t('parts:sortable.handle', { name: itemName(item) })}
                    aria-describedby={helpId}
                    aria-pressed={held}
                    onPointerDown={(event) => sortable.startDrag(key, event)}
                    onClick={() => sortable.toggle(key)}
                    className="grid size-9 shrink-0 touch-none cursor-grab place-items-center rounded-sm text-muted hover:bg-sunken active:cursor-grabbing disabled:cursor-not-allowed pointer-coarse:size-11"
                  >
                    <GripVertical className="size-4" />
                  </button>
                )}
                <div className="min-w-0 flex-1">{renderItem(item)}</div>
                {held && lifted.by === 'keys' && (
                  <div className="flex shrink-0">
                    <IconButton
                      size="sm"
                      tooltip={false}
                      label={t('parts:sortable.up', { name: itemName(item) })}
                      icon={<ArrowUp />}
                      onClick={() => sortable.moveBy(-1)}
                    />
                    <IconButton
                      size="sm"
                      tooltip={false}
                      label={t('parts:sortable.down', { name: itemName(item) })}
                      icon={<ArrowDown />}
                      onClick={() => sortable.moveBy(1)}
                    />
                    <IconButton
                      size="sm"
                      tooltip={false}
                      variant="soft"
                      label={t('parts:sortable.done', { name: itemName(item) })}
                      icon={<Check />}
                      onClick={sortable.drop}
                    />
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
