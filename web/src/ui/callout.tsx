import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { softTone } from './tone.ts';

const kinds = {
  info: { icon: Info, style: softTone.blue },
  success: { icon: CircleCheck, style: softTone.green },
  warning: { icon: TriangleAlert, style: softTone.amber },
  error: { icon: CircleAlert, style: softTone.red },
  plain: { icon: Info, style: softTone.plain },
};

/** A message that belongs to its place on the page. `live` announces it when it appears. */
export function Callout({
  kind = 'info',
  title,
  children,
  action,
  live = false,
  className,
}: {
  kind?: keyof typeof kinds;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  live?: boolean;
  className?: string;
}) {
  const { icon: Icon, style } = kinds[kind];
  return (
    <div
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
      className={cx('flex flex-wrap items-start gap-3 rounded-card px-4 py-3', style, className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-52 text-sm text-text">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
