import * as contract from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { checkEmail, validateEmail } from '@prova/contract/accounts/email-validation';
import type { EndpointShape } from '@prova/contract/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallOptions, type CallResult, startTestServer, type TestServer } from '../harness.ts';
import { PASSWORD, signUp } from '../people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PASSWORDS = ['frase-de-quem-pergunta-4', 'outra-de-quem-pergunta-5'] as const;

/** What a stranger may do who knows an address, in one of two browsers or in none. */
type Step = { readonly browser: 0 | 1 | 2 } & (
  | { readonly does: 'register' | 'log in' | 'change'; readonly password: 0 | 1 }
  | { readonly does: 'guess' | 'resend' | 'code' | 'status' | 'forgot' | 'check' | 'validate' | 'send' }
  | { readonly does: 'wait'; readonly seconds: number }
);

const browser = fc.constantFrom<(0 | 1 | 2)[]>(0, 0, 0, 1, 2);
const password = fc.constantFrom<(0 | 1)[]>(0, 0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('register' as const), browser, password }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('log in' as const), browser, password }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('change' as const), browser, password }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('guess', 'resend', 'code', 'code', 'status', 'forgot', 'check', 'validate', 'send'),
      browser,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      browser,
      seconds: fc.constantFrom(20, 61, 901, 86_400),
    }),
  },
);

/** Kinds of accounts that an address may have. */
const OWNERS = {
  'a password': {},
  'an account that was disabled': { disabledAt: new Date() },
  'Google alone': { passwordHash: null, googleSubject: 'sub' },
  'an account that an operator made': { passwordHash: null, emailVerifiedAt: null },
} as const;

let runs = 0;

/** A stranger before one address; `former` is where the registration was before it moved. */
class Stranger {
  readonly #jars: Record<string, string>[] = [{}, {}];
  readonly #addresses: string[];
  #at = 0;

  constructor(addresses: string[]) {
    this.#addresses = addresses;
  }

  async does(step: Step): Promise<unknown> {
    const email = this.#addresses[this.#at] ?? '';
    const cookies = this.#jars[step.browser];
    const call = async (endpoint: EndpointShape, options: CallOptions) => {
      const answer = await server.call(endpoint, { ...options, ...(cookies && { cookies }) });
      if (cookies) Object.assign(cookies, answer.cookies);
      return answer;
    };
    switch (step.does) {
      case 'register':
        return this.#visible(await call(contract.register, { body: form(email, PASSWORDS[step.password]) }));
      case 'log in':
        return this.#visible(await call(contract.login, { body: { email, password: PASSWORDS[step.password] } }));
      case 'change': {
        const newEmail = this.#addresses[1 - this.#at] ?? '';
        const answer = await call(contract.changeEmail, {
          body: { email, password: PASSWORDS[step.password], newEmail },
        });
        if (answer.status === 200) this.#at = 1 - this.#at;
        return this.#visible(answer);
      }
      case 'guess':
        return this.#visible(await call(contract.login, { body: { email, password: 'senha-que-nao-e-esta' } }));
      case 'resend':
        return this.#visible(await call(contract.resendVerification, { body: { email } }));
      case 'code':
        return this.#visible(await call(contract.verifyEmail, { body: { email, code: '000000' } }));
      case 'status':
        return this.#visible(await call(contract.verifyEmailStatus, { query: { email } }));
      case 'forgot':
        return this.#visible(await call(contract.forgotPassword, { body: { email } }));
      case 'check':
        return this.#visible(await call(checkEmail, { params: { email } }));
      case 'validate':
        return this.#visible(await call(validateEmail, { params: { email } }));
      default:
        return null;
    }
  }

  /** All that a client sees, but for what is random or names the address. */
  #visible({ status, body, headers }: CallResult<EndpointShape>): object {
    const cookies = [headers['set-cookie'] ?? []].flat().map((line) => String(line).replace(/=[^;]*/, '='));
    const plain = JSON.stringify({ ...body, requestId: '' });
    const seen = this.#addresses.reduce((text, address, n) => text.replaceAll(address, `address ${n}`), plain);
    const random = new Set(['set-cookie', 'x-request-id', 'etag', 'date']);
    const kept = Object.entries(headers).map(([name, value]) => [name, random.has(name) ? '' : String(value)]);
    return { status, body: seen, headers: Object.fromEntries(kept), cookies };
  }
}

const form = (email: string, password: string) => ({
  email,
  password,
  name: 'Pessoa Curiosa',
  role: 'POTENTIAL',
  acceptedTerms: TERMS_VERSION,
  acceptedPrivacy: PRIVACY_VERSION,
  adult: true,
});

async function compare(owner: keyof typeof OWNERS, steps: readonly Step[]): Promise<void> {
  runs += 1;
  const at = (who: string, n: number) => `${who}-${String(runs).padStart(4, '0')}-${n}@correio.example`;
  const [taken, free] = ['conhecida', 'ninguem.x'].map((who) => [at(who, 0), at(who, 1)]) as [string[], string[]];
  const { database } = server.platform;
  const known: Record<string, string>[] = [];
  for (const email of taken) {
    await signUp(server, 'POTENTIAL', { email, name: 'Dona do Endereço' });
    known.push((await server.call(contract.login, { body: { email, password: PASSWORD } })).cookies);
    const change = { ...OWNERS[owner], ...(owner === 'Google alone' && { googleSubject: `sub of ${email}` }) };
    if (Object.keys(change).length > 0)
      await database.updateTable('users').set(change).where('email', '=', email).execute();
  }
  // One machine asks for everybody here, which would soon make it wait.
  await database.deleteFrom('loginFailures').execute();

  const strangers = [new Stranger(taken), new Stranger(free)];
  for (const step of steps) {
    if (step.does === 'wait') {
      server.clock.advance(step.seconds);
    } else if (step.does === 'send') {
      await server.drain();
    } else {
      const [ofTaken, ofFree] = await Promise.all(strangers.map((stranger) => stranger.does(step)));
      expect(ofTaken, JSON.stringify(step)).toEqual(ofFree);
    }
  }

  // Whose address it is: not locked out, not renamed, and never sent a proof.
  for (const [n, email] of taken.entries()) {
    const own = await server.call(contract.login, {
      body: { email, password: PASSWORD },
      ...(known[n] && { cookies: known[n] }),
    });
    if (owner === 'a password') expect([own.status, own.data.user.name]).toEqual([200, 'Dona do Endereço']);
    const mails = await server.mails(email);
    expect(mails.filter(({ kind }) => kind === 'verify_email')).toHaveLength(1);
  }
  const accounts = await database.selectFrom('users').select('id').where('email', 'in', free).execute();
  expect(accounts).toEqual([]);
}

const [A, B, NONE] = [0, 1, 2] as const;
const five = (step: Step) => Array.from({ length: 6 }, () => step);
/** What was tried against it before, in words of its steps. */
const KNOWN_ATTACKS: Record<string, Step[]> = {
  'signing in with what was registered': [
    { does: 'register', browser: A, password: 0 },
    { does: 'log in', browser: A, password: 0 },
    { does: 'log in', browser: NONE, password: 0 },
    { does: 'log in', browser: A, password: 1 },
  ],
  'asking for the mail too soon, and too often': [
    { does: 'register', browser: A, password: 0 },
    { does: 'resend', browser: A },
    ...Array.from({ length: 5 }, (): Step[] => [
      { does: 'wait', browser: A, seconds: 61 },
      { does: 'resend', browser: A },
    ]).flat(),
    { does: 'resend', browser: B },
  ],
  'a sixth wrong code': [
    { does: 'register', browser: A, password: 0 },
    { does: 'send', browser: A },
    ...five({ does: 'code', browser: NONE }),
    ...five({ does: 'code', browser: A }),
    { does: 'wait', browser: A, seconds: 61 },
    { does: 'resend', browser: A },
    { does: 'send', browser: A },
    { does: 'code', browser: A },
  ],
  'a lock, and a right password in between': [
    { does: 'register', browser: A, password: 0 },
    ...five({ does: 'guess', browser: A }).slice(2),
    { does: 'log in', browser: A, password: 0 },
    { does: 'guess', browser: A },
    { does: 'guess', browser: B },
    { does: 'log in', browser: A, password: 0 },
  ],
  'moving the registration there and back': [
    { does: 'register', browser: A, password: 0 },
    { does: 'change', browser: A, password: 0 },
    { does: 'status', browser: A },
    { does: 'log in', browser: A, password: 0 },
    { does: 'change', browser: A, password: 0 },
    { does: 'register', browser: B, password: 1 },
    { does: 'log in', browser: B, password: 1 },
  ],
};

test.each(Object.entries(KNOWN_ATTACKS))('%s does not tell whether an address has an account', async (_, steps) => {
  await compare('a password', steps);
});

test('no sequence of calls tells whether an address has an account, whatever kind of account it is', async () => {
  const owner = fc.constantFrom(...(Object.keys(OWNERS) as (keyof typeof OWNERS)[]));
  await fc.assert(
    fc.asyncProperty(owner, fc.array(step, { minLength: 6, maxLength: 18 }), async (owner, steps) => {
      await compare(owner, [{ does: 'register', browser: A, password: 0 }, ...steps]);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
