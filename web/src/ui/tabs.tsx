import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { scrollRow } from './scroll-row.ts';

export type TabItem = {
  id: string;
  label: string;
  count?: number;
  icon?: ReactNode;
  content: ReactNode;
  disabled?: boolean;
};

/** Parts of a screen of which one shows. Arrows, Home and End go from tab to tab; the one they reach is shown at once. */
export function Tabs({
  label,
  items,
  selected,
  onSelect,
  keepsOpened = false,
  byAddress = false,
  className,
}: {
  label: string;
  items: readonly TabItem[];
  /** Left out, the tabs keep their own state. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** Panels that were open once stay as they were left, with what was typed in them. */
  keepsOpened?: boolean;
  /** The address names the tab: whoever comes by it stands at it, on a phone, too, where it is a screen below. */
  byAddress?: boolean;
  className?: string;
}) {
  const base = useId();
  const [own, setOwn] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const opened = useRef(new Set<string>());
  const usable = items.filter(({ disabled }) => !disabled);
  const shown = selected ?? own ?? usable[0]?.id;
  if (shown !== undefined) opened.current.add(shown);

  // Only on arrival: later the reader is where they pressed.
  const arrives = useRef(byAddress && !location.hash);
  useEffect(() => {
    if (!arrives.current) return;
    arrives.current = false;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: top > innerHeight / 2 ? 'start' : 'nearest', inline: 'nearest' });
  }, []);

  // Of more tabs than a phone has room for, the one that shows is seen.
  useEffect(() => {
    const row = list.current;
    const tab = shown === undefined ? null : row?.querySelector('[aria-selected="true"]');
    if (row && tab) scrollRow(row, tab);
  }, [shown]);

  const choose = (id: string) => {
    if (id === shown) return;
    setOwn(id);
    onSelect?.(id);
  };
  const walk = (event: KeyboardEvent) => {
    const at = usable.findIndex(({ id }) => id === shown);
    const last = usable.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const item = next === undefined ? undefined : usable[next];
    if (!item) return;
    event.preventDefault();
    choose(item.id);
    list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${base}${item.id}`)}"]`)?.focus();
  };
  return (
    <div className={cx('flex min-w-0 flex-col gap-4', className)}>
      <div ref={list} role="tablist" aria-label={label} className="flex gap-1 overflow-x-auto border-b border-border">
        {items.map((item) => {
          const isShown = item.id === shown;
          return (
            <button
              key={item.id}
              id={`${base}${item.id}`}
              type="button"
              role="tab"
              aria-selected={isShown}
              aria-controls={isShown ? `${base}${item.id}panel` : undefined}
              disabled={item.disabled}
              tabIndex={isShown ? 0 : -1}
              onClick={() => choose(item.id)}
              onKeyDown={walk}
              className={cx(
                '-mb-px flex min-h-control scroll-mt-20 cursor-pointer items-center gap-2 rounded-t-sm border-b-2 px-3 text-body font-medium whitespace-nowrap -outline-offset-2 disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-4',
                isShown ? 'border-brand font-semibold text-brand' : 'border-transparent text-muted hover:text-text',
              )}
            >
              {item.icon}
              {item.label}
              {item.count !== undefined && (
                <span className="tabular rounded-full bg-sunken px-1.5 text-xs font-semibold">{item.count}</span>
              )}
            </button>
          );
        })}
      </div>
      {items
        .filter(({ id }) => id === shown || (keepsOpened && opened.current.has(id)))
        .map(({ id, content }) => (
          <div
            key={id}
            id={`${base}${id}panel`}
            role="tabpanel"
            aria-labelledby={`${base}${id}`}
            hidden={id !== shown}
            className="min-w-0 rounded-sm"
          >
            {content}
          </div>
        ))}
    </div>
  );
}
