import { endpoint } from '@prova/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { AppError } from '../../src/platform/app-error.ts';
import { autonomous, type Ctx } from '../../src/platform/context.ts';
import { createHttpServer } from '../../src/platform/http/http-server.ts';
import { registerRoutes } from '../../src/platform/http/register-routes.ts';
import { route } from '../../src/platform/http/route.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { newId } from '../new-id.ts';

const definition = {
  method: 'POST',
  summary: 'Does what the test says.',
  access: { kind: 'public' },
  output: z.object({}),
  errors: [],
} as const;
const call = endpoint({ ...definition, id: 'test.call', path: '/test/call' });
const secret = endpoint({ ...definition, id: 'test.secret', path: '/test/secret', answersSecret: true });

let server: TestServer;
let app: FastifyInstance;
let work: (ctx: Ctx) => Promise<unknown>;
beforeAll(async () => {
  server = await startTestServer();
  await sql`create table test_rows (name text)`.execute(server.platform.database);
  const handler = async (ctx: Ctx) => {
    await work(ctx);
    return {};
  };
  const routes = [route(call, handler), route(secret, handler)];
  app = await createHttpServer(server.platform, routes);
  registerRoutes(app, server.platform, routes, { user: async () => null, holder: async () => null });
});
afterEach(() => sql`truncate test_rows`.execute(server.platform.database));
afterAll(async () => {
  await app.close();
  await server.close();
});

const write = (name: string) => async (ctx: Ctx) => {
  await sql`insert into test_rows values (${name})`.execute(ctx.db);
};

async function post(doing: typeof work, { path = call.path as string, key = '' } = {}): Promise<number> {
  work = doing;
  const headers = key ? { 'idempotency-key': key } : {};
  return (await app.inject({ method: 'POST', url: path, headers })).statusCode;
}

async function written(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from test_rows order by 1`.execute(server.platform.database);
  return rows.map(({ name }) => name);
}

test('all transactions of a call are kept when it answers, or none when it fails', async () => {
  const both = async (ctx: Ctx) => {
    await ctx.transaction(write('a'));
    expect(await written()).toEqual([]);
    await ctx.transaction(write('b'));
  };
  expect(await post(both)).toBe(200);
  expect(await written()).toEqual(['a', 'b']);
  const failing = async (ctx: Ctx) => {
    await ctx.transaction(write('c'));
    throw new Error('after its work');
  };
  expect(await post(failing)).toBe(500);
  expect(await written()).toEqual(['a', 'b']);
});

test('a transaction that fails is taken back alone, the first one too', async () => {
  const failing = (name: string) => async (ctx: Ctx) => {
    await write(name)(ctx);
    throw new Error('foreseen');
  };
  const foreseen = (ctx: Ctx, name: string) => ctx.transaction(failing(name)).catch(() => undefined);
  const mixed = async (ctx: Ctx) => {
    await foreseen(ctx, 'a');
    await ctx.transaction(write('b'));
    await foreseen(ctx, 'c');
    await ctx.transaction(write('d'));
  };
  expect(await post(mixed)).toBe(200);
  expect(await written()).toEqual(['b', 'd']);
});

test('what is read after a transaction is what it has written', async () => {
  let seen = 0;
  const readBack = async (ctx: Ctx) => {
    await ctx.transaction(write('a'));
    const { rows } = await sql`select from test_rows`.execute(ctx.db);
    seen = rows.length;
  };
  await post(readBack);
  expect(seen).toBe(1);
});

test('a refusal keeps what was counted before it, and not what it refused', async () => {
  const refusing = async (ctx: Ctx) => {
    await ctx.transaction(write('counted'));
    await ctx.transaction(async (ctx) => {
      await write('refused')(ctx);
      throw new AppError('FORBIDDEN');
    });
  };
  const key = newId();
  expect([await post(refusing, { key }), await post(refusing, { key })]).toEqual([403, 403]);
  expect(await written()).toEqual(['counted', 'counted']);
});

test('what is written beside the call is seen at once and stays', async () => {
  const beside = async (ctx: Ctx) => {
    await write('beside')(autonomous(ctx));
    expect(await written()).toEqual(['beside']);
    await ctx.transaction(write('a'));
    // By now there is a transaction to be part of.
    await write('b')(autonomous(ctx));
    throw new Error('after its work');
  };
  expect(await post(beside)).toBe(500);
  expect(await written()).toEqual(['beside']);
});

test.each([
  ['raw', write('a')],
  ['by a query', (ctx: Ctx) => ctx.db.deleteFrom('tokens').execute()],
  [
    'within a query',
    (ctx: Ctx) =>
      ctx.db
        .with('gone', (db) => db.deleteFrom('tokens'))
        .selectFrom('users')
        .select('id')
        .execute(),
  ],
  ['to the others', (ctx: Ctx) => sql`select pg_notify('x', 'y')`.execute(ctx.db)],
  ['into a queue', (ctx: Ctx) => ctx.platform.tasks.send(ctx.db, 'files.sweep', {})],
])('a call that writes outside its transaction fails: %s', async (_, outside) => {
  expect(await post(outside)).toBe(500);
  // Endpoints that answer secrets are not repeated, and may.
  expect(await post(outside, { path: secret.path })).toBe(200);
});

test('two at once under one key: one is kept, both answer', async () => {
  const key = newId();
  let begun = 0;
  let bothHaveBegun = () => {};
  const both = new Promise<void>((resolve) => {
    bothHaveBegun = resolve;
  });
  const together = async (ctx: Ctx) => {
    await ctx.transaction(write('once'));
    begun += 1;
    if (begun === 2) bothHaveBegun();
    await both;
  };
  expect(await Promise.all([post(together, { key }), post(together, { key })])).toEqual([200, 200]);
  expect(begun).toBe(2);
  expect(await written()).toEqual(['once']);
});
