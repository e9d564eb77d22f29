import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type Choice, checkoutQuery } from '../billing.queries.ts';
import { useBilling, usePayer } from '../use-billing.ts';
import { begunOrder } from './begun-orders.ts';

const UNDER_WAY: readonly string[] = ['opening', 'open', 'pending'];

/** Whoever comes back to the form by the browser's button has an order already, and is led to it before making another. */
export function BegunOrder({ choice }: { choice: Choice }) {
  const { t } = useTranslation('billing');
  const { checkout } = useBilling();
  const payer = usePayer();
  const [id] = useState(() => begunOrder(payer, choice));
  const begun = useQuery({ ...checkoutQuery(id ?? ''), enabled: id !== null });
  if (id === null || !begun.data || !UNDER_WAY.includes(begun.data.state)) return null;
  return (
    <Callout kind="warning" action={<LinkButton href={to(checkout, { id })}>{t('order.toBegun')}</LinkButton>}>
      {t('order.begun')}
    </Callout>
  );
}
