import type Stripe from 'stripe';
import type { Config } from '../../../platform/config.ts';
import type { Ctx } from '../../../platform/context.ts';

/** The version that this code was written for, whatever the account's own is. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MILLISECONDS = 20_000;

const clients = new WeakMap<Config, Promise<Stripe>>();

/** The package is loaded at the first use: a quarter of a second that a server without plans does not spend. */
export function stripeOf({ platform: { config } }: Ctx): Promise<Stripe> {
  const known = clients.get(config);
  if (known) return known;
  const client = connect(config);
  clients.set(config, client);
  return client;
}

async function connect({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Config): Promise<Stripe> {
  if (STRIPE_SECRET_KEY === undefined) throw new Error('The payment provider stripe is not set up');
  const { default: Stripe } = await import('stripe');
  return new Stripe(STRIPE_SECRET_KEY, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MILLISECONDS,
    // Tasks try again, and later than a call would.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(STRIPE_API_URL !== undefined && addressOf(new URL(STRIPE_API_URL))),
  });
}

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port: port || (protocol === 'http:' ? 80 : 443),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
});

/** Whether Stripe refused with this code. */
export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const PASSING = ['balance_insufficient', 'insufficient_funds', 'lock_timeout', 'rate_limit'];

/** Whether Stripe says that what was asked cannot be done at all. */
export const isImpossible = (error: unknown): boolean =>
  error instanceof Error &&
  'type' in error &&
  error.type === 'StripeInvalidRequestError' &&
  // The balance fills again.
  !PASSING.some((code) => isRefusal(error, code));

/** @returns null for what Stripe does not know, or not any more */
export async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (isRefusal(error, 'resource_missing')) return null;
    throw error;
  }
}

/** Stripe's instants are seconds. */
export const instantOf = (seconds: number): Date => new Date(seconds * 1000);

export const refOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
