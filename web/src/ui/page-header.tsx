import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { cx } from './cx.ts';

/** Breadcrumb, title, one line of facts, and the actions at the right (one of them primary). */
export function PageHeader({
  title,
  crumbs,
  badge,
  facts,
  actions,
  className,
}: {
  title: ReactNode;
  crumbs?: readonly Crumb[];
  badge?: ReactNode;
  facts?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <header className={cx('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}>
      <div className="min-w-0">
        {crumbs && <Breadcrumb items={crumbs} />}
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-h3 wrap-break-word">{title}</h1>
          {badge}
        </div>
        {facts && <p className="mt-0.5 text-muted">{facts}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
