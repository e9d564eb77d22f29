import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

const fills = { green: 'bg-brand', blue: 'bg-blue', amber: 'bg-amber', red: 'bg-red', plain: 'bg-border-strong' };

export type ProgressBarProps = {
  label: string;
  /** 0 to `max`; left out while the amount of work is not known. */
  value?: number | undefined;
  max?: number;
  /** What the value means in words, such as "3,1 de 4,6 MB". */
  valueText?: string;
  hideLabel?: boolean;
  /** Stands at the right of the label. */
  aside?: ReactNode;
  tone?: keyof typeof fills;
  className?: string;
};

export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  hideLabel = false,
  aside,
  tone = 'green',
  className,
}: ProgressBarProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className={cx('flex justify-between gap-3 text-small', hideLabel && !aside && 'sr-only')}>
        <span id={id} className={cx(hideLabel && 'sr-only')}>
          {label}
        </span>
        {aside && <span className="tabular text-muted">{aside}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={cx(
            'h-full rounded-full transition-[width]',
            fills[tone],
            share === undefined && 'w-1/3 animate-pulse',
          )}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
