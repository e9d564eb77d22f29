import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPaths } from '@prova/contract/accounts/paths';
import { companyPaths } from '@prova/contract/companies/paths';
import { recruiterPaths } from '@prova/contract/recruiters/paths';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages, routes } from '../../src/app.ts';
import { createHttpServer } from '../../src/platform/http/http-server.ts';
import { registerPages } from '../../src/platform/http/pages.ts';
import { startTestServer, type TestServer } from '../harness.ts';

let server: TestServer;
let app: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), 'prova-pages-'));
const SECRET = 'k3yK3yk3yK3yk3yK3yk3yK3yk3yK3yk3yK3yk3yK3yk';

beforeAll(async () => {
  for (const [file, name] of [
    ['index.html', 'app'],
    ['public.html', 'public'],
  ] as const) {
    writeFileSync(join(folder, file), `<html lang="pt-BR"><head><!--head--></head><body>${name}</body></html>`);
  }
  server = await startTestServer();
  const platform = { ...server.platform, config: { ...server.platform.config, WEB_DIST: folder } };
  app = await createHttpServer(platform, []);
  await registerPages(app, platform, pages, { routes });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (url: string, language = 'pt-BR') => {
  const answer = await app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });
  return { status: answer.statusCode, html: answer.body, headers: answer.headers };
};

test.each([
  '/auth/invitation?token=',
  '/auth/verify-company?token=',
  '/auth/complete-registration?token=',
  '/auth/reset-password?token=',
  '/auth/verify-email?token=',
  '/auth/email-change?token=',
  // From the invitation to the login, and back.
  '/auth/login?next=%2Fauth%2Finvitation%3Ftoken%3D',
])('%s and its token are told to nobody', async (path) => {
  const { html, headers } = await open(`${path}${SECRET}`);
  expect(html).not.toContain(SECRET);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
});

describe.each([
  [`/offers/${SECRET}`, 'Oferta · Prova', 'Offer · Prova'],
  [`/applications/${SECRET}`, 'Sua candidatura · Prova', 'Your application · Prova'],
])('%s', (path, ptBR, enUS) => {
  test('is nobody else’s business', async () => {
    const { status, html, headers } = await open(path);
    // Nobody was ever given this one.
    expect(status).toBe(404);
    expect(html).toContain(`<title>${ptBR}</title>`);
    expect(html).not.toContain(SECRET);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await open(path, 'en-US')).html).toContain(`<title>${enUS}</title>`);
  });
});

test.each([
  ['/terms-conditions', '/terms-conditions', 'Termos de uso'],
  ['/termos', '/terms-conditions', 'Termos de uso'],
  ['/privacy-policy', '/privacy-policy', 'Política de privacidade'],
  ['/privacidade', '/privacy-policy', 'Política de privacidade'],
])('%s names %s as its address', async (path, canonical, title) => {
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(html).toContain(`<title>${title} · Prova</title>`);
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${canonical}">`);
  expect(html).not.toContain('noindex');
});

test('the pages of failures are found, and found by nobody else', async () => {
  const [missing, broken, unknown] = [await open('/404'), await open('/500'), await open('/no/such/page')];
  expect([missing.status, broken.status, unknown.status]).toEqual([404, 500, 404]);
  for (const { html } of [missing, broken, unknown]) {
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).toContain('public');
  }
});

test('the gallery belongs to the client of signed-in people', async () => {
  const { status, html } = await open('/dev/ui');
  expect(status).toBe(200);
  expect(html).toContain('<body>app</body>');
});

test('of what lies below /auth, the forms to get in are found and nothing else is', async () => {
  const paths = Object.values({ ...accountPaths, ...companyPaths, ...recruiterPaths });
  for (const path of paths.filter((each) => each.startsWith('/auth/')))
    expect((await open(path)).status, path).toBe(200);
  for (const path of ['/auth/nope', '/auth/register/nope', '/auth']) expect((await open(path)).status, path).toBe(404);
});
