/** What an account of Stripe holds, and what it does by itself: as its API says, as far as billing uses it. */
type Metadata = Record<string, string>;

interface Price {
  readonly id: string;
  readonly unit_amount: number;
  readonly currency: string;
  readonly product: string;
  readonly interval: 'month' | 'year' | null;
}

export interface FakeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment' | 'subscription' | 'setup';
  readonly method: string;
  readonly customer: string;
  readonly metadata: Metadata;
  readonly currency: string;
  readonly price: Omit<Price, 'id' | 'product'> & { readonly name: string };
  readonly expires_at: number;
  amount_total: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  invoice: string | null;
  subscription: string | null;
  payment_intent: string | null;
  /** Of a page where a card is given. */
  setup_intent: { readonly id: string; readonly payment_method: string } | null;
}

interface Period {
  readonly start: number;
  readonly end: number;
}

interface Phase {
  readonly price: Price;
  readonly metadata: Metadata;
}

export interface FakeSubscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  metadata: Metadata;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  schedule: string | null;
  default_payment_method: string | null;
  price: Price;
  anchor: number;
  period: Period;
}

export interface FakeInvoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly subscription: string;
  readonly metadata: Metadata;
  readonly currency: string;
  readonly amount: number;
  readonly period: Period;
  readonly created: number;
  status: 'open' | 'paid' | 'void';
  attempted: boolean;
  intent: string;
}

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  status: 'requires_action' | 'requires_payment_method' | 'succeeded';
  refunded: boolean;
}

interface FakeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly metadata: Metadata;
  status: 'succeeded' | 'failed';
}

export interface FakeEvent {
  readonly type: string;
  readonly subject: { readonly id: string; readonly object: string };
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** The same day some months later, or the last of a shorter month. */
function monthsAfter(anchor: number, months: number): number {
  const end = new Date(anchor * 1000);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, last));
  return secondsOf(end);
}

export class FakeAccount {
  readonly customers = new Map<string, { id: string; object: 'customer'; name?: string; email?: string }>();
  readonly coupons = new Map<string, { id: string; object: 'coupon'; amount_off: number }>();
  readonly products = new Map<string, { id: string; object: 'product'; name: string }>();
  readonly sessions = new Map<string, FakeSession>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly invoices = new Map<string, FakeInvoice>();
  readonly intents = new Map<string, Intent>();
  readonly schedules = new Map<string, { id: string; subscription: string; next: Phase | null; card?: string }>();
  readonly refunds = new Map<string, FakeRefund>();
  /** What becomes of the next refunds at once. */
  refundStatus: FakeRefund['status'] = 'succeeded';
  /** What has happened since the last look, in its order. */
  events: FakeEvent[] = [];
  #count = 0;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  id = (prefix: string): string => `${prefix}_${++this.#count}`;
  now = (): number => secondsOf(this.#now());

  takeEvents(): FakeEvent[] {
    const { events } = this;
    this.events = [];
    return events;
  }

  /** Somebody pays by card on the page. */
  pay(sessionId: string): void {
    const session = this.#complete(sessionId);
    this.#take(session);
    this.#tell('checkout.session.completed', session);
  }

  /** Somebody gives a card on the page. @returns its name */
  giveCard(sessionId: string): string {
    const session = this.#session(sessionId);
    const payment_method = this.id('pm');
    Object.assign(session, { status: 'complete', url: null, setup_intent: { id: this.id('seti'), payment_method } });
    this.#tell('checkout.session.completed', session);
    return payment_method;
  }

  /** Somebody takes a boleto or the code of a Pix, and has yet to pay it. */
  submit(sessionId: string): void {
    this.#tell('checkout.session.completed', this.#complete(sessionId));
  }

  /** The boleto or the Pix is paid. */
  confirm(sessionId: string): void {
    const session = this.#session(sessionId);
    this.#take(session);
    this.#tell('checkout.session.async_payment_succeeded', session);
  }

  /** The boleto or the Pix ran out. */
  decline(sessionId: string): void {
    const session = this.#session(sessionId);
    const invoice = session.invoice ? this.#invoice(session.invoice) : null;
    this.#intentOf(invoice?.intent ?? session.payment_intent).status = 'requires_payment_method';
    this.#tell('checkout.session.async_payment_failed', session);
  }

  expire(sessionId: string): void {
    const session = this.#session(sessionId);
    session.status = 'expired';
    session.url = null;
    this.#tell('checkout.session.expired', session);
  }

  /** The period is over: what was said to follow follows. */
  renew(subscriptionId: string, outcome: 'paid' | 'failed' | 'pending' = 'paid'): void {
    const subscription = this.subscription(subscriptionId);
    if (subscription.cancel_at_period_end) {
      this.cancel(subscriptionId);
      return;
    }
    const start = subscription.period.end;
    const next = subscription.schedule ? (this.schedules.get(subscription.schedule)?.next ?? null) : null;
    if (next) {
      Object.assign(subscription, { price: next.price, anchor: start, schedule: null });
      subscription.metadata = { ...subscription.metadata, ...next.metadata };
    }
    subscription.period = { start, end: this.#endOf(subscription, start) };
    const invoice = this.#charge(subscription, subscription.price.unit_amount);
    invoice.attempted = true;
    if (outcome === 'paid') this.#paid(invoice);
    if (outcome === 'failed') this.#failed(invoice);
    this.#tell('customer.subscription.updated', subscription);
  }

  /** The open invoice is tried once more, and taken. */
  recover(subscriptionId: string): void {
    for (const invoice of this.invoicesOf(subscriptionId)) if (invoice.status === 'open') this.#paid(invoice);
    this.#tell('customer.subscription.updated', this.subscription(subscriptionId));
  }

  /** By hand in the dashboard, by a call, or because all tries have failed. */
  cancel(subscriptionId: string): void {
    const subscription = this.subscription(subscriptionId);
    subscription.status = 'canceled';
    subscription.schedule = null;
    this.#tell('customer.subscription.deleted', subscription);
  }

  /** The bank does not take what was on its way: days later, and said by events of two names. */
  failRefunds(): void {
    for (const refund of this.refunds.values()) {
      if (refund.status === 'failed') continue;
      refund.status = 'failed';
      this.#intentOf(refund.payment_intent).refunded = false;
      this.#tell('charge.refund.updated', refund);
      this.#tell('refund.failed', refund);
    }
  }

  subscription(id: string): FakeSubscription {
    return found(this.subscriptions.get(id));
  }

  /** The newest first. */
  invoicesOf(subscriptionId: string): FakeInvoice[] {
    return [...this.invoices.values()].filter(({ subscription }) => subscription === subscriptionId).reverse();
  }

  /** What was taken and not given back, in cents. */
  taken(): number {
    return [...this.intents.values()]
      .filter(({ status, refunded }) => status === 'succeeded' && !refunded)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  #complete(sessionId: string): FakeSession {
    const session = this.#session(sessionId);
    const intent = this.#intent(session.amount_total, 'requires_action');
    session.status = 'complete';
    session.url = null;
    if (session.mode === 'payment') session.payment_intent = intent.id;
    else this.#subscribe(session, intent.id);
    return session;
  }

  #take(session: FakeSession): void {
    session.payment_status = 'paid';
    if (session.invoice) this.#paid(this.#invoice(session.invoice));
    else this.#intentOf(session.payment_intent).status = 'succeeded';
  }

  #subscribe(session: FakeSession, intent: string): void {
    const { name, ...price } = session.price;
    const product = this.id('prod');
    this.products.set(product, { id: product, object: 'product', name });
    const start = this.now();
    const subscription: FakeSubscription = {
      id: this.id('sub'),
      object: 'subscription',
      customer: session.customer,
      metadata: session.metadata,
      status: 'incomplete',
      cancel_at_period_end: false,
      schedule: null,
      default_payment_method: this.id('pm'),
      price: { id: this.id('price'), product, ...price },
      anchor: start,
      period: { start, end: start },
    };
    subscription.period = { start, end: this.#endOf(subscription, start) };
    this.subscriptions.set(subscription.id, subscription);
    const invoice = this.#charge(subscription, session.amount_total, intent);
    invoice.attempted = true;
    session.subscription = subscription.id;
    session.invoice = invoice.id;
  }

  #endOf({ anchor, price }: FakeSubscription, start: number): number {
    const step = price.interval === 'year' ? 12 : 1;
    for (let months = step; ; months += step) {
      const end = monthsAfter(anchor, months);
      if (end > start) return end;
    }
  }

  #charge(subscription: FakeSubscription, amount: number, intent?: string): FakeInvoice {
    const invoice: FakeInvoice = {
      id: this.id('in'),
      object: 'invoice',
      subscription: subscription.id,
      metadata: { ...subscription.metadata },
      currency: subscription.price.currency,
      amount,
      period: subscription.period,
      created: this.now(),
      status: 'open',
      attempted: false,
      intent: intent ?? this.#intent(amount, 'requires_action').id,
    };
    this.invoices.set(invoice.id, invoice);
    return invoice;
  }

  #paid(invoice: FakeInvoice): void {
    invoice.status = 'paid';
    this.#intentOf(invoice.intent).status = 'succeeded';
    const subscription = this.subscription(invoice.subscription);
    if (subscription.status !== 'canceled') subscription.status = 'active';
    this.#tell('invoice.paid', invoice);
    this.#tell('customer.subscription.updated', subscription);
  }

  #failed(invoice: FakeInvoice): void {
    this.#intentOf(invoice.intent).status = 'requires_payment_method';
    this.subscription(invoice.subscription).status = 'past_due';
    this.#tell('invoice.payment_failed', invoice);
  }

  #intent(amount: number, status: Intent['status']): Intent {
    const intent: Intent = { id: this.id('pi'), object: 'payment_intent', amount, status, refunded: false };
    this.intents.set(intent.id, intent);
    return intent;
  }

  #tell(type: string, { id, object }: FakeEvent['subject']): void {
    this.events.push({ type, subject: { id, object } });
  }

  #session = (id: string): FakeSession => found(this.sessions.get(id));
  #invoice = (id: string): FakeInvoice => found(this.invoices.get(id));
  #intentOf = (id: string | null): Intent => found(this.intents.get(id ?? ''));
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('Stripe has no such thing');
  return thing;
}
