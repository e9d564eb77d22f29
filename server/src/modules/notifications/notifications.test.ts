import { once } from 'node:events';
import type { FailureEnvelope, SuccessEnvelope } from '@prova/contract/endpoint';
import type { Notification } from '@prova/contract/notifications/notifications';
import { SOCKET_PATH } from '@prova/contract/realtime';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import * as z from 'zod';
import { createTestDatabase } from '../../../test/database.ts';
import { newId } from '../../../test/new-id.ts';
import type { TestDatabase } from '../../../test/template.ts';
import { system, type UserActor } from '../../platform/actor.ts';
import { readConfig } from '../../platform/config.ts';
import { type Ctx, createContext, type Platform } from '../../platform/context.ts';
import { type Database, openDatabase } from '../../platform/db.ts';
import { watchDiskSpace } from '../../platform/disk-space.ts';
import { createHttpServer } from '../../platform/http/http-server.ts';
import { registerRoutes } from '../../platform/http/register-routes.ts';
import { createLog } from '../../platform/log.ts';
import { defineNotification } from '../../platform/notification.ts';
import { connect, connectPorts } from '../../platform/ports.ts';
import { serveRealtime } from '../../platform/realtime/realtime.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { type SteppedTasks, steppedTasks } from '../../platform/tasks/stepped-tasks.ts';
import { enqueue } from '../../platform/tasks.ts';
import { newMessage, readMessage } from './notifications.realtime.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notify } from './notifications.service.ts';
import { notificationTasks, purgeNotifications } from './notifications.tasks.ts';
import { notificationPorts } from './ports.ts';

const log = createLog('silent');
const job = { applicationId: newId(), jobTitle: 'Pessoa Desenvolvedora', companyName: 'Lua Tecnologia' };

const params = z.object({ applicationId: z.uuid(), jobTitle: z.string(), companyName: z.string() });
const link = ({ applicationId }: { applicationId: string }) => `/applications/${applicationId}`;
const candidateMoved = defineNotification({
  type: 'APPLICATION_UPDATE',
  event: 'moved',
  params: params.extend({ stageName: z.string() }),
  link,
  texts: {
    'pt-BR': { title: 'Outra etapa', message: '{jobTitle}, {companyName}: agora você está em {stageName}.' },
    'en-US': { title: 'Another stage', message: '{jobTitle}, {companyName}: you are now in {stageName}.' },
  },
});
const offered = defineNotification({
  type: 'JOB_OFFER',
  event: 'offered',
  params,
  link,
  texts: { 'pt-BR': { title: 'Oferta', message: '{jobTitle}' }, 'en-US': { title: 'Offer', message: '{jobTitle}' } },
});
const unlisted = defineNotification({ ...offered, event: 'unlisted' });

let testDatabase: TestDatabase;
let database: Database;
let app: FastifyInstance;
let runner: SteppedTasks;
let ctx: Ctx;
let now = new Date();
/** Accounts stand further right: here a token is its holder. */
const people = new Map<string, UserActor>();
let [ana, bia] = ['', ''];

function signUp(locale: UserActor['locale'] = 'pt-BR'): string {
  const userId = newId();
  const token = `token-of-${userId}`;
  const person = {
    kind: 'user',
    userId,
    sessionId: newId(),
    role: 'POTENTIAL',
    name: 'Ana',
    email: 'ana@example.com',
  } as const;
  people.set(token, { ...person, locale, memberships: [] });
  return userId;
}

async function call<T>(method: 'GET' | 'POST', path: string, userId?: string) {
  const headers = userId ? { authorization: `Bearer token-of-${userId}` } : {};
  const response = await app.inject({ method, url: `/api/v1/notifications${path}`, headers });
  const body = response.json<Omit<SuccessEnvelope<T>, 'success'> & Partial<Pick<FailureEnvelope, 'error'>>>();
  return { status: response.statusCode, ...body };
}

const list = (userId: string, query = '') => call<Notification[]>('GET', query, userId);
const unread = async (userId: string) => (await call<{ count: number }>('GET', '/unread-count', userId)).data.count;

function moved(userIds: string[], stageName: string): Promise<void> {
  return notify(ctx, candidateMoved, { params: { ...job, stageName }, userIds });
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  connectPorts([notificationPorts.kinds], [connect(notificationPorts.kinds, () => [candidateMoved, offered])]);
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: testDatabase.url }, { secret: () => 'x'.repeat(32) });
  database = openDatabase(testDatabase.url, { size: 4, log });
  runner = steppedTasks({ databaseUrl: testDatabase.url, log });
  const storage = openStorage(config);
  const diskSpace = watchDiskSpace(config, { database: database.kysely, storage });
  const parts = {
    config,
    database: database.kysely,
    log,
    clock: { now: () => now },
    tasks: runner,
    storage,
    diskSpace,
  };
  const platform = parts as unknown as Platform;
  ctx = createContext(platform, { actor: system, locale: 'pt-BR' });
  app = await createHttpServer(platform, notificationRoutes);
  const authenticate = async (token: string) => people.get(token) ?? null;
  const identify = { user: (_ctx: Ctx, token: string) => authenticate(token), holder: async () => null };
  registerRoutes(app, platform, notificationRoutes, identify);
  await serveRealtime(app, { platform, authenticate, messages: [newMessage, readMessage], topics: [] });
  await runner.start(notificationTasks, { platform, work: false });
});

beforeEach(() => {
  now = new Date();
  ana = signUp();
  bia = signUp('en-US');
});

afterAll(async () => {
  await app.close();
  await runner.stop();
  await database.close();
  await testDatabase.drop();
});

test('everybody reads their own entries, newest first, in their language', async () => {
  await moved([ana, bia, ana], 'Teste');
  await notify(ctx, offered, { params: job, userIds: [ana] });
  const { data, meta } = await list(ana);
  expect(data.map(({ title }) => title)).toEqual(['Oferta', 'Outra etapa']);
  expect(data[1]).toEqual({
    id: expect.any(String),
    type: 'APPLICATION_UPDATE',
    title: 'Outra etapa',
    message: 'Pessoa Desenvolvedora, Lua Tecnologia: agora você está em Teste.',
    link: `/applications/${job.applicationId}`,
    group: null,
    read: false,
    createdAt: now.toISOString(),
  });
  expect(meta).toEqual({ nextCursor: null });
  const ofBia = await list(bia);
  expect(ofBia.data.map(({ message }) => message)).toEqual([
    'Pessoa Desenvolvedora, Lua Tecnologia: you are now in Teste.',
  ]);
});

test('what no module lists is told to nobody', async () => {
  await expect(notify(ctx, unlisted, { params: job, userIds: [ana] })).rejects.toThrow(
    'JOB_OFFER.unlisted is not listed',
  );
  expect((await list(ana)).data).toEqual([]);
});

test('the list is read on and on by its cursor', async () => {
  for (const stage of ['1', '2', '3', '4', '5']) await moved([ana], stage);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(ana, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    expect(page.data.length).toBeLessThanOrEqual(2);
    seen.push(...page.data.map(({ message }) => message.slice(-2, -1)));
    cursor = (page.meta as { nextCursor: string | null }).nextCursor;
  } while (cursor);
  expect(seen).toEqual(['5', '4', '3', '2', '1']);
  expect((await list(ana, '?cursor=nonsense')).error).toBe('VALIDATION_FAILED');
  expect((await list(ana, '?limit=101')).error).toBe('VALIDATION_FAILED');
});

test('an entry is marked as read by its owner alone, and stays read', async () => {
  await moved([ana, bia], 'Teste');
  const [entry] = (await list(ana)).data;
  const path = `/${entry?.id}/read`;
  expect(await call('POST', path, bia)).toMatchObject({ status: 404, error: 'NOT_FOUND' });
  expect(await unread(ana)).toBe(1);
  expect(await call('POST', path, ana)).toMatchObject({ status: 200, data: {} });
  expect(await call('POST', path, ana)).toMatchObject({ status: 200 });
  expect((await list(ana)).data.map(({ read }) => read)).toEqual([true]);
  expect([await unread(ana), await unread(bia)]).toEqual([0, 1]);
});

test('all are marked as read at once, of one person', async () => {
  await moved([ana, bia], 'Teste');
  await moved([ana], 'Entrevista');
  expect((await call('POST', '/mark-all-read', ana)).status).toBe(200);
  expect([await unread(ana), await unread(bia)]).toEqual([0, 1]);
});

test('the unread count stops at 100', async () => {
  for (let n = 0; n < 101; n += 1) await moved([ana], String(n));
  expect(await unread(ana)).toBe(100);
});

test('without signing in nothing is told', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/unread-count'],
    ['POST', `/${newId()}/read`],
    ['POST', '/mark-all-read'],
  ] as const) {
    expect(await call(method, path)).toMatchObject({ status: 401, error: 'UNAUTHENTICATED' });
  }
});

test('an open page hears of a new entry when it commits, and of what is read elsewhere', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = new WebSocket(address.replace('http', 'ws') + SOCKET_PATH);
  const frames: { type: string; data: Record<string, unknown> }[] = [];
  let wake = () => {};
  socket.on('message', (text) => {
    frames.push(JSON.parse(text.toString()));
    wake();
  });
  const next = async () => {
    while (frames.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return frames.shift();
  };
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', data: { token: `token-of-${bia}` } }));
  expect((await next())?.type).toBe('connected');

  await ctx
    .transaction(async (ctx) => {
      await notify(ctx, offered, { params: job, userIds: [bia] });
      throw new Error('rolled back');
    })
    .catch(() => {});
  await moved([ana, bia], 'Teste');
  const [entry] = (await list(bia)).data;
  expect(await next()).toEqual({ type: 'notification:new', data: { notification: entry, browser: true } });
  expect(entry?.title).toBe('Another stage');

  await call('POST', `/${entry?.id}/read`, bia);
  expect(await next()).toEqual({ type: 'notification:read', data: { ids: [entry?.id] } });
  // Nothing changes, so nothing is told.
  await call('POST', '/mark-all-read', bia);
  await moved([bia], 'Entrevista');
  expect((await next())?.type).toBe('notification:new');
  await call('POST', '/mark-all-read', bia);
  expect(await next()).toEqual({ type: 'notification:read', data: { ids: null } });
  socket.terminate();
});

test('entries of more than a year ago are deleted', async () => {
  await moved([ana], 'Teste');
  await enqueue(ctx, purgeNotifications, {});
  expect(await runner.drain()).toMatchObject({ completed: 1, failures: [] });
  expect((await list(ana)).data).toHaveLength(1);
  now = new Date(now.getTime() + 366 * 86_400_000);
  await enqueue(ctx, purgeNotifications, {});
  expect(await runner.drain()).toMatchObject({ completed: 1, failures: [] });
  expect((await list(ana)).data).toHaveLength(0);
});
