import { randomBytes } from 'node:crypto';
import {
  changeEmail,
  forgotPassword,
  login,
  register,
  resendVerification,
  verifyEmail,
} from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { EndpointShape } from '@prova/contract/endpoint';
import pg from 'pg';
import { addPeople } from './support/add-people.ts';
import type { Bench, Measure } from './support/bench.ts';
import type { Figure } from './support/figure.ts';
import { percentile } from './support/figure.ts';

const PAIRS = 40;
/** By so much may the typical answers about a known and an unknown address differ before somebody could tell them apart. */
const LIMIT_PERCENT = 10;
const PASSWORD = 'girassol-trem-cavalo-7';

type Call = readonly [EndpointShape, (email: string) => object];

const wrongPassword: Call = [login, (email) => ({ email, password: 'uma-senha-que-nao-serve' })];
const registration: Call = [
  register,
  (email) => ({
    email,
    name: 'Pessoa de Prova',
    password: PASSWORD,
    role: 'POTENTIAL',
    acceptedTerms: TERMS_VERSION,
    acceptedPrivacy: PRIVACY_VERSION,
    adult: true,
  }),
];
const wrongCode: Call = [verifyEmail, (email) => ({ email, code: '000000' })];

/** The calls that must not tell whether an address has an account, and what was done with it before. */
const CALLS: readonly { what: string; before?: readonly Call[]; call: Call }[] = [
  { what: 'sign-in', call: wrongPassword },
  // The fifth failure is told to the owner.
  { what: 'sign-in that locks', before: Array<Call>(4).fill(wrongPassword), call: wrongPassword },
  { what: 'forgotten password', call: [forgotPassword, (email) => ({ email })] },
  { what: 'another mail', call: [resendVerification, (email) => ({ email })] },
  { what: 'code', call: wrongCode },
  { what: 'registration', call: registration },
  {
    what: 'sign-in with what was registered',
    before: [registration],
    call: [login, (email) => ({ email, password: PASSWORD })],
  },
  { what: 'code of a registration', before: [registration], call: wrongCode },
  {
    what: 'change of address',
    before: [registration],
    call: [changeEmail, (email) => ({ email, password: PASSWORD, newEmail: `nova-${email}` })],
  },
];

/** How long the answers take about addresses that have an account, beside those that have none, asked in turns. */
export const measure: Measure = async (bench) => {
  const figures: Figure[] = [];
  for (const { what, before = [], call } of CALLS) {
    const known = await addPeople(bench.databaseUrl, PAIRS);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const [index, email] of known.entries()) {
      const stranger = `ninguem-${randomBytes(6).toString('hex')}@volume.example`;
      // Each goes first in turn.
      const turns = [
        ['known', email],
        ['unknown', stranger],
      ] as const;
      for (const [kind, address] of index % 2 === 0 ? turns : turns.toReversed()) {
        for (const one of before) await time(bench, one, address);
        times[kind].push(await time(bench, call, address));
      }
      await forgetFailures(bench.databaseUrl);
    }
    const [one, other] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
    figures.push({
      name: `${what}: known ${one.toFixed(0)} ms, unknown ${other.toFixed(0)} ms, apart by`,
      value: (100 * Math.abs(one - other)) / Math.min(one, other),
      limit: LIMIT_PERCENT,
      unit: '%',
      better: 'lower',
    });
  }
  return figures;
};

async function time({ url }: Bench, [{ path, method }, body]: Call, email: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email)),
  });
  await answer.arrayBuffer();
  const took = performance.now() - began;
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${path} answered ${answer.status}.`);
  return took;
}

/** One address asks for everybody here, which would soon make it wait. */
async function forgetFailures(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('delete from login_failures');
  await client.end();
}
