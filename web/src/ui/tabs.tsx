import { type ReactNode, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { cx } from './cx.ts';

export type TabItem = {
  id: string;
  label: string;
  count?: number;
  icon?: ReactNode;
  content: ReactNode;
  disabled?: boolean;
};

export function Tabs({
  label,
  items,
  selected,
  onSelect,
  keepsOpened = false,
  className,
}: {
  label: string;
  items: readonly TabItem[];
  /** Left out, the tabs keep their own state. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** Panels that were open once stay as they were left, with what was typed in them. Needs `selected`. */
  keepsOpened?: boolean;
  className?: string;
}) {
  const opened = useRef(new Set<string>());
  if (selected !== undefined) opened.current.add(selected);
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
      className={cx('flex min-w-0 flex-col gap-4', className)}
    >
      <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-border">
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            isDisabled={item.disabled ?? false}
            className="-mb-px flex min-h-control cursor-pointer items-center gap-2 rounded-t-sm border-b-2 border-transparent px-3 text-body font-medium whitespace-nowrap text-muted -outline-offset-2 data-disabled:cursor-not-allowed data-disabled:opacity-60 data-hovered:text-text data-selected:border-brand data-selected:font-semibold data-selected:text-brand [&_svg]:size-4"
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && (
              <span className="tabular rounded-full bg-sunken px-1.5 text-xs font-semibold">{item.count}</span>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel
          key={item.id}
          id={item.id}
          shouldForceMount={keepsOpened && opened.current.has(item.id)}
          className="min-w-0 rounded-sm data-inert:hidden"
        >
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
