import type { EndpointShape } from '@prova/contract/endpoint';
import { ERROR_CODES, ERRORS, type ErrorCode } from '@prova/contract/errors';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/app.ts';
import { EXPECTED_ACCESS } from '../authorization/expected-access.ts';
import { buildWorld, type World } from '../authorization/world.ts';
import { type FakeGoogle, startFakeGoogle } from '../fake-google.ts';
import { type CallOptions, startTestServer, type TestServer } from '../harness.ts';
import { rolledBack } from '../rolled-back.ts';

let google: FakeGoogle;
let server: TestServer;
let world: World;
beforeAll(async () => {
  google = await startFakeGoogle();
  server = await startTestServer(google.settings, { oneConnection: true });
  world = await buildWorld(server, google);
});
afterAll(async () => {
  await server.close();
  await google.close();
});

/** What people and programs send that nobody planned for. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfffb',
    '\u202e\u200b\ufeff',
    "'; drop table users; --",
    '%',
    '\\',
    '<script>alert(1)</script>',
    '{{name}}',
    '../../etc/passwd',
    '2026-02-31',
    '9999-12-31T23:59:59.999Z',
    '-000001-01-01T00:00:00Z',
    '00000000-0000-0000-0000-000000000000',
    'a'.repeat(10_000),
    '😀'.repeat(3_000),
    [],
    {},
    [[[[[[]]]]]],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) as fc.Arbitrary<unknown>,
  fc.array(fc.constant('x'), { minLength: 600, maxLength: 600 }) as fc.Arbitrary<unknown>,
);
const strangeKey = fc.constantFrom('toString', 'hasOwnProperty', 'prototype', '\u0000', '', 'admin', 'companyId', 'id');
const strangeText = fc.oneof(
  fc.constantFrom('%00', '%E2%80%AE', '..%2f..', '%2e%2e', '1e9', '-1', 'NaN', 'null', 'true', "'", '%25', ',,,', '[]'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map(encodeURIComponent),
  fc.constant('a'.repeat(9_000)),
);

type Path = readonly (string | number)[];

function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
}

/** A copy with another value at one place. */
function altered(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = altered(copy[key], rest, by);
  return copy;
}

const mischief = fc.record({
  place: fc.nat(),
  value: strange,
  extra: fc.option(strangeKey, { nil: undefined, freq: 6 }),
  param: fc.option(strangeText, { nil: undefined, freq: 6 }),
  query: fc.dictionary(
    fc.constantFrom('page', 'limit', 'cursor', 'search', 'sort', 'jobId', 'ids', 'stageId', 'to'),
    strangeText,
    {
      maxKeys: 3,
    },
  ),
  actor: fc.constantFrom('recruiter', 'self', 'foreign', 'guest'),
});
type Mischief = typeof mischief extends fc.Arbitrary<infer T> ? T : never;

function requestOf(endpoint: EndpointShape, call: CallOptions, with_: Mischief): InjectOptions {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    with_.param === undefined ? encodeURIComponent(String(call.params?.[name] ?? 'x')) : with_.param,
  );
  const query = new URLSearchParams(
    Object.entries(call.query ?? {}).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString();
  const wild = Object.entries(with_.query).map(([name, value]) => `${name}=${value}`);
  const request: InjectOptions = {
    method: endpoint.method,
    url: `${path}?${[query, ...wild].filter(Boolean).join('&')}`,
    headers: { 'idempotency-key': '', 'x-company-id': 'nonsense' },
  };
  const { token } = world.actors[with_.actor as keyof World['actors']];
  if (token) request.headers = { ...request.headers, authorization: `Bearer ${token}` };
  if (endpoint.body) {
    const body = call.body ?? {};
    const paths = pathsIn(body);
    const changed = altered(body, paths[with_.place % paths.length] ?? [], with_.value);
    const isObject = typeof changed === 'object' && changed !== null && !Array.isArray(changed);
    request.payload = JSON.stringify(isObject && with_.extra ? { ...changed, [with_.extra]: with_.value } : changed);
    request.headers = { ...request.headers, 'content-type': 'application/json' };
  }
  return request;
}

/** Where numbers of databases and languages end. */
const ENDS = [2 ** 31 - 1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, 2 ** 63];
const DEEP = 20_000;
/** As deep as a body of this length can be; made by hand, since nothing that writes JSON goes so deep. */
const nested = {
  array: `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  object: `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
};
const HOLE = 'here something deep is put';

/** Each number of a call at the ends of what a number can be, and each part of its body as deep as it goes. */
function* extremes(endpoint: EndpointShape, call: CallOptions): Generator<InjectOptions> {
  const plain = requestOf(endpoint, call, { place: 0, value: null, query: {}, actor: 'recruiter' } as Mischief);
  const { shape = {} } = (endpoint.query ?? {}) as { shape?: object };
  for (const name of Object.keys(shape))
    for (const end of ENDS)
      yield {
        ...plain,
        url: `${plain.url}&${name}=${end}`,
        ...(endpoint.body && { payload: JSON.stringify(call.body) }),
      };
  if (!endpoint.body) return;
  const body = call.body ?? {};
  const paths = pathsIn(body);
  const numbers = paths.filter((path) => typeof valueAt(body, path) === 'number');
  const versions = numbers.length > 0 ? numbers : [['version']];
  for (const path of versions)
    for (const end of ENDS) yield { ...plain, payload: JSON.stringify(altered(body, path, end)) };
  for (const path of [...paths, ['unknown']])
    for (const deep of Object.values(nested))
      yield { ...plain, payload: JSON.stringify(altered(body, path, HOLE)).replace(`"${HOLE}"`, () => deep) };
  if (!endpoint.files) return;
  for (const deep of Object.values(nested))
    yield {
      ...plain,
      headers: { ...plain.headers, 'content-type': 'multipart/form-data; boundary=part' },
      payload: `--part\r\ncontent-disposition: form-data; name="data"\r\n\r\n${deep}\r\n--part--\r\n`,
    };
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);

const endpoints = routes.map(({ endpoint }) => endpoint);

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  test('answers whatever is sent with an envelope and never with a failure of its own', async () => {
    await rolledBack(server, async () => {
      const call = (await EXPECTED_ACCESS[id]?.call?.(world, world.actors.recruiter)) ?? {};
      const answersRightly = fc.asyncProperty(mischief, async (each) => {
        const request = requestOf(endpoint, call, each);
        const answer = await server.app.inject(request);
        const shown = `${answer.statusCode} ${answer.body.slice(0, 500)} to ${JSON.stringify(request).slice(0, 1500)}`;
        expect(answer.statusCode, shown).toBeLessThan(500);
        expect(answer.headers['x-request-id'], shown).toMatch(/^[0-9a-f-]{36}$/);
        const body = answer.json() as { success: boolean; error?: ErrorCode; requestId?: string };
        expect(body.success, shown).toBe(answer.statusCode < 400);
        if (body.success) return;
        expect(ERROR_CODES, shown).toContain(body.error);
        expect(answer.statusCode, shown).toBe(ERRORS[body.error as ErrorCode]);
        expect(body.requestId).toBe(answer.headers['x-request-id']);
        expect(answer.body, shown).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|syntax error|violates/);
      });
      await fc.assert(answersRightly, { numRuns: 40, seed: 7, endOnFailure: true });
    });
  });

  test('answers numbers at the end of their range and what is nested 20,000 deep', async () => {
    await rolledBack(server, async () => {
      const call = (await EXPECTED_ACCESS[id]?.call?.(world, world.actors.recruiter)) ?? {};
      for (const request of extremes(endpoint, call)) {
        const answer = await server.app.inject(request);
        const shown = `${answer.statusCode} ${answer.body.slice(0, 500)} to ${request.url} ${String(request.payload).slice(0, 300)}`;
        expect(answer.statusCode, shown).toBeLessThan(500);
      }
    });
  });
});
