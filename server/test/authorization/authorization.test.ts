import type { EndpointShape } from '@prova/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/app.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { EXPECTED_ACCESS, type ExpectedAccess, type Outcome } from './expected-access.ts';
import { KINDS } from './kinds.ts';
import { buildWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server);
}, 60_000);
afterAll(() => server.close());

const endpoints = routes.map((route) => route.endpoint);
const REFUSALS: readonly number[] = [401, 403, 404];

it('has a row for every endpoint, and none too many', () => {
  expect(endpoints.map((endpoint) => endpoint.id).sort()).toEqual(Object.keys(EXPECTED_ACCESS).sort());
});

it('declares ids and paths once', () => {
  const paths = endpoints.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `${endpoint.method} ${path.replace(/:\w+/g, ':')}`),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(endpoints.map((endpoint) => endpoint.id)).size).toBe(endpoints.length);
});

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  const expected = EXPECTED_ACCESS[id] as ExpectedAccess;

  it.each(
    KINDS.filter((actor) => expected?.[actor] !== undefined).map(
      (actor) => [actor, expected[actor] as Outcome] as const,
    ),
  )('answers %s with %s', async (actor, outcome) => {
    const call = (await expected.call?.(world)) ?? {};
    const token = call.as ?? world.tokens[actor];
    const { as: _, ...rest } = call;
    const answer = await server.call(endpoint as EndpointShape, {
      ...rest,
      ...(actor !== 'guest' && token && { as: token }),
    });
    if (outcome === 'ok')
      expect(REFUSALS, `${answer.status} ${JSON.stringify(answer.body)}`).not.toContain(answer.status);
    else expect(answer.status, JSON.stringify(answer.body)).toBe(outcome);
    expect(answer.status).toBeLessThan(500);
  });

  if (endpoint.access.kind === 'token') {
    it('refuses tokens that are unknown or of another kind', async () => {
      const call = (await expected.call?.(world)) ?? {};
      const other =
        endpoint.access.kind === 'token' && endpoint.access.token === 'offer' ? world.statusToken : world.offerToken;
      for (const token of ['x'.repeat(43), other]) {
        const answer = await server.call(endpoint as EndpointShape, { ...call, params: { ...call.params, token } });
        expect([answer.status, answer.body.error]).toEqual([404, 'TOKEN_INVALID']);
      }
    });
  }

  if (endpoint.access.kind === 'user') {
    it('refuses tokens that are forged or stale, and accounts that are disabled', async () => {
      for (const as of ['nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', world.endedToken, world.disabledToken]) {
        const answer = await server.call(endpoint as EndpointShape, { ...((await expected.call?.(world)) ?? {}), as });
        expect([answer.status, answer.body.error]).toEqual([401, 'SESSION_EXPIRED']);
      }
    });
  }
});
