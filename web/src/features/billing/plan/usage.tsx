import { PLAN_LIMITS } from '@prova/contract/billing/billing-fields';
import type { Subscription } from '@prova/contract/billing/subscriptions';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { levelOf } from './usage-level.ts';

const TONES = { within: 'green', near: 'amber', at: 'red', over: 'red' } as const;

/** What ends at midnight has its last day before it, also to who reads it in another zone. */
const HALF_A_DAY = 12 * 3_600_000;

type Props = { usage: NonNullable<Subscription['usage']>; limits: Subscription['limits'] };

/** How much of a company's plan is used, and what happens at its limits. */
export function Usage({ usage, limits }: Props) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="usage" className="flex flex-col gap-4">
      <div>
        <h2 id="usage" className="text-h4">
          {t('usage.title')}
        </h2>
        <p className="text-small text-muted">
          {t('usage.month', { date: format.date(Date.parse(usage.monthEndsAt) - HALF_A_DAY) })}
        </p>
      </div>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
        {PLAN_LIMITS.map((kind) => {
          const used = usage[kind];
          const limit = limits?.[kind] ?? null;
          const level = levelOf(used, limit);
          const words = limit === null ? t('usage.unlimited', { used }) : t('usage.of', { used, limit });
          return (
            <div key={kind} className="min-w-0">
              {limit === null ? (
                <p className="flex justify-between gap-3 text-small">
                  {t(`usage.names.${kind}`)}
                  <span className="tabular text-muted">{words}</span>
                </p>
              ) : (
                <ProgressBar
                  label={t(`usage.names.${kind}`)}
                  value={Math.min(used, limit)}
                  max={Math.max(1, limit)}
                  valueText={words}
                  aside={words}
                  tone={TONES[level]}
                />
              )}
              {level !== 'within' && (
                <p className="mt-1.5 text-small text-muted">
                  {level === 'near' ? t('usage.near') : t(`usage.${level}.${kind}`)}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </Card>
  );
}
