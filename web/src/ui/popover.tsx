import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { floatStyle } from './list-box-style.ts';
import { Spinner } from './spinner.tsx';
import { useAnchored } from './use-anchored.ts';
import { useDropdown } from './use-dropdown.ts';

export type PopoverProps = {
  /** Names the button, unless the trigger's own words do, and the panel. */
  label: string;
  trigger: ReactNode;
  /** The trigger is only an icon or a figure: the label becomes its name. */
  nameTrigger?: boolean;
  variant?: ButtonVariant | 'bare';
  size?: ButtonSize;
  square?: boolean;
  align?: 'start' | 'end' | 'center';
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
  panelClassName?: string;
};

/** A button that opens a panel beside it, such as the explanation of a number. The page stays usable. */
export function Popover({
  label,
  trigger,
  nameTrigger = false,
  variant = 'secondary',
  size = 'md',
  square = false,
  align = 'start',
  children,
  className,
  panelClassName,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { open, setOpen, root } = useDropdown(button);
  useAnchored(open, button, panel, { side: 'below', align });
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div {...root} className="inline-flex max-w-full">
      <button
        ref={button}
        type="button"
        aria-label={nameTrigger ? label : undefined}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={cx(variant === 'bare' ? 'rounded-sm' : buttonStyle({ variant, size, square }), className)}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          popover="manual"
          aria-label={label}
          tabIndex={-1}
          className={cx(floatStyle, 'w-max max-w-96 p-4', panelClassName)}
        >
          {/* What the panel still has to load leaves the page around it as it is. */}
          <Suspense fallback={<Spinner className="m-4" />}>
            {typeof children === 'function' ? children(close) : children}
          </Suspense>
        </div>
      )}
    </div>
  );
}
