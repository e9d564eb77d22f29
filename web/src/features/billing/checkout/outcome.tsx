import type { Checkout, CheckoutState } from '@prova/contract/billing/checkouts';
import { messagingPaths } from '@prova/contract/messaging/paths';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { paymentsQuery } from '../billing.queries.ts';
import { Settled } from '../components/settled.tsx';
import { ReceiptButton } from '../history/receipt-button.tsx';
import { useBilling, usePlanName } from '../use-billing.ts';
import { Ordered } from './ordered.tsx';

type SettledState = Exclude<CheckoutState, 'opening' | 'open'>;

const LOOKS: Readonly<Record<SettledState, { icon: LucideIcon; tone: Tone }>> = {
  paid: { icon: CircleCheck, tone: 'green' },
  pending: { icon: Clock, tone: 'amber' },
  failed: { icon: CircleAlert, tone: 'red' },
  expired: { icon: Clock, tone: 'plain' },
  refunded: { icon: Undo2, tone: 'blue' },
};

const isSettled = (state: CheckoutState): state is SettledState => state in LOOKS;

/** What became of an order, and what comes next. */
export function Outcome({ checkout, takesFocus }: { checkout: Checkout; takesFocus: boolean }) {
  const { t } = useTranslation('billing');
  const { audience, overview, order } = useBilling();
  const { state, plan, period } = checkout;
  const words = useOutcomeWords(checkout);
  if (!isSettled(state)) return null;
  const { icon, tone } = LOOKS[state];
  return (
    <Card as="section" className="flex flex-col gap-4">
      <Settled
        icon={icon}
        tone={tone}
        failed={state === 'failed'}
        title={t(`checkout.${state}`)}
        takesFocus={takesFocus}
        state={state}
      >
        {words}
        {state === 'paid' && audience === 'talent' && (
          <>
            {' '}
            <Link href={messagingPaths.contact} className="text-link">
              {t('checkout.opens.contact')}
            </Link>
          </>
        )}
      </Settled>
      <Ordered checkout={checkout} />
      <div className="flex flex-wrap gap-2">
        {(state === 'failed' || state === 'expired') && (
          <LinkButton variant="primary" href={to(order, {}, { plan, period })}>
            {t('checkout.again')}
          </LinkButton>
        )}
        {state === 'paid' && <Receipt checkout={checkout} />}
        <LinkButton href={overview}>{t('checkout.toBilling')}</LinkButton>
      </div>
    </Card>
  );
}

function useOutcomeWords({ state, plan, method }: Checkout): string {
  const { t } = useTranslation('billing');
  const { audience } = useBilling();
  const nameOf = usePlanName();
  switch (state) {
    case 'paid':
      return `${t('checkout.paidText', { plan: nameOf(plan) })} ${t(`checkout.opens.${audience}`)}`;
    case 'pending':
      return t(`checkout.pendingText.${method}`);
    case 'failed':
      return t('checkout.failedText');
    case 'refunded':
      return t('checkout.refundedText');
    default:
      return t('checkout.expiredText');
  }
}

/** Of the newest payment that is this order's: it stands at the head of the history. */
function Receipt({ checkout: { plan, period, dueCents } }: { checkout: Checkout }) {
  const payments = useQuery(paymentsQuery(1));
  const payment = payments.data?.data.find(
    (each) => each.number !== null && each.plan === plan && each.period === period && each.amountCents === dueCents,
  );
  return payment ? <ReceiptButton payment={payment} /> : null;
}
