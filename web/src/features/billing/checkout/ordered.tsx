import type { Checkout } from '@prova/contract/billing/checkouts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { usePlanName } from '../use-billing.ts';

/** What an order is for, and what it comes to. */
export function Ordered({ checkout: { plan, period, method, dueCents } }: { checkout: Checkout }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const nameOf = usePlanName();
  const lines = [
    [t('checkout.order'), nameOf(plan, period)],
    [t('order.method'), t(`order.methods.${method}`)],
    [t('checkout.total'), format.money(dueCents)],
  ] as const;
  return (
    <dl className="rounded-card bg-sunken px-4 py-2">
      {lines.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular ml-auto text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
