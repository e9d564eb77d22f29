import { isFree, PLANS } from '@prova/contract/billing/billing-fields';
import type { Plan } from '@prova/contract/billing/plans';
import { type Subscription, setNextPlan } from '@prova/contract/billing/subscriptions';
import { to } from '@prova/contract/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Tone } from '../../../ui/tone.ts';
import { changedByBilling } from '../billing.queries.ts';
import { isPast, priceOf, useBilling, usePlanName } from '../use-billing.ts';
import { ChangeCard } from './change-card.tsx';
import { Owed } from './owed.tsx';

const TONES = { free: 'plain', active: 'green', past_due: 'red' } as const satisfies Record<
  Subscription['state'],
  Tone
>;

/** The plan in force, until when, and what comes then. */
export function CurrentPlan({ subscription, plans }: { subscription: Subscription; plans: readonly Plan[] }) {
  const { t } = useTranslation('billing');
  const { audience, order } = useBilling();
  const nameOf = usePlanName();
  const { plan, period, state, next, renews, hasCard, usage, limits } = subscription;
  const ends = next !== null && isFree(next.plan);
  const cancels = state !== 'free' && renews && next === null && period !== null;
  return (
    <Card as="section" aria-labelledby="current-plan" className="flex flex-col gap-3">
      <div className="min-w-0">
        <h2 id="current-plan" className="text-small font-semibold text-muted">
          {t('current.title')}
        </h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-heading text-h4 font-bold">{nameOf(plan, period)}</span>
          <Badge tone={ends && state === 'active' ? 'amber' : TONES[state]}>
            {t(`current.states.${ends && state === 'active' ? 'ending' : state}`)}
          </Badge>
        </p>
      </div>
      <WhatComes subscription={subscription} plans={plans} />
      {usage && !limits && <p className="text-muted">{t('current.unlimited')}</p>}
      {(cancels || hasCard) && (
        <div className="flex flex-wrap gap-2">
          {hasCard && <ChangeCard />}
          {cancels && (
            <LinkButton size="sm" href={to(order, {}, { plan: PLANS[audience][0], period: 'monthly' })}>
              {t('current.cancel')}
            </LinkButton>
          )}
        </div>
      )}
    </Card>
  );
}

function WhatComes({ subscription, plans }: { subscription: Subscription; plans: readonly Plan[] }) {
  const { t } = useTranslation('billing');
  const { audience } = useBilling();
  const format = useFormat();
  const nameOf = usePlanName();
  const { plan, period, state, endsAt, next, renews } = subscription;
  const date = endsAt === null ? '' : format.date(endsAt);
  const isNow = endsAt !== null && isPast(endsAt);
  const undo = useCall(setNextPlan, {
    invalidates: changedByBilling,
    onSuccess: () =>
      void toast.success(t(isNow ? 'current.keptNow' : 'current.kept', { plan: nameOf(plan, period), date })),
  });
  const pastDue = state === 'past_due' && (
    <Callout kind="warning">{t('current.pastDue', { plan: t(`names.${PLANS[audience][0]}`) })}</Callout>
  );
  const owed = subscription.owed ? <Owed owed={subscription.owed} subscription={subscription} /> : pastDue;
  if (owed && !next) return owed;
  if (endsAt === null || period === null) return <p className="text-muted">{t(`current.free.${audience}`)}</p>;
  if (!renews) return owed || <p className="text-muted">{t('current.lasts', { date })}</p>;
  if (next)
    return (
      <>
        {owed}
        <Callout
          kind="warning"
          action={
            <Button busy={undo.isPending} onClick={() => undo.mutate({ body: { next: null } })}>
              {t('current.keep', { plan: nameOf(plan, period) })}
            </Button>
          }
        >
          {t(`current.${isFree(next.plan) ? 'ends' : 'changes'}${isNow ? 'Now' : ''}`, {
            date,
            plan: nameOf(next.plan, isFree(next.plan) ? null : next.period),
          })}
        </Callout>
      </>
    );
  const offered = plans.find(({ code }) => code === plan);
  const price = offered ? format.moneyShort(priceOf(offered, period), offered.currency) : '';
  return <p className="text-muted">{t('current.renews', { date, price })}</p>;
}
