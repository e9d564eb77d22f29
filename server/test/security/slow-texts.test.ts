import type { EndpointShape } from '@prova/contract/endpoint';
import { STEP_SCHEMAS } from '@prova/contract/jobs/job-steps';
import { saveStep } from '@prova/contract/jobs/job-wizard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { routes } from '../../src/app.ts';
import { prepared, type Tried } from '../authorization/answers.ts';
import { EXPECTED_ACCESS } from '../authorization/expected-access.ts';
import { KINDS } from '../authorization/kinds.ts';
import type { Call } from '../authorization/outcomes.ts';
import { buildWorld } from '../authorization/world.ts';
import { type FakeGoogle, startFakeGoogle } from '../fake-google.ts';
import { type CallOptions, startTestServer, type TestServer } from '../harness.ts';
import { wizardData } from '../jobs-factory.ts';
import { type Part, partsOf, withAt } from '../text-fields.ts';

/** What a careless expression or loop reads again and again. */
const UNITS = ['<', ' ', 'a', '(', '&', '\u0301', '@.', '-', '1', '<p>', '<a href="', '{{', '/', '😀'];
/** Of the processor, for one call; ordinary calls take a few. */
const MILLISECONDS = 250;
const TRIES = 4;
/** Checks go on after a text was found too long, and bodies may have 1 MB. */
const BEYOND = 100_000;
/** Below it no text keeps anything busy, whatever is done to it. */
const LONG = 1_000;

let google: FakeGoogle;
let server: TestServer;
let tried: Tried;
beforeAll(async () => {
  google = await startFakeGoogle();
  server = await startTestServer(google.settings, { oneConnection: true });
  tried = { world: await buildWorld(server, google), send: server.call };
});
afterAll(async () => {
  await server.close();
  await google.close();
});

/** An endpoint with one of the parts of a call that hold texts, and what is said there besides the texts. */
interface Case {
  readonly name: string;
  readonly endpoint: EndpointShape;
  readonly part: 'query' | 'body';
  readonly texts: readonly Part[];
  readonly call: Call;
}

function caseOf(endpoint: EndpointShape, part: Case['part'], schema: z.ZodType | undefined): Case[] {
  const texts = schema ? partsOf(schema).filter(({ type }) => type === 'string') : [];
  const call = EXPECTED_ACCESS[endpoint.id]?.call ?? (() => ({}));
  return texts.length > 0 ? [{ name: `${endpoint.id}, ${part}`, endpoint, part, texts, call }] : [];
}

/** The wizard's steps are checked by schemas of their own. */
const steps = STEP_SCHEMAS.slice(0, 6).map((schema, index): Case => {
  const step = (index + 1) as keyof ReturnType<typeof wizardData>;
  const texts = partsOf(schema).filter(({ type }) => type === 'string');
  return {
    name: `jobs.saveStep ${step}, body`,
    endpoint: saveStep,
    part: 'body',
    texts: texts.map((text) => ({ ...text, path: ['data', ...text.path] })),
    call: ({ draftId }) => ({ params: { n: step }, body: { jobId: draftId, data: wizardData()[step] } }),
  };
});
const cases = routes.flatMap(({ endpoint }: { endpoint: EndpointShape }) => [
  ...caseOf(endpoint, 'query', endpoint.query),
  ...caseOf(endpoint, 'body', endpoint.body),
]);

/** Blanks stand inside, since those at the ends are cut off; the last character fits no repetition. */
function filled(unit: string, length: number): string {
  const inner = (unit === ' ' ? 'a' : '') + unit.repeat(Math.ceil(length / unit.length));
  return `${inner.slice(0, length - 1)}!`;
}
const lengthOf = ({ longest = 40 }: Part) => longest;

/** Milliseconds that this thread worked. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The variants of a call, each under the name of what it is filled with. */
function variants({ part, texts }: Case, call: CallOptions): Map<string, CallOptions> {
  const found = new Map<string, CallOptions>();
  const add = (name: string, unit: string, some: readonly Part[], length: (text: Part) => number) => {
    const value = some.reduce<unknown>(
      (whole, text) => withAt(whole, text.path, filled(unit, length(text))),
      call[part] ?? {},
    );
    found.set(`${name} of ${JSON.stringify(unit)}`, { ...call, [part]: value });
  };
  for (const unit of UNITS) {
    add('all texts', unit, texts, lengthOf);
    // Addresses are short: what is longer is not read.
    if (part === 'body') add('all texts beyond their length', unit, texts, () => BEYOND / texts.length);
    for (const text of texts.filter((each) => lengthOf(each) >= LONG)) add(text.path.join('.'), unit, [text], lengthOf);
  }
  return found;
}

/** The first that takes longer than it may, tried again so that a busy machine is not blamed on the program. */
async function slowOf(endpoint: EndpointShape, calls: ReadonlyMap<string, CallOptions>): Promise<string | undefined> {
  const run = (call: CallOptions) => () => server.call(endpoint, call);
  for (const [name, call] of calls) {
    let best = await cost(run(call));
    for (let tries = 1; tries < TRIES && best > MILLISECONDS; tries += 1) best = Math.min(best, await cost(run(call)));
    if (best > MILLISECONDS) return `${name}: ${Math.round(best)} ms`;
  }
  return undefined;
}

describe('no text keeps the program from its other callers', () => {
  test.each([...steps, ...cases].map((each) => [each.name, each] as const))('%s', async (_name, each) => {
    const outcomes = EXPECTED_ACCESS[each.endpoint.id]?.outcomes;
    const kind = KINDS.findLast((kind) => outcomes?.[kind] === 'ok') ?? 'guest';
    const slow = await prepared(tried, each.call, tried.world.actors[kind], (options) =>
      slowOf(each.endpoint, variants(each, options)),
    );
    expect(slow).toBeUndefined();
  });
});

/** Their entries are named and bounded by the schemas of the steps, and a draft by its length as a whole. */
const STEPS_OF_JOBS = ['jobs.saveStep body.data', 'jobs.saveDraft body.steps'];

test('every text, list and record that a caller may send has an end', () => {
  const unbounded = routes.flatMap(({ endpoint }: { endpoint: EndpointShape }) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      (endpoint[part] ? partsOf(endpoint[part]) : [])
        .filter(({ longest }) => longest === undefined)
        .map(({ path }) => `${endpoint.id} ${[part, ...path].join('.')}`),
    ),
  );
  expect(unbounded).toEqual(STEPS_OF_JOBS);
  expect(STEP_SCHEMAS.flatMap((schema) => partsOf(schema)).filter(({ longest }) => longest === undefined)).toEqual([]);
});
