import type { FakeAccount, FakeInvoice, FakeSession, FakeSubscription } from './fake-stripe-account.ts';

/** What a form says, as a tree: `a[b][0][c]=1`. */
export type Params = { readonly [key: string]: string | Params };

export class Refusal extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, string>>;
  constructor(status: number, error: Readonly<Record<string, string>>) {
    super(error.message ?? error.code);
    this.status = status;
    this.error = error;
  }
}

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly params: Params;
}

type Answer = (account: FakeAccount, params: Params, id: string) => object;

/** The calls of the API that billing makes. */
const CALLS: Readonly<Record<string, Answer>> = {
  'POST /v1/customers': (account) => put(account.customers, { id: account.id('cus'), object: 'customer' as const }),
  'POST /v1/customers/:id': ({ customers }, params, id) => Object.assign(get(customers, id), params),
  'POST /v1/products': (account, { name }) =>
    put(account.products, { id: account.id('prod'), object: 'product' as const, name: String(name) }),
  'POST /v1/coupons': (account, { amount_off }) =>
    put(account.coupons, { id: account.id('coupon'), object: 'coupon' as const, amount_off: Number(amount_off) }),
  'POST /v1/checkout/sessions': openSession,
  'GET /v1/checkout/sessions/:id': (account, _params, id) => shownSession(account, get(account.sessions, id)),
  'POST /v1/checkout/sessions/:id/expire': (account, _params, id) => {
    if (get(account.sessions, id).status !== 'open')
      throw new Refusal(400, { type: 'invalid_request_error', message: 'It is not open' });
    account.expire(id);
    return shownSession(account, get(account.sessions, id));
  },
  'GET /v1/subscriptions/:id': ({ subscriptions }, _params, id) => shownSubscription(get(subscriptions, id)),
  'POST /v1/subscriptions/:id': ({ subscriptions }, { cancel_at_period_end, default_payment_method }, id) => {
    const subscription = get(subscriptions, id);
    if (default_payment_method !== undefined) {
      subscription.default_payment_method = String(default_payment_method);
      return shownSubscription(subscription);
    }
    if (subscription.schedule) throw new Refusal(400, { type: 'invalid_request_error', message: 'It has a schedule' });
    subscription.cancel_at_period_end = cancel_at_period_end === 'true';
    return shownSubscription(subscription);
  },
  'DELETE /v1/subscriptions/:id': (account, _params, id) => {
    if (get(account.subscriptions, id).status === 'canceled') throw missing(id);
    account.cancel(id);
    return shownSubscription(get(account.subscriptions, id));
  },
  'GET /v1/invoices': (account, { subscription, status }) =>
    list(
      account
        .invoicesOf(String(subscription))
        .filter((invoice) => status === undefined || invoice.status === status)
        .map(shownInvoice),
    ),
  'GET /v1/invoices/:id': ({ invoices }, _params, id) => shownInvoice(get(invoices, id)),
  'POST /v1/invoices/:id/void': ({ invoices }, _params, id) => {
    const invoice = get(invoices, id);
    invoice.status = 'void';
    return shownInvoice(invoice);
  },
  'GET /v1/invoice_payments': ({ invoices, intents }, { invoice, status }) => {
    const { intent } = get(invoices, String(invoice));
    const payment_intent = get(intents, intent);
    const isPaid = payment_intent.status === 'succeeded';
    if (status === 'paid' && !isPaid) return list([]);
    return list([
      { id: `inpay_${intent}`, object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent } },
    ]);
  },
  'GET /v1/refunds/:id': ({ refunds }, _params, id) => get(refunds, id),
  'POST /v1/refunds': (account, { payment_intent, metadata }) => {
    const intent = get(account.intents, String(payment_intent));
    if (intent.refunded) throw new Refusal(400, { type: 'invalid_request_error', code: 'charge_already_refunded' });
    if (intent.status !== 'succeeded') throw new Refusal(400, { type: 'invalid_request_error', message: 'Not paid' });
    const status = account.refundStatus;
    intent.refunded = status === 'succeeded';
    const refund = { payment_intent: intent.id, metadata: tree(metadata) as Record<string, string>, status };
    return put(account.refunds, { id: account.id('re'), object: 'refund' as const, ...refund });
  },
  'POST /v1/subscription_schedules': (account, { from_subscription }) => {
    const subscription = get(account.subscriptions, String(from_subscription));
    if (subscription.schedule) throw new Refusal(400, { type: 'invalid_request_error', message: 'It has one' });
    const schedule = put(account.schedules, { id: account.id('sched'), subscription: subscription.id, next: null });
    subscription.schedule = schedule.id;
    return schedule;
  },
  'POST /v1/subscription_schedules/:id': planPhases,
  'POST /v1/subscription_schedules/:id/release': ({ schedules, subscriptions }, _params, id) => {
    const schedule = get(schedules, id);
    get(subscriptions, schedule.subscription).schedule = null;
    return schedule;
  },
};

/** @throws Refusal */
export function answerCall(account: FakeAccount, { method, path, params }: FakeCall): object {
  const [, v1, ...parts] = path.split('/');
  const isOfOne = ['customers', 'subscriptions', 'invoices', 'refunds', 'subscription_schedules'].includes(
    parts[0] ?? '',
  );
  const at = isOfOne ? 1 : 2;
  const id = parts[at] ?? '';
  const route = `${method} /${[v1, ...parts.map((part, index) => (index === at ? ':id' : part))].join('/')}`;
  const answer = CALLS[route];
  if (!answer)
    throw new Refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${route})` });
  return answer(account, params, id);
}

function openSession(account: FakeAccount, params: Params): object {
  const item = tree(tree(params.line_items)['0']);
  const price = tree(item.price_data);
  const coupon = tree(tree(params.discounts)['0']).coupon;
  const amount = Number(price.unit_amount ?? 0);
  const off = coupon === undefined ? 0 : get(account.coupons, String(coupon)).amount_off;
  const expires = Number(params.expires_at) - account.now();
  if (expires < 1_800 || expires > 86_400)
    throw new Refusal(400, { type: 'invalid_request_error', message: 'expires_at must be within a day' });
  get(account.customers, String(params.customer));
  const id = account.id('cs');
  const interval = tree(price.recurring).interval;
  const session: FakeSession = {
    id,
    object: 'checkout.session',
    mode: params.mode === 'payment' || params.mode === 'setup' ? params.mode : 'subscription',
    method: String(tree(params.allowed_payment_method_types)['0']),
    customer: String(params.customer),
    metadata: tree(params.metadata) as Record<string, string>,
    currency: String(price.currency),
    price: {
      unit_amount: amount,
      currency: String(price.currency),
      interval: interval === 'year' || interval === 'month' ? interval : null,
      name: String(tree(price.product_data).name),
    },
    expires_at: Number(params.expires_at),
    amount_total: amount - off,
    status: 'open',
    payment_status: 'unpaid',
    url: `https://checkout.stripe.example/c/pay/${id}`,
    invoice: null,
    subscription: null,
    payment_intent: null,
    setup_intent: null,
  };
  return shownSession(account, put(account.sessions, session));
}

function planPhases(account: FakeAccount, params: Params, id: string): object {
  const schedule = get(account.schedules, id);
  const { default_payment_method } = tree(params.default_settings);
  if (default_payment_method !== undefined) return Object.assign(schedule, { card: String(default_payment_method) });
  const subscription = get(account.subscriptions, schedule.subscription);
  const [now, next] = [tree(tree(params.phases)['0']), tree(tree(params.phases)['1'])];
  if (Number(now.start_date) !== subscription.period.start || Number(now.end_date) !== subscription.period.end)
    throw new Refusal(400, { type: 'invalid_request_error', message: 'The first phase is the period that runs' });
  const price = tree(tree(tree(next.items)['0']).price_data);
  schedule.next = {
    price: {
      id: account.id('price'),
      product: get(account.products, String(price.product)).id,
      unit_amount: Number(price.unit_amount),
      currency: String(price.currency),
      interval: tree(price.recurring).interval === 'year' ? 'year' : 'month',
    },
    metadata: tree(next.metadata) as Record<string, string>,
  };
  return schedule;
}

function shownSession({ invoices, subscriptions, intents }: FakeAccount, session: FakeSession): object {
  const { price: _price, method, invoice, subscription, payment_intent, ...shown } = session;
  return {
    ...shown,
    allowed_payment_method_types: [method],
    invoice: invoice && shownInvoice(get(invoices, invoice)),
    subscription: subscription && shownSubscription(get(subscriptions, subscription)),
    payment_intent: payment_intent && get(intents, payment_intent),
  };
}

function shownSubscription({ price, period, anchor: _anchor, ...shown }: FakeSubscription): object {
  const current = { current_period_start: period.start, current_period_end: period.end };
  return { ...shown, items: list([{ id: 'si_1', object: 'subscription_item', price, ...current }]) };
}

function shownInvoice({ subscription, metadata, amount, period, ...shown }: FakeInvoice): object {
  return {
    ...shown,
    amount_due: amount,
    hosted_invoice_url: `https://invoice.stripe.example/i/${shown.id}`,
    amount_paid: shown.status === 'paid' ? amount : 0,
    lines: list([{ id: 'il_1', object: 'line_item', amount, period }]),
    parent: { type: 'subscription_details', subscription_details: { subscription, metadata } },
  };
}

const list = (data: object[]) => ({ object: 'list', data, has_more: false });
const tree = (value: string | Params | undefined): Params => (typeof value === 'object' ? value : {});
const missing = (id: string) =>
  new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such thing: '${id}'` });

function put<Thing extends { id: string }>(things: Map<string, Thing>, thing: Thing): Thing {
  things.set(thing.id, thing);
  return thing;
}

function get<Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (!thing) throw missing(id);
  return thing;
}
