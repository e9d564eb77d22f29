import { type Checkout, getCheckout } from '@prova/contract/billing/checkouts';
import { expect } from 'vitest';
import { WEBHOOK_PATH } from '../src/modules/billing/stripe/webhook.ts';
import { system } from '../src/platform/actor.ts';
import { createContext } from '../src/platform/context.ts';
import { order } from './billing-factory.ts';
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts';
import type { FakeEvent } from './fake-stripe-account.ts';
import { startTestServer, type TestServer } from './harness.ts';

type Buyer = { readonly token: string };

export interface Shop {
  readonly server: TestServer;
  readonly stripe: FakeStripe;
  /** Sends what has happened at Stripe, in its order, and works off what follows. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

/** A server that sells through Stripe, as it stands on loopback. */
export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  let server: TestServer | undefined;
  const stripe = await startFakeStripe(() => server?.clock.now() ?? new Date());
  server = await startTestServer({ ...stripe.settings, ...env });
  const shop = server;
  return {
    server: shop,
    stripe,
    async deliver() {
      for (const event of stripe.account.takeEvents()) expect(await send(shop, stripe, event)).toBe(200);
      await shop.drain();
      // What was ended or given back there is told, too.
      for (const event of stripe.account.takeEvents()) expect(await send(shop, stripe, event)).toBe(200);
      await shop.drain();
    },
    async close() {
      await shop.close();
      await stripe.close();
    },
  };
}

/** @returns the status that Stripe is answered */
export async function send(
  server: TestServer,
  stripe: FakeStripe,
  event: FakeEvent,
  options: Parameters<FakeStripe['signed']>[1] = {},
): Promise<number> {
  return post(server, stripe.signed(event, options));
}

export async function post(
  server: TestServer,
  { payload, headers }: { payload: string; headers: Record<string, string> },
): Promise<number> {
  return (await server.app.inject({ method: 'POST', url: WEBHOOK_PATH, payload, headers })).statusCode;
}

/** An order with its page at Stripe. @returns it, and the name of the page there */
export async function openOrder(
  { server }: Shop,
  buyer: Buyer,
  wanted: Parameters<typeof order>[2],
): Promise<{ checkout: Checkout; session: string }> {
  const { id } = await order(server, buyer, wanted);
  await server.drain();
  const checkout = await orderNow(server, buyer, id);
  expect(checkout.state).toBe('open');
  return { checkout, session: checkout.url?.split('/').at(-1) ?? '' };
}

export async function orderNow(server: TestServer, buyer: Buyer, id: string): Promise<Checkout> {
  return (await server.call(getCheckout, { as: buyer.token, params: { id } })).data;
}

/** A plan that is paid by card, and heard of. @returns the name of its subscription at Stripe */
export async function subscribe(shop: Shop, buyer: Buyer, wanted: Parameters<typeof order>[2]): Promise<string> {
  const { session } = await openOrder(shop, buyer, wanted);
  shop.stripe.account.pay(session);
  await shop.deliver();
  return shop.stripe.account.sessions.get(session)?.subscription ?? '';
}

/** What runs by the clock, and tasks of a test that run beside each other. */
export const taskContext = ({ server }: Pick<Shop, 'server'>) =>
  createContext(server.platform, { actor: system, locale: 'pt-BR' });
