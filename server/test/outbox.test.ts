import { randomUUID } from 'node:crypto';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mails } from '../src/app.ts';
import { passwordChangedMail } from '../src/modules/accounts/mails/account-security.kinds.ts';
import { verifyEmailMail } from '../src/modules/accounts/mails/accounts.kinds.ts';
import { templateTestMail } from '../src/modules/jobs/mails/jobs.kinds.ts';
import { queueMail } from '../src/modules/messaging/messaging.service.ts';
import { messagingTasks } from '../src/modules/messaging/messaging.tasks.ts';
import { registerOutboxRoutes } from '../src/modules/messaging/outbox.routes.ts';
import { messagingPorts } from '../src/modules/messaging/ports.ts';
import { system } from '../src/platform/actor.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { type Ctx, createContext, type Platform } from '../src/platform/context.ts';
import { type Database, openDatabase } from '../src/platform/db.ts';
import { createLog } from '../src/platform/log.ts';
import { smtpOf, usesOutbox } from '../src/platform/mail/transport.ts';
import { connect, connectPorts } from '../src/platform/ports.ts';
import { type SteppedTasks, steppedTasks } from '../src/platform/tasks/stepped-tasks.ts';
import { findToken } from '../src/platform/tokens.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './template.ts';

const log = createLog('silent');
const HOST = 'localhost:3000';
let testDatabase: TestDatabase;
let database: Database;
let runner: SteppedTasks;
let platform: Platform;
let app: FastifyInstance;
let ctx: Ctx;
let now = new Date();

const configOf = (env: NodeJS.ProcessEnv = {}): Config =>
  readConfig(
    { NODE_ENV: 'test', DATABASE_URL: testDatabase.url, PORT: '3000', ...env },
    { secret: () => 'x'.repeat(40) },
  );

const production = () =>
  configOf({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://prova.example',
    TOKEN_SECRET: 'x'.repeat(40),
    FILE_SECRET: 'y'.repeat(40),
    SMTP_URL: 'smtp://127.0.0.1:1',
  });

beforeAll(async () => {
  connectPorts(Object.values(messagingPorts), [
    connect(messagingPorts.mails, () =>
      mails.map((mail) =>
        mail.kind.name === verifyEmailMail.name ? { ...mail, prepare: async () => ({ code: '012345' }) } : mail,
      ),
    ),
    connect(messagingPorts.senderOf, async () => {
      throw new Error('No company sends mail here');
    }),
    connect(messagingPorts.replyAddressOf, async () => null),
    connect(messagingPorts.choiceOf, async () => ({ wanted: true, userId: null })),
    connect(messagingPorts.memberAddressOf, async () => null),
  ]);
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { size: 4, log });
  runner = steppedTasks({ databaseUrl: testDatabase.url, log });
  const parts = { config: configOf(), database: database.kysely, log, clock: { now: () => now }, tasks: runner };
  platform = parts as unknown as Platform;
  await runner.start(messagingTasks as never, { platform, work: false });
  ctx = createContext(platform, { actor: system, locale: 'pt-BR' });
  app = fastify();
  registerOutboxRoutes(app, platform);
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await runner.stop();
  await database.close();
  await testDatabase.drop();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: HOST, ...headers } });

async function sendTo(to: string, name = 'Ana Lima'): Promise<string> {
  now = new Date(now.getTime() + 1000);
  const params = { registrationId: randomUUID(), email: to, name };
  const id = await queueMail(ctx, { kind: verifyEmailMail, to, locale: 'pt-BR', params, transactional: true });
  expect((await runner.drain()).failures).toEqual([]);
  return id;
}

const newAddress = () => `ana_${randomUUID()}@mail.example`;

describe('/dev/outbox.json', () => {
  test('gives the mails of an address, newest first, with links that work', async () => {
    const to = newAddress();
    const older = await sendTo(to);
    const newer = await sendTo(to);
    const sentAt = now.toISOString();
    await sendTo(newAddress());
    const answer = await get(`/dev/outbox.json?to=${encodeURIComponent(to)}`);
    expect(answer.statusCode).toBe(200);
    const mails = answer.json();
    expect(mails.map(({ id }: { id: string }) => id)).toEqual([newer, older]);
    expect(mails[0]).toMatchObject({
      to,
      kind: 'verify_email',
      locale: 'pt-BR',
      subject: 'Confirme seu e-mail',
      sentAt,
      code: '012345',
    });
    const [link] = mails[0].links;
    const secret = new URL(link).searchParams.get('token') ?? '';
    expect(link).toBe(`http://localhost:3000/auth/verify-email?token=${secret}`);
    expect(mails[0].text).toContain(link);
    expect(mails[0].html).toContain(link);
    expect(await findToken(ctx, 'verification', secret)).toMatchObject({ live: true });
  });

  test('leaves the code out where there is none', async () => {
    const to = newAddress();
    await queueMail(ctx, {
      kind: passwordChangedMail,
      to,
      locale: 'en-US',
      params: { name: 'Ana', at: new Date(0).toISOString() },
      transactional: true,
    });
    await runner.drain();
    const [mail] = (await get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)).json();
    expect(mail).not.toHaveProperty('code');
    expect(mail.links).toEqual(['http://localhost:3000/auth/forget-password']);
  });

  test('the copy beside the mail stays masked', async () => {
    const to = newAddress();
    const id = await sendTo(to);
    const row = await database.kysely.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.state).toBe('sent');
    expect(row.body).toContain('token=••••');
    expect(row.body).not.toContain('012345');
  });
});

describe('/dev/outbox', () => {
  test('lists, searches by a part of the address, and opens', async () => {
    const to = newAddress();
    const id = await sendTo(to);
    const other = newAddress();
    await sendTo(other);
    const part = to.slice(0, 20);
    const list = await get(`/dev/outbox?to=${encodeURIComponent(part)}`);
    expect(list.body).toContain(to);
    expect(list.body).not.toContain(other);
    expect(list.body).toContain(`href="/dev/outbox/${id}"`);
    expect((await get('/dev/outbox?to=%25')).body).toContain('Nenhuma mensagem para esse endereço');
    const page = await get(`/dev/outbox/${id}`);
    expect(page.body).toContain('012345');
    expect(page.body).toContain(`src="/dev/outbox/${id}/html"`);
    expect(page.body).toContain('/auth/verify-email?token=');
    expect((await get(`/dev/outbox/${randomUUID()}`)).statusCode).toBe(404);
    expect((await get('/dev/outbox/none')).statusCode).toBe(404);
  });

  test('leads to every mail of the product', async () => {
    expect((await get('/dev/outbox')).body).toContain('href="/dev/mails"');
  });

  test('speaks both languages', async () => {
    expect((await get('/dev/outbox', { 'accept-language': 'en' })).body).toContain('<html lang="en-US">');
    expect((await get('/dev/outbox')).body).toContain('Caixa de saída');
  });

  test('runs no script, loads nothing from elsewhere, and shows the mail in a sandbox', async () => {
    const id = await sendTo(newAddress());
    for (const url of ['/dev/outbox', `/dev/outbox/${id}`]) {
      const page = await get(url);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).not.toMatch(/<script|<style| style=|https?:\/\/(?!localhost)/);
    }
    const mail = await get(`/dev/outbox/${id}/html`);
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect(mail.headers['content-security-policy']).not.toContain('allow-scripts');
    expect((await get('/dev/outbox.css')).headers['content-type']).toContain('text/css');
  });

  test('escapes what people typed', async () => {
    const to = newAddress();
    const own = { subject: '<script>alert(1)</script>', text: '"><script>alert(1)</script>' };
    const params = { companyName: '<b>A</b>', jobTitle: '<i>', own, ours: own };
    const id = await queueMail(ctx, { kind: templateTestMail, to, locale: 'pt-BR', params, transactional: true });
    await runner.drain();
    for (const url of ['/dev/outbox', `/dev/outbox/${id}`, `/dev/outbox/${id}/html`, '/dev/outbox?to="><script>']) {
      expect((await get(url)).body).not.toContain('<script');
    }
  });

  test('answers on names of this machine only', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST']) {
      expect((await get('/dev/outbox', { host })).statusCode, host).toBe(200);
    }
    for (const host of ['evil.example', 'localhost.evil.example:3000', '127.0.0.1.evil.example', '192.168.0.2:3000']) {
      for (const url of ['/dev/mails', '/dev/outbox', '/dev/outbox.json', `/dev/outbox/${randomUUID()}/html`]) {
        expect((await get(url, { host })).statusCode, `${host} ${url}`).toBe(421);
      }
    }
  });
});

describe('where mail is really sent', () => {
  test.each(['production', 'SMTP'] as const)('there is no outbox: %s', async (where) => {
    const config = where === 'production' ? production() : configOf({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const elsewhere = fastify();
    registerOutboxRoutes(elsewhere, { ...platform, config });
    await elsewhere.ready();
    for (const url of ['/dev/mails', '/dev/outbox', '/dev/outbox.json']) {
      expect((await elsewhere.inject({ url, headers: { host: HOST } })).statusCode).toBe(404);
    }
    expect(usesOutbox(config)).toBe(false);
    await elsewhere.close();
  });

  test('production without an SMTP server throws rather than keep a mail', () => {
    const config: Config = { ...production(), SMTP_URL: undefined };
    expect(usesOutbox(config)).toBe(false);
    expect(() => smtpOf({ ...platform, config })).toThrow(/SMTP_URL/);
  });
});
