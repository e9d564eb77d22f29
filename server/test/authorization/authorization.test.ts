import type { EndpointShape } from '@prova/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/app.ts';
import { tokenHolder } from '../../src/modules/accounts/accounts.service.ts';
import { resolveUser } from '../../src/modules/companies/companies.service.ts';
import type { UserActor } from '../../src/platform/actor.ts';
import { AppError } from '../../src/platform/app-error.ts';
import { createContext } from '../../src/platform/context.ts';
import { createHttpServer } from '../../src/platform/http/http-server.ts';
import { registerRoutes } from '../../src/platform/http/register-routes.ts';
import type { Route } from '../../src/platform/http/route.ts';
import { type FakeGoogle, startFakeGoogle } from '../fake-google.ts';
import { type CallOptions, call, startTestServer, type TestServer } from '../harness.ts';
import { newId } from '../new-id.ts';
import { answerTo, differencesOf, outcomeOf, prepared, secretsIn, type Tried } from './answers.ts';
import { EXPECTED_ACCESS } from './expected-access.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { ExpectedAccess } from './outcomes.ts';
import { buildWorld, pathTokens } from './world.ts';

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

const endpoints: readonly EndpointShape[] = routes.map((route) => route.endpoint);
const rows = endpoints.flatMap((endpoint) => {
  const row = EXPECTED_ACCESS[endpoint.id];
  return row ? [{ id: endpoint.id, endpoint, row }] : [];
});
const rowsWhere = (wanted: (endpoint: EndpointShape, row: ExpectedAccess) => boolean) =>
  rows.filter(({ endpoint, row }) => wanted(endpoint, row));

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

describe('every kind of actor is answered as the table says', () => {
  it.each(rows)('$id', async ({ endpoint, row }) => {
    expect(await differencesOf(tried, endpoint, row)).toEqual([]);
  });
});

describe('tokens that are forged or stale, and accounts that are disabled, are refused', () => {
  it.each(rowsWhere(({ access }) => access.kind === 'user'))('$id', async ({ endpoint, row }) => {
    const { world, send } = tried;
    const tokens = ['nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', world.endedToken, world.disabledToken];
    await prepared(tried, row.call, world.actors.owner, async (options) => {
      for (const as of tokens)
        expect(outcomeOf(endpoint, await send(endpoint, { ...options, as }))).toBe('401 SESSION_EXPIRED');
    });
  });
});

describe('a row of another company looks like one that does not exist', () => {
  const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  const withUnknownIds = (options: CallOptions): CallOptions => {
    const { params, query, body } = options;
    return { ...options, ...JSON.parse(JSON.stringify({ params, query, body }).replace(UUID, () => newId())) };
  };

  it.each(rowsWhere((_, { outcomes }) => outcomes.foreign.startsWith('404')))('$id', async ({ endpoint, row }) => {
    await prepared(tried, row.call, tried.world.actors.foreign, async (options) => {
      const answers = [await tried.send(endpoint, options), await tried.send(endpoint, withUnknownIds(options))];
      const [real, unknown] = answers.map(({ status, body }) => ({ status, body: { ...body, requestId: '' } }));
      expect(real).toEqual(unknown);
    });
  });
});

describe('the owner of a company reaches nothing of another one beside a row of theirs', () => {
  const mixed = rows.flatMap(({ endpoint, row }) =>
    Object.entries(row.mixed ?? {}).map(([what, { call, outcome }]) => ({
      id: endpoint.id,
      what,
      endpoint,
      call,
      outcome,
    })),
  );
  it.each(mixed)('$id: $what', async ({ endpoint, call, outcome }) => {
    expect(outcomeOf(endpoint, await answerTo(tried, endpoint, call, tried.world.actors.owner))).toBe(outcome);
  });
});

describe('naming another company as the one that is worked for tells nothing of it', () => {
  const own = rowsWhere(({ access }, { outcomes }) => access.kind === 'user' && outcomes.foreign === 'ok');
  it.each(own)('$id', async ({ endpoint, row }) => {
    const { actors, companyId } = tried.world;
    const headers = { 'x-company-id': companyId };
    const answer = await prepared(tried, row.call, actors.foreign, (options) =>
      tried.send(endpoint, { ...options, headers }),
    );
    expect(secretsIn(answer, tried.world)).toEqual([]);
  });
});

/** Beside a link, something is named that belongs to another one: a stage or an application of another board, another recording. */
const BESIDE_ANOTHER: Readonly<Record<string, string>> = {
  'funnel.linkedColumn': '404 STAGE_NOT_FOUND',
  'funnel.moveByLink': '404 APPLICATION_NOT_FOUND',
  'recordings.withdrawByToken': '404 RECORDING_NOT_FOUND',
  'aiInterviews.sayName': '409 INTERVIEW_ELSEWHERE',
  'aiInterviews.confirmName': '409 INTERVIEW_ELSEWHERE',
  'aiInterviews.answer': '409 INTERVIEW_ELSEWHERE',
  'aiInterviews.pause': '409 INTERVIEW_ELSEWHERE',
  'aiInterviews.speak': '409 VOICE_SERVICE_OFF',
};

describe('the secret of a path', () => {
  const byToken = rowsWhere(({ access }) => access.kind === 'token');
  const kindOf = ({ access }: EndpointShape) => (access.kind === 'token' ? access.token : 'api');

  it.each(byToken)('$id refuses what is unknown, of another kind, or expired', async ({ endpoint, row }) => {
    const { world, send } = tried;
    const { [kindOf(endpoint)]: right, ...others } = pathTokens(world);
    const withToken = (options: CallOptions, token: string) =>
      send(endpoint, { ...options, params: { ...options.params, token } }).then((answer) =>
        outcomeOf(endpoint, answer),
      );
    expect(Object.keys(others)).toHaveLength(6);
    await prepared(tried, row.call, world.actors.guest, async (options) => {
      for (const token of ['x'.repeat(43), ...Object.values<string>(others)])
        expect(await withToken(options, token)).toBe('404 TOKEN_INVALID');
      const past = server.clock.now();
      await server.platform.database.updateTable('tokens').set({ expiresAt: past }).execute();
      expect(await withToken(options, right ?? '')).toBe('410 TOKEN_EXPIRED');
    });
  });

  it.each(byToken)('$id opens the row that it was made for, and no other', async ({ endpoint, row }) => {
    const { world, send } = tried;
    // Of interviews with the program, one that goes on in another page.
    const { begunAiToken } = world.foreign;
    const ofProgram = endpoint.id.startsWith('aiInterviews.');
    const token = ofProgram ? begunAiToken : (pathTokens(world.foreign)[kindOf(endpoint)] ?? '');
    await prepared(tried, row.call, world.actors.owner, async (options) => {
      const answer = await send(endpoint, { ...options, params: { ...options.params, token } });
      // Beside a link, a row is named that it does not open.
      const named = options.params && 'id' in options.params;
      // The link of another application, of which no test is asked, leads to none.
      const empty = endpoint.id === 'assessments.taking.sendLink';
      const expected = BESIDE_ANOTHER[endpoint.id] ?? (named || empty ? '404 TEST_NOT_FOUND' : 'ok');
      // Nothing was withdrawn there.
      const isUndo = endpoint.id === 'applications.undoWithdrawalByToken';
      expect(outcomeOf(endpoint, answer)).toBe(isUndo ? '409 UNDO_EXPIRED' : expected);
      // An answer about several says of each what became of it, by the id that was sent.
      const sent = JSON.stringify(options.body ?? null);
      expect(secretsIn(answer, world).filter((secret) => !sent.includes(secret))).toEqual([]);
    });
  });
});

describe('the comparison reports an endpoint', () => {
  /** The kinds of actors that are answered otherwise than the table says when a route is changed like this. */
  async function surprised(id: string, change: (route: Route) => Route): Promise<string[]> {
    const original = routes.find(({ endpoint }) => endpoint.id === id);
    const row = EXPECTED_ACCESS[id];
    if (!original || !row) throw new Error(`No endpoint ${id}`);
    const route = change(original);
    const app = await createHttpServer(server.platform, [route]);
    registerRoutes(app, server.platform, [route], { user: resolveUser, holder: tokenHolder });
    const send: Tried['send'] = (endpoint, options) => call(app, endpoint, options);
    const differences = await differencesOf({ ...tried, send }, route.endpoint, row);
    await app.close();
    return differences;
  }
  const kinds = (differences: readonly string[]) =>
    KINDS.filter((kind) => differences.some((each) => each.startsWith(`${kind}:`)));

  const open = (route: Route): Route => ({ ...route, endpoint: { ...route.endpoint, access: { kind: 'public' } } });
  const withoutRoles = (route: Route): Route => ({
    ...route,
    endpoint: { ...route.endpoint, access: { kind: 'user' } },
  });
  /** As if nobody had asked who calls. */
  const withoutPolicy = (route: Route): Route => ({
    ...route,
    handle: async (ctx, input) => {
      const owner = (await resolveUser(ctx, tried.world.actors.owner.token)) as UserActor;
      return route.handle(createContext(ctx.platform, { ...ctx, actor: owner }), input);
    },
  });
  const refusing =
    (code: ConstructorParameters<typeof AppError>[0]) =>
    (route: Route): Route => ({
      ...route,
      handle: () => Promise.reject(new AppError(code)),
    });
  const all: readonly Kind[] = KINDS;
  const but = (...left: Kind[]) => all.filter((kind) => !left.includes(kind));

  it('that is open to guests', async () => {
    expect(await surprised('jobs.get', open)).toContain('guest: 404 JOB_NOT_FOUND, not 401 UNAUTHENTICATED');
  });

  it('that forgets the roles', async () => {
    const differences = await surprised('jobs.get', withoutRoles);
    expect(kinds(differences)).toEqual(['talent', 'self', 'expert']);
  });

  it('that does not look at the row, whether it reads or changes', async () => {
    const outside = ['foreign', 'removed', 'unshared'];
    expect(kinds(await surprised('applications.get', withoutPolicy))).toEqual(outside);
    expect(kinds(await surprised('funnel.move', withoutPolicy))).toEqual([
      'foreign',
      'removed',
      'unshared',
      'interviewer',
    ]);
  });

  it('whose list is that of another company, though everybody may have one', async () => {
    const { draftId } = tried.world;
    const leak = (kind: Kind) => `${kind} is told ${draftId}`;
    expect(await surprised('jobs.listPaginated', withoutPolicy)).toEqual([
      leak('foreign'),
      'removed: ok, not 403 NO_COMPANY',
      leak('removed'),
      leak('unshared'),
    ]);
  });

  it('that refuses everybody, for another reason than access too', async () => {
    const rightful: Kind[] = ['interviewer', 'hiringManager', 'recruiter', 'owner'];
    expect(kinds(await surprised('jobs.get', refusing('JOB_NOT_FOUND')))).toEqual(rightful);
    expect(kinds(await surprised('jobs.get', refusing('VALIDATION_FAILED')))).toEqual(
      but('guest', 'talent', 'self', 'expert'),
    );
  });
});
