import { type BillingPeriod, PLAN_LIMITS } from '@prova/contract/billing/billing-fields';
import type { Plan } from '@prova/contract/billing/plans';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { radioDot } from '../../../ui/radio-group.tsx';
import { priceOf } from '../use-billing.ts';

type Props = {
  plan: Plan;
  period: BillingPeriod;
  /** Of the group of radio buttons. */
  name: string;
  mark: 'current' | 'next' | null;
  checked: boolean;
  onChoose: () => void;
};

/** A plan that can be chosen: the whole card is its radio button. */
export function PlanCard({ plan, period, name, mark, checked, onChoose }: Props) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const id = useId();
  const lines = usePlanLines(plan);
  const { code, monthCents, yearCents, currency } = plan;
  const saved = 12 * monthCents - yearCents;
  return (
    <div className="relative flex min-w-0 flex-col gap-3 rounded-card border border-border bg-surface p-4 transition-colors has-[:checked]:border-brand has-[:checked]:bg-brand-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {/* Reaches over the whole card. */}
        <label className="flex min-w-0 cursor-pointer items-center gap-3 font-heading text-h4 font-bold after:absolute after:inset-0 after:rounded-card">
          <input
            type="radio"
            name={name}
            value={code}
            checked={checked}
            onChange={onChoose}
            aria-describedby={`${id}price ${id}lines`}
            className={`${radioDot} mt-0 !outline-none`}
          />
          {t(`names.${code}`)}
        </label>
        {mark && <Badge tone={mark === 'current' ? 'green' : 'amber'}>{t(`plans.${mark}`)}</Badge>}
      </div>
      <div id={`${id}price`}>
        {monthCents === 0 ? (
          <p className="font-heading text-h3 font-bold">{t('plans.noCost')}</p>
        ) : (
          <>
            <p className="flex flex-wrap items-baseline gap-x-1.5">
              <span className="tabular font-heading text-h3 font-bold whitespace-nowrap">
                {format.moneyShort(priceOf(plan, period), currency)}
              </span>{' '}
              <span className="text-muted">{t(period === 'yearly' ? 'plans.perYear' : 'plans.perMonth')}</span>
            </p>
            {period === 'yearly' && saved > 0 && (
              <p className="text-small text-muted">
                {t('plans.yearNote', {
                  month: format.moneyShort(Math.round(yearCents / 12), currency),
                  saved: format.moneyShort(saved, currency),
                })}
              </p>
            )}
          </>
        )}
      </div>
      <ul id={`${id}lines`} className="flex flex-col gap-2 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-brand" aria-hidden="true" />
            <span className="min-w-0 wrap-break-word">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a plan holds, in words: limits for companies, what comes beside everything for talents. */
function usePlanLines({ code, limits }: Plan): readonly string[] {
  const { t } = useTranslation('billing');
  if (code === 'free' || code === 'pro' || code === 'premium')
    return t(`plans.holds.${code}`, { returnObjects: true }) as readonly string[];
  return PLAN_LIMITS.map((kind) => {
    const count = limits?.[kind] ?? null;
    return count === null ? t(`plans.unlimited.${kind}`) : t(`plans.limits.${kind}`, { count });
  });
}
