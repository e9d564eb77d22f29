import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { Link, type LinkProps } from './link.tsx';

export type LinkButtonProps = LinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean;
};

/** A link with the look of a button: it goes somewhere, it does nothing. */
export function LinkButton({ variant, size, icon, iconEnd, fullWidth, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={cx(buttonStyle({ variant, size }), fullWidth && 'w-full', 'no-underline', className)}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  );
}
