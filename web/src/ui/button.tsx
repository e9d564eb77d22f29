import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { DisabledReason } from './disabled-reason.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Work is under way: the button keeps its focus and size, and does nothing. */
  busy?: boolean;
  /** Why it cannot be pressed now. It stays focusable and shows the reason in words. */
  disabledReason?: string | undefined;
  /** Where the reason stands; `elsewhere` when the screen prints it itself (it is still read out here). */
  reasonPlacement?: 'below' | 'beside' | 'elsewhere';
  /** Takes it out of the keyboard's path. Only where a screen must not let anyone reach it. */
  disabled?: boolean;
  fullWidth?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  busy = false,
  disabledReason,
  reasonPlacement = 'below',
  disabled = false,
  fullWidth = false,
  type = 'button',
  className,
  onClick,
  children,
  'aria-describedby': describedBy,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation('ui');
  const reasonId = useId();
  const blocked = Boolean(disabledReason);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button that is only aria-disabled would still send its form.
    if (busy || blocked) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || blocked || ariaDisabled || undefined}
      aria-busy={busy || undefined}
      aria-describedby={cx(describedBy, blocked && reasonId) || undefined}
      onClick={click}
      className={cx(
        buttonStyle({ variant, size, disabled: blocked || disabled }),
        fullWidth && 'w-full',
        busy && 'cursor-progress',
        className,
      )}
    >
      {busy ? <Spinner label={t('loading')} /> : icon}
      {children}
      {iconEnd}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span
      className={cx(
        'inline-flex gap-1.5',
        reasonPlacement === 'beside' ? 'flex-row flex-wrap items-center gap-x-3' : 'flex-col items-start',
        fullWidth && 'w-full',
      )}
    >
      {button}
      {reasonPlacement === 'elsewhere' ? (
        <span id={reasonId} className="sr-only">
          {disabledReason}
        </span>
      ) : (
        <DisabledReason id={reasonId} reason={disabledReason} />
      )}
    </span>
  );
}
