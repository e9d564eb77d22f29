import { accountPaths } from '@prova/contract/accounts/paths';
import type { BillingPeriod, PlanCode } from '@prova/contract/billing/billing-fields';
import type { listPlans, Plan } from '@prova/contract/billing/plans';
import { to } from '@prova/contract/paths';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useRead } from '../../../lib/use-read.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useBelowText } from '../use-below-text.ts';

const AUDIENCES = ['talent', 'company'] as const;
/** As they are called in any language. */
const NAMES: Readonly<Record<PlanCode, string>> = {
  free: 'Free',
  pro: 'Pro',
  premium: 'Premium',
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** What plans cost; where nothing is sold, that everything is free. */
export function Prices() {
  const { prices } = useBelowText();
  const plans = useRead<typeof listPlans>('/api/v1/billing/plans', {});
  const { data } = plans;
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const hydrated = useHydrated();
  const isSold = data?.available === true;
  return (
    <section id="precos" aria-labelledby="prices-title" className="scroll-mt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="measure">
          <h2 id="prices-title" className="text-h3 sm:text-h2">
            {prices.title}
          </h2>
          {data && <p className="mt-2 text-muted">{isSold ? prices.lead : prices.free}</p>}
        </div>
        {isSold && (
          <RadioGroup
            label={prices.period}
            hideLabel
            look="segments"
            // Both prices can be read without it.
            className={hydrated ? '' : 'invisible'}
            options={[
              { value: 'monthly', label: prices.monthly },
              { value: 'yearly', label: prices.yearly },
            ]}
            value={period}
            onChange={setPeriod}
          />
        )}
      </div>
      <QueryView query={plans} skeleton={<ComingPrices />} failure={{ level: 3, className: 'mt-6' }}>
        {({ available, plans }) =>
          available &&
          AUDIENCES.map((audience) => (
            <div key={audience} className="mt-6">
              <h3 className="text-h4">{prices[audience]}</h3>
              <ul className="mt-3 grid gap-4 lg:grid-cols-3">
                {plans
                  .filter((plan) => plan.audience === audience)
                  .map((plan) => (
                    <PlanCard key={plan.code} plan={plan} period={period} />
                  ))}
              </ul>
            </div>
          ))
        }
      </QueryView>
    </section>
  );
}

/** As high as the cards: what a link below them names stays where it is. */
function ComingPrices() {
  return (
    <SkeletonGroup>
      {AUDIENCES.map((audience) => (
        <div key={audience} className="mt-6">
          <Skeleton className="h-7 w-48" />
          <div className="mt-3 grid gap-4 lg:grid-cols-3">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-72 rounded-card" />
            ))}
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

function PlanCard({ plan, period }: { plan: Plan; period: BillingPeriod }) {
  const { prices } = useBelowText();
  const { moneyShort } = useFormat();
  const { code, audience, monthCents, yearCents, currency } = plan;
  const isFree = monthCents === 0;
  const yearly = period === 'yearly' && !isFree;
  return (
    <li className="flex flex-col rounded-card border bg-surface p-6">
      <h4 className="font-heading text-h5 font-bold">{NAMES[code]}</h4>
      <p className="mt-2">
        <span className="tabular font-heading text-h2 font-bold">
          {moneyShort(yearly ? yearCents : monthCents, currency)}
        </span>{' '}
        <span className="text-sm text-muted">{yearly ? prices.aYear : prices.aMonth}</span>
      </p>
      <p className="text-small text-muted lg:min-h-5">
        {!isFree &&
          (yearly
            ? prices.orAMonth(moneyShort(monthCents, currency))
            : prices.orAYear(moneyShort(yearCents, currency)))}
      </p>
      <ul className="mt-4 mb-6 flex flex-col gap-2 text-sm">
        {useContents(plan).map((line) => (
          <li key={line} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-brand" strokeWidth={3} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <LinkButton
        href={to(accountPaths.register, {}, audience === 'company' ? { role: 'recruiter' } : {})}
        className="mt-auto"
        fullWidth
        aria-label={isFree ? prices.beginFreeWith(NAMES[code]) : prices.beginWith(NAMES[code])}
      >
        {isFree ? prices.beginFree : prices.begin}
      </LinkButton>
    </li>
  );
}

/** What a plan holds, line by line. */
function useContents({ code, limits }: Plan): string[] {
  const { prices } = useBelowText();
  const { number } = useFormat();
  if (!limits) return [prices.holds[code as 'free' | 'pro' | 'premium']];
  const { activeJobs, candidates, interviews } = limits;
  const line = (name: 'activeJobs' | 'candidates' | 'interviews', limit: number | null) =>
    limit === null ? prices.unlimited[name] : prices.limits[name](limit, number(limit));
  return [line('activeJobs', activeJobs), line('candidates', candidates), line('interviews', interviews)];
}
