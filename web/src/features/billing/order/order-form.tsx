import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { type PaymentMethod, WITHDRAWAL_DAYS, WITHDRAWALS_MONTHS } from '@prova/contract/billing/billing-fields';
import { beginCheckout } from '@prova/contract/billing/checkouts';
import type { Plan } from '@prova/contract/billing/plans';
import { getQuote, getSubscription, type Quote, type Subscription } from '@prova/contract/billing/subscriptions';
import { to } from '@prova/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import { isApiError } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SendingState } from '../../../widgets/sending-state.tsx';
import { AcceptanceField } from '../../accounts/components/acceptance-field.tsx';
import { changedByBilling, checkoutQuery } from '../billing.queries.ts';
import { useBilling, usePayer } from '../use-billing.ts';
import { BegunOrder } from './begun-order.tsx';
import { BEGUN, orderDraftOf, rememberBegun } from './begun-orders.ts';
import { orderForm, orderValues } from './order-schema.ts';
import { PayerFields } from './payer-fields.tsx';
import { Summary } from './summary.tsx';

type Props = { subscription: Subscription; plan: Plan; quote: Quote };

/** An order that is paid at once: what it comes to, how it is paid, and by whom. */
export function OrderForm({ subscription, plan, quote }: Props) {
  const { t } = useTranslation('billing');
  const { checkout } = useBilling();
  const payerKey = usePayer();
  const format = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const methods = subscription.methods;
  const form = useContractForm(orderForm, orderValues(methods[0] ?? 'card', subscription.payer));
  // Kept until the order is paid: whoever comes back finds it. The documents are accepted with each order.
  useKeptDraft(orderDraftOf(payerKey), form, ['acceptance']);
  const [sending, watched] = useSending();
  const begin = useCall(beginCheckout, { meta: { quiet: true }, ...watched });
  const choice = { plan: quote.plan, period: quote.period };
  const wanted = form.watch('method');
  const isOffered = (method: PaymentMethod) => method !== 'pix' || quote.period === 'yearly';
  const method = isOffered(wanted) ? wanted : (methods.find(isOffered) ?? 'card');

  const order = async ({ payer }: z.output<typeof orderForm>) => {
    try {
      const begun = await begin.mutateAsync({
        body: {
          ...choice,
          method,
          payer,
          acceptedTerms: TERMS_VERSION,
          acceptedPrivacy: PRIVACY_VERSION,
          dueCents: quote.dueCents,
        },
      });
      rememberBegun(payerKey, choice, begun.id);
      client.setQueryData(checkoutQuery(begun.id).queryKey, begun);
      await navigate(to(checkout, { id: begun.id }), { state: BEGUN });
      void invalidate(client, changedByBilling);
    } catch (error) {
      // The summary says what holds now before one may press again.
      if (
        isApiError(
          error,
          'AMOUNT_CHANGED',
          'PLAN_CHANGE_REFUSED',
          'PLAN_NOT_FOUND',
          'BILLING_UNAVAILABLE',
          'ORDER_AFTER_WITHDRAWALS',
        )
      )
        await invalidate(client, [getQuote, getSubscription]);
      throw error;
    }
  };
  const busy = form.formState.isSubmitting;
  const failed = useRef<HTMLDivElement>(null);
  // A field that is wrong takes the focus, and the window goes there.
  const { refusal } = form;
  useEffect(() => {
    if (refusal) failed.current?.scrollIntoView?.({ block: 'center' });
  }, [refusal]);
  return (
    <form {...form.formProps(order)} className="flex flex-col gap-6">
      <BegunOrder choice={choice} />
      <Summary quote={quote} currency={plan.currency} method={method} />
      <Card className="flex flex-col gap-6">
        {methods.length > 1 && (
          <RadioGroup
            label={t('order.method')}
            look="cards"
            value={method}
            onChange={(value) => form.setValue('method', value, { shouldDirty: true })}
            options={methods.map((value) => ({
              value,
              label: t(`order.methods.${value}`),
              hint: t(`order.methodHints.${isOffered(value) ? value : 'pixYearly'}`),
              disabled: !isOffered(value),
            }))}
          />
        )}
        <PayerFields form={form} />
        <AcceptanceField form={form} />
        <p className="text-small text-muted">
          {t('order.withdrawal', { days: WITHDRAWAL_DAYS })} {t('order.withdrawalsMax', { months: WITHDRAWALS_MONTHS })}
        </p>
        {form.failure && (
          <div ref={failed}>
            <Callout kind="error" live title={form.refusal && t('order.failedTitle')}>
              {form.failure}
            </Callout>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={busy} className="max-sm:w-full">
            {t('order.pay', { amount: format.money(quote.dueCents, plan.currency) })}
          </Button>
          {sending.isWaiting && <Button onClick={sending.stop}>{t('order.stop')}</Button>}
          <SendingState sending={sending} />
        </div>
      </Card>
    </form>
  );
}
