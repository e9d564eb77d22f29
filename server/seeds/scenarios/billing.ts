import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { BillingPeriod, Payer, PaymentMethod, PlanCode } from '@prova/contract/billing/billing-fields';
import { beginCheckout, settleSandbox } from '../../src/modules/billing/checkouts.ts';
import { endPeriodsTask } from '../../src/modules/billing/end-periods.ts';
import { getQuote } from '../../src/modules/billing/quote.ts';
import { COMPANIES, type DemoCompany } from '../companies.ts';
import type { ScenarioRunner } from '../runner/scenario-runner.ts';
import { DAY, daysBefore, lastAtWork, MINUTE } from '../time.ts';

type Outcome = 'approve' | 'decline' | 'delay';

interface Order {
  readonly plan: PlanCode;
  readonly period: BillingPeriod;
  readonly method: PaymentMethod;
  /** What becomes of it, and of the next tries. */
  readonly outcomes: readonly Outcome[];
}

/** By the key of the company; the others stay with what nobody pays for. */
const ORDERS: Readonly<Record<string, Order>> = {
  aurora: {
    plan: 'professional',
    period: 'monthly',
    method: 'card',
    outcomes: ['decline', 'approve'],
  },
  mare: { plan: 'professional', period: 'yearly', method: 'pix', outcomes: ['approve'] },
  jatoba: { plan: 'enterprise', period: 'monthly', method: 'boleto', outcomes: ['delay', 'approve'] },
  cajuina: { plan: 'professional', period: 'monthly', method: 'boleto', outcomes: ['delay'] },
};

const ADDRESS = {
  postalCode: '50030-230',
  street: 'Rua da Aurora',
  number: '1019',
  complement: 'Sala 12',
  district: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
} as const;

/** Companies choose a plan, and some pay for it; it renews as time goes by. */
export function billingScenario(runner: ScenarioRunner): void {
  for (const company of COMPANIES) {
    const order = ORDERS[company.key];
    if (!order) continue;
    // Before the first job, and after the company has said who it is.
    const ordered = new Date(lastAtWork(daysBefore(runner.now, company.joinedDaysAgo), 10).getTime() + 30 * MINUTE);
    runner.story(ordered, async (until) => {
      for (const [index, outcome] of order.outcomes.entries()) {
        await until(new Date(ordered.getTime() + index * 3 * MINUTE));
        await place(runner, company, order, outcome);
      }
    });
    for (let at = ordered.getTime() + DAY; at < runner.now.getTime(); at += DAY)
      runner.story(new Date(at), () => runner.asOperator((ctx) => endPeriodsTask.run(ctx, {})));
  }
}

async function place(runner: ScenarioRunner, company: DemoCompany, order: Order, outcome: Outcome): Promise<void> {
  const { plan, period, method } = order;
  const payer: Payer = { name: company.name, taxId: company.cnpj ?? '529.982.247-25', ...ADDRESS };
  await runner.as(company.owner.email, async (ctx) => {
    const { dueCents } = await getQuote(ctx, { plan, period });
    const accepted = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION } as const;
    const { id } = await beginCheckout(ctx, { plan, period, method, payer, dueCents, ...accepted });
    await settleSandbox(ctx, id, { outcome });
  });
}
