import { LOCALES } from '@prova/contract/common';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mails } from '../src/app.ts';
import { registerOutboxRoutes } from '../src/modules/messaging/outbox.routes.ts';
import { messagingPorts } from '../src/modules/messaging/ports.ts';
import { variantsOf } from '../src/modules/messaging/sample-mails.ts';
import type { Platform } from '../src/platform/context.ts';
import { connect, connectPorts } from '../src/platform/ports.ts';

let app: FastifyInstance;

beforeAll(async () => {
  connectPorts([messagingPorts.mails], [connect(messagingPorts.mails, () => mails)]);
  const config = { publicUrl: 'http://localhost:3000', SMTP_URL: undefined, production: false };
  app = fastify();
  registerOutboxRoutes(app, { config } as unknown as Platform);
  await app.ready();
});

afterAll(() => app.close());

const get = (url: string) => app.inject({ url, headers: { host: 'localhost:3000' } });

const PAGES = mails.flatMap(({ kind }) =>
  variantsOf(kind).map(({ slug, verified }) => ({ kind, verified, address: `/dev/mails/${kind.name}/${slug}` })),
);

describe('/dev/mails', () => {
  test('leads to every way in which a mail can be read, each at its own address', async () => {
    const { body } = await get('/dev/mails');
    const led = [...body.matchAll(/href="(\/dev\/mails\/[^"]+)"/g)].map(([, address]) => address);
    expect(led).toEqual(PAGES.map(({ address }) => address));
    expect(new Set(led).size).toBe(led.length);
  });

  test.each(PAGES)('$address shows both languages, whole and escaped', async ({ address, kind, verified }) => {
    const page = await get(address);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    const shown = [page.body];
    for (const locale of LOCALES) {
      expect(page.body).toContain(`src="${address}/${locale}"`);
      const mail = await get(`${address}/${locale}`);
      expect(mail.statusCode).toBe(200);
      expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
      expect(mail.body).toContain(`lang="${locale}"`);
      shown.push(mail.body.replaceAll(/data:image\/png;base64,[^"]*/g, ''));
    }
    for (const html of shown) {
      expect(html).not.toMatch(/undefined|NaN|\[object|Invalid Date|\{\{|cid:|<script|<Recife>|<da> empresa/);
    }
    // Who speaks for a company says so, and what is known of it.
    if (kind.onBehalfOf) {
      expect(shown[1]).toContain('Aurora &amp; Filhos &lt;Recife&gt;');
      expect(shown[1]?.includes('ainda não verificou a identidade')).toBe(!verified);
    }
  });

  test('knows no other mail, sample or language', async () => {
    for (const address of ['/none/plain', '/verify_email/none', '/verify_email/plain/fr', '/verify_email']) {
      expect((await get(`/dev/mails${address}`)).statusCode, address).toBe(404);
    }
  });
});
