import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { cx } from './cx.ts';

export type MetricChange = {
  verdict: 'better' | 'worse' | 'equal';
  direction: 'up' | 'down' | 'none';
  /** The change in words: "18%", "4 dias a menos". */
  text: string;
  before: string;
};

/** One figure with its change and former value. Green is only for what got better. */
export function MetricCard({
  label,
  value,
  unit,
  smallUnit = false,
  change,
  note,
  chart,
  trend,
  info,
  noData,
  foot,
}: {
  label: string;
  /** Null while there is nothing to compute it from. */
  value: string | null;
  unit?: string;
  /** The unit is only a word for what is counted. */
  smallUnit?: boolean;
  change?: MetricChange;
  /** Instead of a change: what else belongs to the figure. */
  note?: ReactNode;
  chart?: ReactNode;
  /** Beside the value: how it came to be what it is. */
  trend?: ReactNode;
  info?: ReactNode;
  /** In the place of the value, while there is none: why. */
  noData?: ReactNode;
  /** What stands at the foot, with a value or without; a link in it may cover the card. */
  foot?: ReactNode;
}) {
  const { t } = useTranslation(['ui', 'parts']);
  const tone = { better: 'green', worse: 'red', equal: 'plain' } as const;
  const icon = { up: <ArrowUpRight />, down: <ArrowDownRight />, none: <Equal /> };
  return (
    <Card
      padded={false}
      className="relative flex break-inside-avoid flex-col px-4 py-3.5 has-[a:hover]:border-border-strong"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="font-sans text-small font-normal tracking-normal text-muted">{label}</h3>
        {info}
      </div>
      {value === null ? (
        <div className="mt-2 text-sm text-muted">{noData ?? t('parts:metric.noData')}</div>
      ) : (
        <div className="mt-1 flex items-center justify-between gap-3">
          <div
            className={cx(
              'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted',
              Boolean(trend) && 'w-full',
            )}
          >
            <p
              className={cx(
                'tabular font-heading text-h3 font-bold text-text',
                Boolean(trend) && 'flex w-full flex-wrap items-center justify-between gap-x-2',
              )}
            >
              <span>
                {value}
                {unit && (
                  <span
                    className={cx(
                      'ml-0.5 text-muted',
                      smallUnit ? 'font-sans text-small font-normal' : 'text-h4 font-semibold',
                    )}
                  >
                    {unit}
                  </span>
                )}
              </span>
              {trend}
            </p>
            {change && (
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Badge tone={tone[change.verdict]} icon={icon[change.direction]}>
                  <span className="sr-only">{t(`parts:metric.${change.verdict}`)} </span>
                  {change.text}
                </Badge>
                {t('parts:metric.before', { value: change.before })}
              </p>
            )}
            {note && <p>{note}</p>}
          </div>
          {chart}
        </div>
      )}
      {foot && <div className="mt-auto pt-2 text-small text-muted">{foot}</div>}
    </Card>
  );
}
