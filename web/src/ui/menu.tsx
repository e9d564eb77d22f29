import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import type { MenuGroup } from './menu-group.ts';

const loadList = () => import('./menu-list.tsx');
const MenuList = lazy(async () => ({ default: (await loadList()).MenuList }));
/** Loads what an open menu needs, for a page that has nothing else to do. Where it fails, opening one tries again. */
export const prepareMenus = (): Promise<unknown> => loadList().catch(() => undefined);

export type MenuProps = {
  /** The button's words; its accessible name when it shows only an icon. */
  label?: string;
  trigger?: ReactNode;
  iconOnly?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A function where making them is work: it is called when the menu opens. */
  groups: readonly MenuGroup[] | (() => readonly MenuGroup[]);
  placement?: 'bottom start' | 'bottom end' | 'top end';
  /** False where the button belongs to an item of a list that the arrows walk through. */
  tabStop?: boolean;
  className?: string;
};

/**
 * A button that opens a list of actions. Without a label it is the three dots. A page may have a hundred of them, so
 * that what draws the list is loaded when a pointer or the focus comes near.
 */
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
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  /** Where the focus goes in the open menu. */
  const [open, setOpen] = useState<'first' | 'last' | 'menu' | null>(null);
  /** Screen readers click, too. */
  const pointed = useRef(false);
  const close = useCallback(() => setOpen(null), []);
  const openByKey = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        {...(iconOnly ? { 'aria-label': name } : {})}
        tabIndex={tabStop ? 0 : -1}
        onPointerEnter={prepareMenus}
        onFocus={prepareMenus}
        onKeyDown={openByKey}
        onPointerDown={() => {
          pointed.current = true;
        }}
        onClick={({ currentTarget }) => {
          // Not every browser gives the focus to a button that is clicked, and the menu gives it back when it closes.
          currentTarget.focus();
          setOpen(pointed.current ? 'menu' : 'first');
          pointed.current = false;
        }}
        className={cx(buttonStyle({ variant, size, square: iconOnly && !trigger }), className)}
      >
        {trigger ?? (iconOnly ? <Ellipsis className="size-[1.15em]" /> : name)}
      </button>
      {open && (
        <Suspense>
          <MenuList
            id={id}
            name={name}
            groups={typeof groups === 'function' ? groups() : groups}
            trigger={button}
            placement={placement}
            focus={open}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
