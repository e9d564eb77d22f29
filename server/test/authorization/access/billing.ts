import { beginCardChange } from '@prova/contract/billing/cards';
import { buy, order, orderBody, owe, paymentsOf } from '../../billing-factory.ts';
import {
  type AccessTable,
  all,
  anyone,
  type Call,
  type ExpectedAccess,
  FORBIDDEN,
  NO_COMPANY,
  type Outcome,
  UNAUTHENTICATED,
} from '../outcomes.ts';
import type { World } from '../world.ts';

/** Whoever pays: talents for themselves, owners for their company. Each has what is theirs. */
const payers = (call?: Call, talent: Outcome = 'ok'): ExpectedAccess =>
  all(FORBIDDEN, call, {
    guest: UNAUTHENTICATED,
    talent,
    self: talent,
    foreign: 'ok',
    removed: NO_COMPANY,
    owner: 'ok',
  });

/** A row of the company. */
const ofPayer = (missing: Outcome, call: Call): ExpectedAccess =>
  all(FORBIDDEN, call, {
    guest: UNAUTHENTICATED,
    talent: missing,
    self: missing,
    foreign: missing,
    removed: NO_COMPANY,
    owner: 'ok',
  });

const ordered: Call = async ({ server, actors }: World) => ({
  params: { id: (await order(server, actors.owner, { plan: 'professional' })).id },
});

const paid: Call = async ({ server, actors }: World) => {
  await buy(server, actors.owner, { plan: 'professional' });
  const [payment] = await paymentsOf(server, actors.owner);
  return { params: { id: payment?.id ?? '' } };
};

const boughtBefore: Call = async (world, actor) => {
  await paid(world, actor);
  return { body: { next: { plan: 'starter', period: 'monthly' } } };
};

const owing: Call = async ({ server, actors }: World) => {
  await owe(server, actors.owner, { plan: 'professional' });
  return { body: { outcome: 'approve' } };
};

const renewing: Call = async ({ server, actors }: World) => {
  await buy(server, actors.owner, { plan: 'professional' });
  return {};
};

const givingCard: Call = async (world, actor) => {
  await renewing(world, actor);
  const { data } = await world.server.call(beginCardChange, { as: world.actors.owner.token });
  return { params: { id: data.id } };
};

export const billingAccess: AccessTable = {
  'billing.plans': anyone(),
  'billing.subscription': payers(),
  'billing.quote': payers(() => ({ query: { plan: 'professional', period: 'monthly' } }), '404 PLAN_NOT_FOUND'),
  'billing.setNext': all(FORBIDDEN, boughtBefore, {
    guest: UNAUTHENTICATED,
    talent: '409 NO_SUBSCRIPTION',
    self: '409 NO_SUBSCRIPTION',
    foreign: '409 NO_SUBSCRIPTION',
    removed: NO_COMPANY,
    owner: 'ok',
  }),
  'billing.renewal.sandbox': all(FORBIDDEN, owing, {
    guest: UNAUTHENTICATED,
    talent: '409 NOTHING_OWED',
    self: '409 NOTHING_OWED',
    foreign: '409 NOTHING_OWED',
    removed: NO_COMPANY,
    owner: 'ok',
  }),
  'billing.checkouts.begin': payers(
    () => ({ body: orderBody({ plan: 'professional' }, 39_900) }),
    '404 PLAN_NOT_FOUND',
  ),
  'billing.checkouts.get': ofPayer('404 CHECKOUT_NOT_FOUND', ordered),
  'billing.checkouts.sandbox': ofPayer('404 CHECKOUT_NOT_FOUND', async (world, actor) => ({
    ...(await ordered(world, actor)),
    body: { outcome: 'approve' },
  })),
  'billing.cards.begin': all(FORBIDDEN, renewing, {
    guest: UNAUTHENTICATED,
    talent: '409 NO_CARD',
    self: '409 NO_CARD',
    foreign: '409 NO_CARD',
    removed: NO_COMPANY,
    owner: 'ok',
  }),
  'billing.cards.get': ofPayer('404 CARD_CHANGE_NOT_FOUND', givingCard),
  'billing.cards.sandbox': ofPayer('404 CARD_CHANGE_NOT_FOUND', async (world, actor) => ({
    ...(await givingCard(world, actor)),
    body: { outcome: 'accept' },
  })),
  'billing.payments.list': payers(),
  'billing.payments.receipt': ofPayer('404 PAYMENT_NOT_FOUND', paid),
  'billing.payments.withdraw': ofPayer('404 PAYMENT_NOT_FOUND', paid),
};
