import { isFree } from '@prova/contract/billing/billing-fields';
import type { Plan } from '@prova/contract/billing/plans';
import { type Quote, type Subscription, setNextPlan } from '@prova/contract/billing/subscriptions';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByBilling } from '../billing.queries.ts';
import { isPast, useBilling, usePlanName } from '../use-billing.ts';

/** A change that costs nothing now: it comes once what is paid for has ended, and can be taken back until then. */
export function ChangeAtEnd({ subscription, plan, quote }: { subscription: Subscription; plan: Plan; quote: Quote }) {
  const { t } = useTranslation('billing');
  const { overview } = useBilling();
  const format = useFormat();
  const navigate = useNavigate();
  const nameOf = usePlanName();
  const date = format.date(quote.startsAt);
  // What was paid for may have ended while its renewal is still tried.
  const isNow = isPast(quote.startsAt);
  const free = isFree(quote.plan);
  const name = nameOf(quote.plan, free ? null : quote.period);
  // Nothing is charged for a plan that was paid once, so that nothing but its end can follow it.
  const isPossible = subscription.renews;
  const over = useWhatIsOver(subscription, plan);
  const change = useCall(setNextPlan, {
    invalidates: changedByBilling,
    meta: { quiet: true },
    onSuccess: () => {
      toast.success(t(isNow ? 'order.atEnd.doneNow' : 'order.atEnd.done', { date, plan: name }));
      void navigate(overview);
    },
  });
  if (!isPossible) return <Callout kind="info">{t('order.atEnd.doesNotRenew', { date })}</Callout>;
  return (
    <Card className="flex flex-col gap-4">
      {change.error && (
        <Callout kind="error" live>
          {messageOf(change.error)}
        </Callout>
      )}
      <p>
        {t(`order.atEnd.${free ? 'free' : 'less'}${isNow ? 'Now' : ''}`, {
          date,
          plan: name,
          price: format.moneyShort(quote.priceCents, plan.currency),
        })}{' '}
        {!isNow && t('order.atEnd.undo')}
      </p>
      {over && <Callout kind="warning">{t('order.atEnd.over', { plan: nameOf(quote.plan), things: over })}</Callout>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={change.isPending}
          onClick={() => change.mutate({ body: { next: { plan: quote.plan, period: quote.period } } })}
        >
          {free
            ? t('order.atEnd.confirmFree')
            : t(isNow ? 'order.atEnd.confirmNow' : 'order.atEnd.confirm', { plan: name, date })}
        </Button>
        <LinkButton href={overview}>{t('order.atEnd.back')}</LinkButton>
      </div>
    </Card>
  );
}

/** Active jobs beyond the limit of a plan, in words; empty where all fit. What is counted by the month starts over. */
function useWhatIsOver({ usage, limits: present }: Subscription, { limits }: Plan): string {
  const { t } = useTranslation('billing');
  // Where nothing is limited now, no plan limits it later.
  if (!usage || !limits || !present) return '';
  const [used, limit] = [usage.activeJobs, limits.activeJobs];
  if (limit === null || used <= limit) return '';
  return t('order.atEnd.overThing', { name: t('usage.names.activeJobs'), used, limit });
}
