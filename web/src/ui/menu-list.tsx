import { type RefObject, useRef } from 'react';
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  Popover,
  type PopoverProps,
  Separator,
  Text,
} from 'react-aria-components';
import { unbroken } from '../lib/jsx/unbroken.ts';
import { cx } from './cx.ts';
import type { MenuAction, MenuGroup } from './menu-group.ts';

type Props = {
  id: string;
  name: string;
  groups: readonly MenuGroup[];
  trigger: RefObject<HTMLButtonElement | null>;
  placement: NonNullable<PopoverProps['placement']>;
  /** To the first entry by keyboard, to the last one upwards; a pointer finds its own way. */
  focus: 'first' | 'last' | 'menu';
  onClose: () => void;
};

/** What an open menu shows. */
export function MenuList({ id, name, groups, trigger, placement, focus, onClose }: Props) {
  const filled = groups.filter((group) => group.items.length > 0);
  // A menu that fades away can still be clicked: each opening does one thing, whatever a double click says.
  const acted = useRef(false);
  const act = (action: () => void) => {
    if (acted.current) return;
    acted.current = true;
    action();
  };
  return (
    <Popover
      isOpen
      onOpenChange={(open) => !open && onClose()}
      triggerRef={trigger}
      trigger="MenuTrigger"
      aria-label={name}
      placement={placement}
      className="z-50 min-w-52 animate-fade-in overflow-auto rounded-card border border-border bg-surface p-1.5 shadow-float"
    >
      <AriaMenu
        id={id}
        aria-label={name}
        autoFocus={focus === 'menu' || focus}
        onClose={onClose}
        className="outline-none"
      >
        {filled.flatMap((group, index) => [
          ...(index > 0 ? [<Separator key={`${group.id}-line`} className="mx-2 my-1.5 h-px bg-border" />] : []),
          <MenuSection key={group.id} {...(group.title ? {} : { 'aria-label': name })}>
            {group.title && (
              <Header className="px-3 pt-1.5 pb-1 text-xs font-semibold text-muted">{group.title}</Header>
            )}
            {group.items.map((item) => (
              <Entry key={item.id} item={item} act={act} />
            ))}
          </MenuSection>,
        ])}
      </AriaMenu>
    </Popover>
  );
}

function Entry({ item, act }: { item: MenuAction; act: (action: () => void) => void }) {
  const { onAction } = item;
  return (
    <MenuItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.disabled ?? false}
      {...(item.href ? { href: item.href } : {})}
      {...(onAction ? { onAction: () => act(onAction) } : {})}
      className={cx(
        'flex min-h-control cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm font-medium -outline-offset-2',
        'data-disabled:cursor-not-allowed data-disabled:text-muted data-focused:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0',
        item.danger && !item.disabled ? 'text-red' : 'text-text',
      )}
    >
      {item.icon}
      <span className="min-w-0">
        <Text slot="label" className="block">
          {unbroken(item.label)}
        </Text>
        {item.hint && (
          <Text slot="description" className="block text-small font-normal text-muted">
            {unbroken(item.hint)}
          </Text>
        )}
      </span>
    </MenuItem>
  );
}
