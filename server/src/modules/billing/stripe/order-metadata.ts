import { BILLING_PERIODS, PLAN_CODES } from '@prova/contract/billing/billing-fields';
import * as z from 'zod';
import type { Order } from '../provider.ts';

const bought = z.object({ plan: z.enum(PLAN_CODES), period: z.enum(BILLING_PERIODS) });
type Bought = z.output<typeof bought>;

type Metadata = Readonly<Record<string, string>> | null | undefined;

/** What we write on all that belongs to an order, and read there again. */
export const metadataOf = ({ checkoutId, accountId, plan, period }: Order) => ({
  checkout: checkoutId,
  account: accountId,
  plan,
  period,
});

/** Null where somebody else made it. */
export const checkoutIn = (metadata: Metadata): string | null => z.uuid().safeParse(metadata?.checkout).data ?? null;

/** The payment that a refund gives back; null where somebody else made it. */
export const paymentIn = (metadata: Metadata): string | null => z.uuid().safeParse(metadata?.payment).data ?? null;

/** Null where somebody else made it, or changed it. */
export const boughtIn = (metadata: Metadata): Bought | null => bought.safeParse(metadata).data ?? null;
