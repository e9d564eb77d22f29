import type { PaymentMethod } from '@prova/contract/billing/billing-fields';
import type { Quote } from '@prova/contract/billing/subscriptions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { usePlanName } from '../use-billing.ts';

type Props = { quote: Quote; currency: string; method: PaymentMethod };

/** What is ordered, what of it is paid now, and what comes after. */
export function Summary({ quote, currency, method }: Props) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const nameOf = usePlanName();
  const { plan, period, priceCents, creditCents, dueCents, endsAt } = quote;
  // Whoever pays by Pix pays once.
  const renews = method !== 'pix';
  const date = format.date(endsAt);
  return (
    <Card className="flex flex-col">
      <dl>
        <Line name={t('order.plan')}>{nameOf(plan, period)}</Line>
        <Line name={t('order.price')}>{format.money(priceCents, currency)}</Line>
        {creditCents > 0 && <Line name={t('order.credit')}>− {format.money(creditCents, currency)}</Line>}
        <Line name={t('order.due')} strong>
          {format.money(dueCents, currency)}
        </Line>
        <Line name={t(renews ? 'order.renews' : 'order.lasts')}>
          {renews
            ? t('order.renewsOn', { date, price: format.money(priceCents, currency) })
            : t('order.lastsUntil', { date })}
        </Line>
      </dl>
    </Card>
  );
}

function Line({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t py-2.5 first:border-t-0 first:pt-0 last:pb-0',
        strong && 'text-h5 font-bold',
      )}
    >
      <dt className={strong ? undefined : 'text-muted'}>{name}</dt>
      <dd className="tabular ml-auto text-right wrap-break-word">{children}</dd>
    </div>
  );
}
