import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** What this place is for, and the one next step. */
export function EmptyState({
  title,
  children,
  icon,
  action,
  level = 2,
  className,
}: {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3 | 4;
  className?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx(
        'flex flex-col items-center gap-3 rounded-card border border-dashed border-border-strong px-6 py-10 text-center',
        className,
      )}
    >
      {icon && (
        <span className="grid size-12 place-items-center rounded-card bg-brand-soft text-brand [&_svg]:size-6">
          {icon}
        </span>
      )}
      <Heading className="text-h4">{title}</Heading>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {action && <div className="mt-1 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
