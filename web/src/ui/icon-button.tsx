import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  /** A toggle says whether it is on. */
  pressed?: boolean;
  tooltip?: boolean;
  badge?: ReactNode;
};

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  busy = false,
  pressed,
  tooltip = true,
  badge,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={cx(
        buttonStyle({ variant: pressed ? 'soft' : variant, size, square: true, disabled: rest.disabled ?? false }),
        'relative shrink-0 [&_svg]:size-[1.15em]',
        className,
      )}
    >
      {busy ? <Spinner /> : icon}
      {badge}
    </button>
  );
  return tooltip ? (
    <Tooltip text={label} describes={false}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
