import { isFree, PLANS } from '@prova/contract/billing/billing-fields';
import type { OwedRenewal, Subscription } from '@prova/contract/billing/subscriptions';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { isPast, useBilling, usePlanName } from '../use-billing.ts';

type Props = { owed: OwedRenewal; subscription: Pick<Subscription, 'plan' | 'next'> };

/** A renewal that is not paid: what is owed, until when the plan holds, and the way to pay it. */
export function Owed({ owed, subscription: { plan, next } }: Props) {
  const { t } = useTranslation('billing');
  const { audience } = useBilling();
  const format = useFormat();
  const nameOf = usePlanName();
  const { amountCents, currency, status, holdsUntil, url } = owed;
  const values = {
    amount: format.money(amountCents, currency),
    plan: nameOf(plan),
    date: format.date(holdsUntil),
    free: t(`names.${PLANS[audience][0]}`),
  };
  // Nobody is asked to pay in time for what has passed, or for a plan that was given up.
  const continues = !isPast(holdsUntil) && !(next && isFree(next.plan));
  // A page of the provider's leads nowhere afterwards: ours stays open, and asks again when it is looked at.
  const outside = url !== null && !url.startsWith('/');
  return (
    <Callout
      kind="warning"
      title={t(`owed.${status}`, values)}
      action={
        url && (
          <LinkButton
            variant="primary"
            href={url}
            {...(outside && { target: '_blank', rel: 'noopener', iconEnd: <ExternalLink className="size-4" /> })}
          >
            {t(status === 'failed' ? 'owed.pay' : 'owed.see')}
          </LinkButton>
        )
      }
    >
      {continues && t('owed.until', values)}
    </Callout>
  );
}
