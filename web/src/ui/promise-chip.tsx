import { CircleAlert, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from './badge.tsx';

export type PromiseChipProps =
  | { state: 'due'; date: string }
  | { state: 'today'; time?: string }
  | { state: 'overdue'; days: number };

/** By when an answer was promised. Dates and times come written in the reader's locale. */
export function PromiseChip(props: PromiseChipProps) {
  const { t } = useTranslation(['ui', 'parts']);
  if (props.state === 'due') return <Badge icon={<Clock />}>{t('parts:promise.due', { date: props.date })}</Badge>;
  if (props.state === 'today') {
    return (
      <Badge tone="amber" icon={<Clock />}>
        {props.time ? t('parts:promise.todayUntil', { time: props.time }) : t('parts:promise.today')}
      </Badge>
    );
  }
  return (
    <Badge tone="red" icon={<CircleAlert />}>
      {t('parts:promise.overdue', { count: props.days })}
    </Badge>
  );
}
