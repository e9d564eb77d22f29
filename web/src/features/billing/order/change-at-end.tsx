import { isFree, PLAN_LIMITS } from '@prova/contract/billing/billing-fields';
import type { Plan } from '@prova/contract/billing/plans';
import { type Quote, type Subscription, setNextPlan } from '@prova/contract/billing/subscriptions';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByBilling } from '../billing.queries.ts';
import { useBilling, usePlanName } from '../use-billing.ts';

/** A change that costs nothing now: it comes once what is paid for has ended, and can be taken back until then. */
export function ChangeAtEnd({ subscription, plan, quote }: { subscription: Subscription; plan: Plan; quote: Quote }) {
  const { t } = useTranslation('billing');
  const { overview } = useBilling();
  const format = useFormat();
  const navigate = useNavigate();
  const nameOf = usePlanName();
  const date = format.date(quote.startsAt);
  const free = isFree(quote.plan);
  const name = nameOf(quote.plan, free ? null : quote.period);
  // Nothing is charged for a plan that was paid once, so that nothing but its end can follow it.
  const isPossible = subscription.renews;
  const over = useWhatIsOver(subscription, plan);
  const change = useCall(setNextPlan, {
    invalidates: changedByBilling,
    meta: { quiet: true },
    onSuccess: () => {
      toast.success(t('order.atEnd.done', { date, plan: name }));
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
        {t(free ? 'order.atEnd.free' : 'order.atEnd.less', {
          date,
          plan: name,
          price: format.moneyShort(quote.priceCents, plan.currency),
        })}{' '}
        {t('order.atEnd.undo')}
      </p>
      {over && <Callout kind="warning">{t('order.atEnd.over', { plan: nameOf(quote.plan), things: over })}</Callout>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={change.isPending}
          onClick={() => change.mutate({ body: { next: { plan: quote.plan, period: quote.period } } })}
        >
          {free ? t('order.atEnd.confirmFree') : t('order.atEnd.confirm', { plan: name, date })}
        </Button>
        <LinkButton href={overview}>{t('order.atEnd.back')}</LinkButton>
      </div>
    </Card>
  );
}

/** What is used beyond the limits of a plan, in words; empty where all of it fits. */
function useWhatIsOver({ usage, limits: present }: Subscription, { limits }: Plan): string {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  // Where nothing is limited now, no plan limits it later.
  if (!usage || !limits || !present) return '';
  const over = PLAN_LIMITS.flatMap((kind) => {
    const limit = limits[kind];
    const used = usage[kind];
    return limit !== null && used > limit
      ? [t('order.atEnd.overThing', { name: t(`usage.names.${kind}`), used, limit })]
      : [];
  });
  return new Intl.ListFormat(locale).format(over);
}
