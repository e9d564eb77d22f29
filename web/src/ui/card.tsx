import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

const looks = {
  plain: 'border-border bg-surface',
  sunken: 'border-transparent bg-sunken',
  /** For what is declared and not proven, or not yet there. */
  dashed: 'border-dashed border-border-strong bg-transparent',
};

export type CardProps = Omit<ComponentProps<'div'>, 'ref'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  look?: keyof typeof looks;
  padded?: boolean;
  /** The card whose detail stands open beside it. */
  open?: boolean;
};

export function Card({ as: Tag = 'div', look = 'plain', padded = true, open = false, className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return (
    <Element
      {...rest}
      className={cx(
        'min-w-0 rounded-card border',
        looks[look],
        padded && 'p-4 sm:p-5',
        open && 'border-brand shadow-[inset_3px_0_0_var(--brand)]',
        className,
      )}
    />
  );
}
