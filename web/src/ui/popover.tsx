import type { ReactNode } from 'react';
import { Button as AriaButton, Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';

export type PopoverProps = {
  /** Names the button, unless the trigger's own words do, and the panel. */
  label: string;
  trigger: ReactNode;
  /** The trigger is only an icon or a figure: the label becomes its name. */
  nameTrigger?: boolean;
  variant?: ButtonVariant | 'bare';
  size?: ButtonSize;
  square?: boolean;
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'right';
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
  panelClassName?: string;
};

/** A button that opens a panel beside it, such as the explanation of a number. */
export function Popover({
  label,
  trigger,
  nameTrigger = false,
  variant = 'secondary',
  size = 'md',
  square = false,
  placement = 'bottom start',
  children,
  className,
  panelClassName,
}: PopoverProps) {
  const look = variant === 'bare' ? 'rounded-sm' : buttonStyle({ variant, size, square });
  return (
    <DialogTrigger>
      <AriaButton {...(nameTrigger ? { 'aria-label': label } : {})} className={cx(look, className)}>
        {trigger}
      </AriaButton>
      <AriaPopover
        placement={placement}
        className={cx(
          'z-50 w-max max-w-[min(24rem,calc(100vw-1.5rem))] animate-fade-in overflow-auto rounded-card border border-border bg-surface shadow-float',
          panelClassName,
        )}
      >
        <Dialog aria-label={label} className="p-4 outline-none">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
