import { cx } from './cx.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const leads = { avatar: 'size-9 rounded-full', icon: 'size-9 rounded-card', none: null };
const WIDTHS = ['w-2/5', 'w-3/5', 'w-1/3'];

/** A line of text that is coming, as high as the text around it. */
export function SkeletonLine({ className }: { className?: string }) {
  return (
    <span className="flex h-[1lh] items-center">
      <Skeleton className={cx('h-[0.7em] max-w-full', className)} />
    </span>
  );
}

/** The rows of a list that is coming, as high as they will be: a mark, a name with lines below it, and what stands at the end. */
export function SkeletonRows({
  rows = 3,
  lead = 'none',
  lines = 2,
  trail = false,
  framed = true,
  className,
  rowClassName = 'px-4 py-3',
}: {
  rows?: number;
  lead?: keyof typeof leads;
  lines?: 1 | 2 | 3;
  trail?: boolean;
  /** In a card of its own. */
  framed?: boolean;
  className?: string;
  rowClassName?: string;
}) {
  return (
    <SkeletonGroup className={cx('divide-y divide-border', framed && 'rounded-card border bg-surface', className)}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and stay in their order
        <div key={row} className={cx('flex items-center gap-3', rowClassName)}>
          {leads[lead] && <Skeleton className={cx('shrink-0', leads[lead])} />}
          <div className="min-w-0 flex-1">
            {WIDTHS.slice(0, lines).map((width, line) => (
              <div key={width} className={line === 0 ? undefined : 'text-small'}>
                <SkeletonLine className={width} />
              </div>
            ))}
          </div>
          {trail && <Skeleton className="h-6 w-20 shrink-0 rounded-full" />}
        </div>
      ))}
    </SkeletonGroup>
  );
}
