import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';

type Props = {
  title: string;
  /** Beside the title: what its number counts. */
  info?: ReactNode;
  /** At the right: a legend, or what leads further. */
  aside?: ReactNode;
  /** Of an address that leads here. */
  anchor?: string;
  children: ReactNode;
  className?: string;
};

/** A part of the metrics, with its name. */
export function ReportSection({ title, info, aside, anchor, children, className }: Props) {
  const heading = useId();
  return (
    <Card as="section" padded={false} aria-labelledby={heading} className={cx('break-inside-avoid-page', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-4 pb-3 sm:px-5">
        <div className="flex items-center gap-1.5">
          <h2 id={heading} className="text-h5">
            {anchor ? (
              <span id={anchor} tabIndex={-1} className="scroll-mt-24 outline-none">
                {title}
              </span>
            ) : (
              title
            )}
          </h2>
          {info}
        </div>
        {aside && <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">{aside}</div>}
      </div>
      {children}
    </Card>
  );
}
