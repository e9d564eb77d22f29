import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/context.ts';
import { lockAccountById, selectAccountById, updateAccount } from '../billing-accounts.queries.ts';
import type { Order } from '../provider.ts';
import { unlessMissing } from './stripe-client.ts';

/** The customer of an account, with the name and address of the order: one, also where two orders are opened at once. */
export async function claimCustomer(ctx: Ctx, stripe: Stripe, order: Order): Promise<string> {
  const account = await selectAccountById(ctx, order.accountId);
  const known = account?.stripeCustomer ?? (await makeCustomer(ctx, stripe, order.accountId, null));
  if (await unlessMissing(stripe.customers.update(known, detailsOf(order)))) return known;
  // Somebody deleted it there, or the key is of another account of Stripe by now.
  const another = await makeCustomer(ctx, stripe, order.accountId, known);
  await stripe.customers.update(another, detailsOf(order));
  return another;
}

/** Made outside of a transaction, by a key that makes it once; kept under the lock of the account, by whoever comes first. */
async function makeCustomer(ctx: Ctx, stripe: Stripe, accountId: string, insteadOf: string | null): Promise<string> {
  const key = insteadOf === null ? `customer-${accountId}` : `customer-${accountId}-${insteadOf}`;
  const { id } = await stripe.customers.create({ metadata: { account: accountId } }, { idempotencyKey: key });
  return ctx.transaction(async (ctx) => {
    const { stripeCustomer } = await lockAccountById(ctx, accountId);
    if (stripeCustomer !== null && stripeCustomer !== insteadOf) return stripeCustomer;
    await updateAccount(ctx, accountId, { stripeCustomer: id });
    return id;
  });
}

const detailsOf = ({ payer, email }: Order): Stripe.CustomerUpdateParams => ({
  name: payer.name,
  ...(email !== null && { email }),
  address: {
    line1: `${payer.street}, ${payer.number}`,
    line2: [payer.complement, payer.district].filter(Boolean).join(', '),
    city: payer.city,
    state: payer.state,
    postal_code: payer.postalCode,
    country: 'BR',
  },
  preferred_locales: ['pt-BR'],
});
