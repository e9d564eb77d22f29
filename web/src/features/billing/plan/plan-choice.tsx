import { BILLING_PERIODS, type BillingPeriod, isFree, type PlanCode } from '@prova/contract/billing/billing-fields';
import type { Plan } from '@prova/contract/billing/plans';
import type { Subscription } from '@prova/contract/billing/subscriptions';
import { to } from '@prova/contract/paths';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { periodIn, planIn, useBilling } from '../use-billing.ts';
import { PlanCard } from './plan-card.tsx';

type Props = { subscription: Subscription; plans: readonly Plan[] };

/** The plans beside each other. What is chosen stands in the address, so that coming back from the order finds it. */
export function PlanChoice({ subscription, plans }: Props) {
  const { t } = useTranslation('billing');
  const { audience, order } = useBilling();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const cards = useRef<HTMLFieldSetElement>(null);
  const [problem, setProblem] = useState<'required' | 'same' | null>(null);
  // The address follows later: of two choices in a row the second one would not know the first.
  const [choice, setChoice] = useState(() => ({ plan: planIn(address, audience), period: periodIn(address) }));
  const period = choice.period ?? subscription.period ?? 'monthly';
  const chosen = choice.plan;
  const choose = (change: { plan?: PlanCode; period?: BillingPeriod }) => {
    setProblem(null);
    const next = { ...choice, ...change };
    setChoice(next);
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(next)) if (value) after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const isCurrent = (plan: PlanCode) => plan === subscription.plan && (isFree(plan) || period === subscription.period);
  const proceed = () => {
    if (chosen && !isCurrent(chosen)) {
      void navigate(to(order, {}, { plan: chosen, period }));
      return;
    }
    setProblem(chosen ? 'same' : 'required');
    (cards.current?.querySelector<HTMLElement>('input:checked') ?? cards.current?.querySelector('input'))?.focus();
  };
  const months = monthsSaved(plans);
  return (
    <section aria-labelledby={`${id}title`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-prose flex-1 basis-72">
          <h2 id={`${id}title`} className="text-h4">
            {t('plans.title')}
          </h2>
          <p className="mt-0.5 text-muted">{t(audience === 'talent' ? 'plans.promise' : 'plans.promiseCompany')}</p>
        </div>
        <div className="flex flex-col items-start gap-1 sm:items-end">
          <RadioGroup
            label={t('plans.period')}
            hideLabel
            look="segments"
            value={period}
            onChange={(period) => choose({ period })}
            options={BILLING_PERIODS.map((value) => ({ value, label: t(`plans.${value}`) }))}
          />
          {months !== null && <p className="text-small text-muted">{t('plans.saves', { months })}</p>}
        </div>
      </div>
      <fieldset
        ref={cards}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group may be neither required nor invalid.
        role="radiogroup"
        aria-required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
        className="grid min-w-0 gap-4 md:grid-cols-3"
      >
        <legend className="sr-only">{t('plans.choose')}</legend>
        {plans.map((plan) => (
          <PlanCard
            key={plan.code}
            plan={plan}
            period={period}
            name={`${id}plan`}
            mark={isCurrent(plan.code) ? 'current' : plan.code === subscription.next?.plan ? 'next' : null}
            checked={plan.code === chosen}
            onChoose={() => choose({ plan: plan.code })}
          />
        ))}
      </fieldset>
      <FieldError id={`${id}problem`} error={problem ? t(`plans.${problem}`) : undefined} />
      <Button variant="primary" className="self-start max-sm:w-full" onClick={proceed}>
        {t('plans.continue')}
      </Button>
    </section>
  );
}

/** Whole months that a year saves, where it is as many for all plans that cost something. */
function monthsSaved(plans: readonly Plan[]): number | null {
  const saved = new Set(
    plans
      .filter(({ monthCents }) => monthCents > 0)
      .map(({ monthCents, yearCents }) => (12 * monthCents - yearCents) / monthCents),
  );
  const [months] = saved;
  return saved.size === 1 && months !== undefined && months > 1 && Number.isInteger(months) ? months : null;
}
