import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { FakeAccount, type FakeEvent } from './fake-stripe-account.ts';
import { answerCall, type FakeCall, type Params, Refusal } from './fake-stripe-api.ts';

const SECRET_KEY = 'sk_test_of_the_tests_0123';
const WEBHOOK_SECRET = 'whsec_of_the_tests_0123';

/** How calls fail: `down` does nothing, `lost` does it and does not say so, `impossible` says that it never will. */
type Trouble = 'down' | 'lost' | 'impossible';

/**
 * Speaks the API of Stripe on loopback, as far as billing uses it, and signs events as Stripe does. A key of idempotency
 * answers what it answered first, and is refused with other words.
 */
export async function startFakeStripe(now: () => Date) {
  const account = new FakeAccount(now);
  const kept = new Map<string, { readonly asked: string; readonly answer: object }>();
  const state = {
    calls: [] as (FakeCall & { readonly key: string | null; readonly version: string })[],
    /** What happens to a call of which the address begins so. */
    troubles: new Map<string, Trouble>(),
    /** What happens, once, while an answer is on its way that was true when it was given. */
    meanwhile: null as (() => Promise<void>) | null,
  };

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
        .end(JSON.stringify(body));
    try {
      const { status, body } = await handle(request);
      answer(status, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer(error.status, { error: error.error });
    }
  });

  async function handle(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const { headers, method = 'GET' } = request;
    const url = new URL(request.url ?? '/', 'http://stripe');
    const sent = await text(request);
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) throw new Refusal(401, { message: 'Invalid API Key' });
    const params = treeOf(new URLSearchParams(sent || url.search));
    const key = headers['idempotency-key']?.toString() ?? null;
    const call = { method, path: url.pathname, params };
    state.calls.push({ ...call, key, version: String(headers['stripe-version']) });
    const trouble = [...state.troubles].find(([begin]) => `${method} ${url.pathname}`.startsWith(begin))?.[1];
    if (trouble === 'down') throw new Refusal(503, { type: 'api_error', message: 'Not now' });
    if (trouble === 'impossible') throw new Refusal(400, { type: 'invalid_request_error', message: 'Never' });
    const body = once(key, `${method} ${url.pathname} ${sent}`, () => answerCall(account, call));
    const { meanwhile } = state;
    state.meanwhile = null;
    await meanwhile?.();
    if (trouble === 'lost') throw new Refusal(500, { type: 'api_error', message: 'Who knows' });
    return { status: 200, body };
  }

  function once(key: string | null, asked: string, work: () => object): object {
    if (key === null) return work();
    const known = kept.get(key);
    if (known && known.asked !== asked)
      throw new Refusal(400, { type: 'idempotency_error', message: 'Keys are for the same parameters' });
    const answer = known?.answer ?? structuredClone(work());
    kept.set(key, { asked, answer });
    return answer;
  }

  await listen(0);
  const { port } = server.address() as AddressInfo;
  function listen(port: number): Promise<void> {
    return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  }
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });

  let sentEvents = 0;
  const signer = new Stripe(SECRET_KEY);
  return {
    account,
    state,
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    /** As Stripe would send it. */
    signed(
      { type, subject }: FakeEvent,
      { secret = WEBHOOK_SECRET, at = now() }: { secret?: string; at?: Date } = {},
    ): { payload: string; headers: Record<string, string> } {
      const id = `evt_${++sentEvents}`;
      const payload = JSON.stringify({ id, object: 'event', type, data: { object: subject } }, null, 2);
      const timestamp = Math.floor(at.getTime() / 1000);
      const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
    },
    /** Nobody listens any more, until it is opened again. */
    close,
    reopen: () => listen(port),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

function treeOf(form: URLSearchParams): Params {
  const root: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const keys = name.replaceAll(']', '').split('[');
    const last = keys.pop() ?? '';
    let place = root;
    for (const key of keys) {
      place[key] ??= {};
      place = place[key] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return root as Params;
}
