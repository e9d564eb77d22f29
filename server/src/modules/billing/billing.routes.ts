import * as cards from '@prova/contract/billing/cards';
import * as checkouts from '@prova/contract/billing/checkouts';
import * as payments from '@prova/contract/billing/payments';
import { listPlans } from '@prova/contract/billing/plans';
import * as subscriptions from '@prova/contract/billing/subscriptions';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { beginCardChange, getCardChange, settleCard } from './card-changes.ts';
import { beginCheckout, getCheckout, settleSandbox } from './checkouts.ts';
import { listPayments, withdrawPayment } from './payments.ts';
import { listPlans as plansOf } from './plans.ts';
import { getQuote } from './quote.ts';
import { downloadReceipt } from './receipt/receipt-file.ts';
import { settleRenewal } from './settle-renewal.ts';
import { getSubscription, setNextPlan } from './subscriptions.ts';

export const billingRoutes: readonly Route[] = [
  route(listPlans, (ctx, { query }) => plansOf(ctx, query.audience)),
  route(subscriptions.getSubscription, (ctx) => getSubscription(ctx)),
  route(subscriptions.getQuote, (ctx, { query }) => getQuote(ctx, query)),
  route(subscriptions.setNextPlan, (ctx, { body }) => setNextPlan(ctx, body.next)),
  route(subscriptions.settleRenewal, (ctx, { body }) => settleRenewal(ctx, body)),
  route(checkouts.beginCheckout, (ctx, { body }) => beginCheckout(ctx, body)),
  route(checkouts.getCheckout, (ctx, { params }) => getCheckout(ctx, params.id)),
  route(checkouts.settleSandbox, (ctx, { params, body }) => settleSandbox(ctx, params.id, body)),
  route(cards.beginCardChange, (ctx) => beginCardChange(ctx)),
  route(cards.getCardChange, (ctx, { params }) => getCardChange(ctx, params.id)),
  route(cards.settleCard, (ctx, { params, body }) => settleCard(ctx, params.id, body)),
  route(payments.listPayments, async (ctx, { query }) => {
    const { data, meta } = await listPayments(ctx, query);
    return reply(data, { meta });
  }),
  route(payments.downloadReceipt, (ctx, { params }) => downloadReceipt(ctx, params.id)),
  route(payments.withdrawPayment, (ctx, { params }) => withdrawPayment(ctx, params.id)),
];
