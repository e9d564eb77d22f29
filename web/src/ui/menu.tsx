import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import {
  Button as AriaButton,
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
  Text,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';

export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A second line; says why when the action is disabled. */
  hint?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Goes somewhere instead of doing something. */
  href?: string;
  onAction?: () => void;
};

export type MenuGroup = { id: string; title?: string; items: readonly MenuAction[] };

export type MenuProps = {
  /** The button's words; its accessible name when it shows only an icon. */
  label?: string;
  trigger?: ReactNode;
  iconOnly?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  groups: readonly MenuGroup[];
  placement?: 'bottom start' | 'bottom end' | 'top end';
  /** False where the button belongs to an item of a list that the arrows walk through. */
  tabStop?: boolean;
  className?: string;
};

/** A button that opens a list of actions. Without a label it is the three dots. */
export function Menu({
  label,
  trigger,
  iconOnly = label === undefined,
  variant = 'ghost',
  size = 'md',
  groups,
  placement = 'bottom end',
  tabStop = true,
  className,
}: MenuProps) {
  const { t } = useTranslation('ui');
  const name = label ?? t('more');
  const filled = groups.filter((group) => group.items.length > 0);
  // A menu that fades away can still be clicked: each opening does one thing, whatever a double click says.
  const acted = useRef(false);
  const act = (action: () => void) => {
    if (acted.current) return;
    acted.current = true;
    action();
  };
  return (
    <MenuTrigger
      onOpenChange={(open) => {
        if (open) acted.current = false;
      }}
    >
      <AriaButton
        {...(iconOnly ? { 'aria-label': name } : {})}
        excludeFromTabOrder={!tabStop}
        className={cx(buttonStyle({ variant, size, square: iconOnly && !trigger }), className)}
      >
        {trigger ?? (iconOnly ? <Ellipsis className="size-[1.15em]" /> : name)}
      </AriaButton>
      <Popover
        placement={placement}
        className="z-50 min-w-52 animate-fade-in overflow-auto rounded-card border border-border bg-surface p-1.5 shadow-float"
      >
        <AriaMenu aria-label={name} className="outline-none">
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
    </MenuTrigger>
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
          {item.label}
        </Text>
        {item.hint && (
          <Text slot="description" className="block text-small font-normal text-muted">
            {item.hint}
          </Text>
        )}
      </span>
    </MenuItem>
  );
}
