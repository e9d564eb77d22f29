import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';

export type SegmentState = 'done' | 'skipped' | 'waiting' | 'scheduled' | 'overdue' | 'ahead';

const colours: Record<SegmentState, string> = {
  done: 'bg-brand',
  skipped: 'bg-border-strong',
  waiting: 'bg-amber',
  scheduled: 'bg-blue',
  overdue: 'bg-red',
  ahead: 'bg-border',
};

/** How far an application has come: one bar a stage. The words stand beside it, and in its name. */
export function StageSegments({
  label,
  states,
  className,
}: {
  label: string;
  states: readonly SegmentState[];
  className?: string;
}) {
  const { t } = useTranslation(['ui', 'parts']);
  const ahead = states.indexOf('ahead');
  const reached = ahead === -1 ? states.length : ahead;
  const state = states[reached - 1] ?? 'ahead';
  return (
    <span
      role="img"
      aria-label={t('parts:segments.of', {
        label,
        current: reached,
        total: states.length,
        state: t(`parts:segments.${state}`),
      })}
      className={cx('flex w-full gap-1', className)}
    >
      {states.map((segment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its position.
        <span key={index} className={cx('h-1 flex-1 rounded-full', colours[segment])} />
      ))}
    </span>
  );
}
