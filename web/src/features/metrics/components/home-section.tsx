import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';

/** A titled part of a home page, with what leads further at the right. */
export function HomeSection({
  title,
  aside,
  children,
  className,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={cx('flex min-w-0 flex-col gap-3', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-h4">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
