import { once } from 'node:events';
import { createConnection } from 'node:net';
import { boardChanged, boardTopic } from '@prova/contract/funnel/realtime';
import { notificationRead } from '@prova/contract/notifications/realtime';
import { type ClientFrame, SOCKET_CLOSE, SOCKET_PATH } from '@prova/contract/realtime';
import fastify, { type FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import * as z from 'zod';
import { createTestDatabase } from '../../../test/database.ts';
import { newId } from '../../../test/new-id.ts';
import type { TestDatabase } from '../../../test/template.ts';
import { system, type UserActor } from '../actor.ts';
import { type Ctx, createContext, type Platform } from '../context.ts';
import { type Database, openDatabase } from '../db.ts';
import { createLog } from '../log.ts';
import { defineMessage, defineTopic, publish, publishAccessChanged, toTopic, toUser } from './messages.ts';
import { Published, readSnapshot } from './published.ts';
import { serveRealtime } from './realtime.ts';
import type { Socket } from './socket.ts';
import { TOPIC_LIMITS, type TopicLimits } from './topic-connection.ts';

const log = createLog('silent');
const UPGRADE = [
  ...[
    `GET ${SOCKET_PATH} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
  ],
  ...[`Sec-WebSocket-Key: ${Buffer.alloc(16, 1).toString('base64')}`, '', ''],
].join('\r\n');
const readMessage = defineMessage({
  message: notificationRead,
  data: z.object({ userId: z.uuid(), ids: z.array(z.uuid()) }),
  to: ({ userId }) => toUser(userId),
  load: async (_ctx, { ids }) => ({ ids }),
});
const boardMessage = defineMessage({
  message: boardChanged,
  data: z.object({ jobId: z.uuid(), applicationId: z.uuid() }),
  to: ({ jobId }) => toTopic(boardTopic, { jobId }),
  perReader: true,
  load: async (ctx, { jobId, applicationId }) => ({
    jobId,
    applicationId,
    kind: 'moved' as const,
    version: 2,
    stageId: null,
    fromStageId: null,
    status: null,
    actorId: null,
    actorName: ctx.actor.kind === 'user' ? ctx.actor.name : null,
    at: new Date().toISOString(),
  }),
});

interface Server {
  app: FastifyInstance;
  address: string;
}

let testDatabase: TestDatabase;
let database: Database;
let ctx: Ctx;
const servers: Server[] = [];
const clients: Client[] = [];
/** Boards that may be followed, and users whose tokens are good. */
const openBoards = new Set<string>();
const goodUsers = new Set<string>();

const topics = [
  defineTopic({
    topic: boardTopic,
    params: z.object({ jobId: z.uuid() }),
    may: async (_ctx, { jobId }) => openBoards.has(jobId),
  }),
];

async function authenticate(token: string): Promise<UserActor | null> {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}');
  if (!goodUsers.has(payload.sub)) return null;
  const person = {
    userId: payload.sub,
    sessionId: payload.sub,
    role: 'RECRUITER',
    name: 'Ana Lima',
    email: 'ana@example.com',
  };
  return { kind: 'user', ...person, locale: 'pt-BR', memberships: [] } as UserActor;
}

function platformOf(): Platform {
  const config = { databaseUrl: testDatabase.url, publicUrl: 'https://prova.example', production: true };
  return { config, database: database.kysely, log, clock: { now: () => new Date() } } as unknown as Platform;
}

async function serve(limits: Partial<TopicLimits> = {}, sockets: readonly Socket[] = []): Promise<Server> {
  const app = fastify();
  await serveRealtime(app, {
    platform: platformOf(),
    authenticate,
    messages: [readMessage, boardMessage],
    topics,
    limits,
    sockets,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const server = { app, address };
  servers.push(server);
  return server;
}

function tokenOf(userId: string, seconds = 900): Promise<string> {
  return new SignJWT({ sub: userId })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(Buffer.alloc(32, 7));
}

/** A client that keeps what it received until it is asked for. */
class Client {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly #frames: { type: string; data: Record<string, unknown> }[] = [];
  #wake: () => void = () => {};

  constructor(server: Server, origin?: string) {
    this.socket = new WebSocket(server.address.replace('http', 'ws') + SOCKET_PATH, origin ? { origin } : {});
    this.closed = once(this.socket, 'close').then(([code]) => code as number);
    this.socket.on('message', (text) => {
      this.#frames.push(JSON.parse(text.toString()));
      this.#wake();
    });
    clients.push(this);
  }

  async open(): Promise<this> {
    await once(this.socket, 'open');
    return this;
  }

  say(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** The next frame of a type; those before it are passed over. */
  async hears(type: string): Promise<Record<string, unknown>> {
    for (;;) {
      const frame = this.#frames.shift();
      if (frame?.type === type) return frame.data;
      if (!frame) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

async function signedIn(server: Server, userId: string, seconds?: number): Promise<Client> {
  const client = await new Client(server).open();
  client.say({ type: 'hello', data: { token: await tokenOf(userId, seconds) } });
  await client.hears('connected');
  return client;
}

function person(): string {
  const userId = newId();
  goodUsers.add(userId);
  return userId;
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { size: 3, log });
  ctx = createContext(platformOf(), { actor: system, locale: 'pt-BR' });
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.socket.terminate();
  await Promise.all(servers.splice(0).map(({ app }) => app.close()));
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

test('what is committed reaches the sockets of a person at every server, and nobody else', async () => {
  const [one, two] = [await serve(), await serve()];
  const [ana, bia] = [person(), person()];
  const sockets = [await signedIn(one, ana), await signedIn(two, ana)];
  const other = await signedIn(two, bia);

  await ctx
    .transaction(async (ctx) => {
      await publish(ctx, readMessage, { userId: ana, ids: [newId()] });
      throw new Error('rolled back');
    })
    .catch(() => {});
  const ids = [newId()];
  await ctx.transaction((ctx) => publish(ctx, readMessage, { userId: ana, ids }));
  for (const socket of sockets) expect(await socket.hears('notification:read')).toEqual({ ids });
  const forBia = [newId()];
  await publish(ctx, readMessage, { userId: bia, ids: forBia });
  expect(await other.hears('notification:read')).toEqual({ ids: forBia });
});

test('a topic is followed by those who may, told in their own context, until they leave', async () => {
  const server = await serve();
  const client = await signedIn(server, person());
  const [jobId, foreignJob, applicationId] = [newId(), newId(), newId()];
  openBoards.add(jobId);

  client.say({ type: 'subscribe', data: { topic: 'board', jobId: foreignJob } });
  expect(await client.hears('refused')).toEqual({ topic: 'board', jobId: foreignJob });
  client.say({ type: 'subscribe', data: { topic: 'board', jobId } });
  expect(await client.hears('subscribed')).toEqual({ topic: 'board', jobId, missed: true });

  await publish(ctx, boardMessage, { jobId: foreignJob, applicationId });
  await publish(ctx, boardMessage, { jobId, applicationId });
  expect(await client.hears('board:changed')).toMatchObject({ jobId, applicationId, actorName: 'Ana Lima' });

  client.say({ type: 'unsubscribe', data: { topic: 'board', jobId } });
  await client.hears('unsubscribed');
  await publish(ctx, boardMessage, { jobId, applicationId: newId() });
  openBoards.add(foreignJob);
  client.say({ type: 'subscribe', data: { topic: 'board', jobId: foreignJob } });
  await client.hears('subscribed');
  await publish(ctx, boardMessage, { jobId: foreignJob, applicationId });
  expect(await client.hears('board:changed')).toMatchObject({ jobId: foreignJob });
});

test('who follows a topic hears whether anything was published there since they read', async () => {
  const server = await serve();
  const client = await signedIn(server, person());
  const [busy, quiet] = [newId(), newId()];
  for (const jobId of [busy, quiet]) openBoards.add(jobId);
  const isMissed = async (jobId: string, snapshot?: string) => {
    client.say({ type: 'subscribe', data: { topic: 'board', jobId }, snapshot });
    return (await client.hears('subscribed')).missed;
  };
  const change = (ctx: Ctx) => publish(ctx, boardMessage, { jobId: busy, applicationId: newId() });
  const heard = () => client.hears('board:changed');

  const first = await readSnapshot(ctx);
  expect([await isMissed(busy, first), await isMissed(quiet, first), await isMissed(quiet)]).toEqual([
    false,
    false,
    true,
  ]);
  // A change that began first and ends last: whoever read in between has seen the later number and not the earlier one.
  let between = '';
  await ctx.transaction(async (slow) => {
    await change(slow);
    await change(ctx);
    await heard();
    between = await readSnapshot(ctx);
    expect([await isMissed(busy, first), await isMissed(busy, between)]).toEqual([true, false]);
  });
  await heard();
  expect([await isMissed(busy, between), await isMissed(quiet, between)]).toEqual([true, false]);
  expect(await isMissed(busy, await readSnapshot(ctx))).toBe(false);
});

test('what was read before the server listened may have been followed by anything', async () => {
  const before = await readSnapshot(ctx);
  // Nobody is there to hear it.
  await publish(ctx, boardMessage, { jobId: newId(), applicationId: newId() });
  const client = await signedIn(await serve(), person());
  const jobId = newId();
  openBoards.add(jobId);
  client.say({ type: 'subscribe', data: { topic: 'board', jobId }, snapshot: before });
  expect(await client.hears('subscribed')).toMatchObject({ missed: true });
  client.say({ type: 'subscribe', data: { topic: 'board', jobId }, snapshot: await readSnapshot(ctx) });
  expect(await client.hears('subscribed')).toMatchObject({ missed: false });
  client.say({ type: 'subscribe', data: { topic: 'board', jobId }, snapshot: 'yesterday' });
  expect(await client.closed).toBe(SOCKET_CLOSE.MALFORMED);
});

test('of more than is remembered nobody can tell', () => {
  const [one, two] = [toUser('one'), toUser('two')];
  const published = new Published(4);
  published.startFrom('10:10:');
  for (const transaction of [10n, 11n, 12n, 13n, 14n]) published.add(one, transaction);
  // Of 10 and 11 nothing is known any more.
  expect(['11:11:', '12:12:', '11:14:11', '14:14:'].map((snapshot) => published.isMissed(two, snapshot))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('nothing is heard before a good token', async () => {
  const server = await serve();
  const early = await new Client(server).open();
  early.say({ type: 'subscribe', data: { topic: 'board', jobId: newId() } });
  expect(await early.closed).toBe(SOCKET_CLOSE.UNAUTHENTICATED);

  const wrong = await new Client(server).open();
  wrong.say({ type: 'hello', data: { token: await tokenOf(newId()) } });
  expect(await wrong.closed).toBe(SOCKET_CLOSE.UNAUTHENTICATED);

  const garbage = await new Client(server).open();
  garbage.socket.send('{');
  expect(await garbage.closed).toBe(SOCKET_CLOSE.MALFORMED);

  const long = await new Client(server).open();
  long.socket.send('x'.repeat(10_000));
  expect(await long.closed).toBe(1009);
});

test('who says nothing is sent away', async () => {
  const silent = await new Client(await serve({ helloSeconds: 0.05 })).open();
  expect(await silent.closed).toBe(SOCKET_CLOSE.UNAUTHENTICATED);
});

test('pages of other sites are refused', async () => {
  const server = await serve();
  const foreign = new Client(server, 'https://evil.example');
  expect(await foreign.closed).toBe(SOCKET_CLOSE.ORIGIN_REFUSED);
  // In production the name under which the server was called proves nothing.
  const rebound = new Client(server, server.address);
  expect(await rebound.closed).toBe(SOCKET_CLOSE.ORIGIN_REFUSED);
  const own = await new Client(server, 'https://prova.example').open();
  own.say({ type: 'hello', data: { token: await tokenOf(person()) } });
  await own.hears('connected');
});

test('a token that ends is asked for again; without a new one the socket closes', async () => {
  const server = await serve({ graceSeconds: 0.2 });
  const userId = person();
  const client = await signedIn(server, userId, 1);
  expect(await client.hears('reauthenticate')).toEqual({ graceSeconds: 0.2 });
  client.say({ type: 'hello', data: { token: await tokenOf(userId, 1) } });
  await client.hears('connected');
  await client.hears('reauthenticate');
  expect(await client.closed).toBe(SOCKET_CLOSE.UNAUTHENTICATED);
});

test('a socket does not change hands', async () => {
  const client = await signedIn(await serve(), person());
  client.say({ type: 'hello', data: { token: await tokenOf(person()) } });
  expect(await client.closed).toBe(SOCKET_CLOSE.UNAUTHENTICATED);
});

test('lost rights end a subscription, an ended session ends the socket', async () => {
  const server = await serve();
  const userId = person();
  const client = await signedIn(server, userId);
  const jobId = newId();
  openBoards.add(jobId);
  client.say({ type: 'subscribe', data: { topic: 'board', jobId } });
  await client.hears('subscribed');

  openBoards.delete(jobId);
  await publishAccessChanged(ctx, userId);
  expect(await client.hears('refused')).toEqual({ topic: 'board', jobId });
  goodUsers.delete(userId);
  await publishAccessChanged(ctx, userId);
  expect(await client.closed).toBe(SOCKET_CLOSE.UNAUTHENTICATED);
});

test('sockets and frames of one person are limited', async () => {
  const server = await serve({ socketsPerActor: 2, framesPerHeartbeat: 3 });
  const userId = person();
  const first = await signedIn(server, userId);
  await signedIn(server, userId);
  const third = await new Client(server).open();
  third.say({ type: 'hello', data: { token: await tokenOf(userId) } });
  expect(await third.closed).toBe(SOCKET_CLOSE.TOO_MANY);
  for (let n = 0; n < 3; n += 1) first.say({ type: 'unsubscribe', data: { topic: 'board', jobId: newId() } });
  expect(await first.closed).toBe(SOCKET_CLOSE.TOO_MANY);
});

test('a lost connection to the database is opened again, and everybody is told to load again', async () => {
  const server = await serve();
  const userId = person();
  const client = await signedIn(server, userId);
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'prova-realtime' and datname = current_database()`.execute(database.kysely);
  expect(rows).toHaveLength(1);
  expect(await client.hears('resync')).toEqual({});
  const ids = [newId()];
  await publish(ctx, readMessage, { userId, ids });
  expect(await client.hears('notification:read')).toEqual({ ids });
});

test('a reader that does not read is dropped, and others are served', async () => {
  const server = await serve({ maxBuffered: 64 * 1024 });
  const userId = person();
  const slow = await signedIn(server, userId);
  const quick = await signedIn(server, userId);
  slow.socket.pause();
  const ids = Array.from({ length: 150 }, () => newId());
  let heard = 0;
  // The kernel's own buffers come first.
  while (server.app.websocketServer.clients.size === 2) {
    await publish(ctx, readMessage, { userId, ids });
    await quick.hears('notification:read');
    heard += 1;
    expect(heard).toBeLessThan(5_000);
  }
  slow.socket.resume();
  expect(await slow.closed).toBe(1006);
  await publish(ctx, readMessage, { userId, ids: [] });
  expect(await quick.hears('notification:read')).toEqual({ ids: [] });
});

test('a socket that does not answer pings is dropped', async () => {
  const server = await serve({ heartbeatSeconds: 0.05 });
  const { port } = new URL(server.address);
  const raw = createConnection(Number(port), '127.0.0.1');
  raw.write(UPGRADE);
  raw.resume();
  await once(raw, 'close');
  const alive = await signedIn(server, person());
  await alive.hears('ping');
  await alive.hears('ping');
  await alive.hears('ping');
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
});

test('a server that closes says so', async () => {
  const server = await serve();
  const client = await signedIn(server, person());
  await server.app.close();
  expect(await client.closed).toBe(1001);
});

test('a server that closes does not wait for who comes back meanwhile', async ({ signal }) => {
  let comesBack = async () => undefined as unknown;
  const closing: Socket = {
    path: '/ws/closing',
    limits: TOPIC_LIMITS,
    open: () => ({
      connect: () => expect.unreachable(),
      close: async () => void (await comesBack()),
    }),
  };
  const server = await serve({}, [closing]);
  // It closes nothing by itself.
  const raw = createConnection({ port: Number(new URL(server.address).port), host: '127.0.0.1', allowHalfOpen: true });
  signal.addEventListener('abort', () => raw.destroy());
  await once(raw, 'connect');
  comesBack = () => {
    raw.write(UPGRADE);
    return Promise.race(['data', 'end', 'close'].map((event) => once(raw, event)));
  };
  await server.app.close();
  raw.destroy();
});

test('a message that is too long is refused where it is made', async () => {
  const ids = Array.from({ length: 250 }, () => newId());
  await expect(publish(ctx, readMessage, { userId: newId(), ids })).rejects.toThrow('publish ids');
});
