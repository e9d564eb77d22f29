import type {
  BillingPeriod,
  Payer,
  PaymentMethod,
  PaymentProviderName,
  PlanCode,
} from '@prova/contract/billing/billing-fields';
import type { Ctx } from '../../platform/context.ts';

/** An order as a provider is told of it. */
export interface Order {
  readonly checkoutId: string;
  readonly accountId: string;
  readonly plan: PlanCode;
  readonly period: BillingPeriod;
  readonly method: PaymentMethod;
  /** Of each period; the first one costs less by the credit. */
  readonly priceCents: number;
  readonly creditCents: number;
  readonly dueCents: number;
  readonly currency: string;
  readonly payer: Payer;
  readonly email: string | null;
  readonly expiresAt: Date;
  /** Where whoever pays comes back to, whatever came of it. */
  readonly returnUrl: string;
}

/** The page where an order is paid. */
export interface OpenedCheckout {
  readonly ref: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** A page where another card is given, as a provider is told of it. */
export interface CardPage {
  readonly cardChangeId: string;
  readonly customer: string;
  readonly expiresAt: Date;
  /** Where whoever pays comes back to, whatever came of it. */
  readonly returnUrl: string;
}

/** What became of an order, as the provider says now. */
export interface FetchedCheckout {
  readonly state: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  /** What was charged, for `paid`. */
  readonly amountCents: number;
  readonly currency: string;
  /** What a refund names: the invoice, or the payment where there is none. */
  readonly paymentRef: string | null;
  /** What renews; null for what is paid once. */
  readonly subscriptionRef: string | null;
  /** The period that was paid for; null where we count it ourselves. */
  readonly endsAt: Date | null;
}

/** A subscription at the provider, as it says now. */
export interface FetchedSubscription {
  readonly ref: string;
  readonly state: 'active' | 'past_due' | 'ended';
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Charges for its periods, the oldest first. */
  readonly charges: readonly {
    readonly ref: string;
    readonly status: 'paid' | 'pending' | 'failed';
    readonly amountCents: number;
    readonly currency: string;
    /** What it was charged for, as the provider knows that from us; null where it does not. */
    readonly bought: { readonly plan: PlanCode; readonly period: BillingPeriod } | null;
    readonly startsAt: Date;
    readonly endsAt: Date;
    /** Where it is paid by whoever owes it; null for what is paid. */
    readonly payUrl: string | null;
  }[];
}

/**
 * Who takes the money. All of it is called from tasks, outside of transactions, and may be called again with the same key:
 * what was done already is not done twice.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly methods: readonly PaymentMethod[];
  open(ctx: Ctx, order: Order): Promise<OpenedCheckout>;
  fetchCheckout(ctx: Ctx, ref: string): Promise<FetchedCheckout>;
  /** Closes a page where nothing is paid yet, so that nobody pays there any more. */
  close(ctx: Ctx, ref: string): Promise<void>;
  /** Null for a subscription that the provider does not know. */
  fetchSubscription(ctx: Ctx, ref: string): Promise<FetchedSubscription | null>;
  /**
   * Gives all of a payment back.
   * @param paymentRef as the provider names it
   * @param paymentId as we do: what becomes of the refund later is said with it
   * @returns whether it is on its way; false where that is refused for good
   */
  refund(ctx: Ctx, paymentRef: string, paymentId: string): Promise<boolean>;
  /** Ends a subscription at once: it charges nothing any more. */
  end(ctx: Ctx, subscriptionRef: string, key: string): Promise<void>;
  /** Opens the page where another card is given. */
  openCardPage(ctx: Ctx, page: CardPage): Promise<OpenedCheckout>;
  /** The card that was given on a page pays for a subscription from now on. @returns what became of the page */
  takeCard(ctx: Ctx, pageRef: string, subscriptionRef: string): Promise<'open' | 'done' | 'failed' | 'expired'>;
  /** What follows the period that is paid for: the same again, another plan, or nothing. */
  planNext(ctx: Ctx, subscriptionRef: string, next: NextPlan, key: string): Promise<void>;
}

export type NextPlan =
  | 'same'
  | 'nothing'
  | { readonly plan: PlanCode; readonly period: BillingPeriod; readonly priceCents: number; readonly currency: string };
