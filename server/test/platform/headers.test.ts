import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getApplication } from '@prova/contract/applications/applications';
import { entryOf } from '@prova/contract/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyTo, statusToken } from '../applications-factory.ts';
import { linkTo } from '../board-links-factory.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { publishJob } from '../jobs-factory.ts';
import { sendNewOffer } from '../offers-factory.ts';
import { signUp } from '../people.ts';
import { webFolder } from './web-folder.ts';

const TITLE = 'Pessoa </script><script>alert(1)</script> "Dev" \u2028';

let server: TestServer;
let slug: string;
let paths: { readonly open: readonly string[]; readonly secret: readonly string[] };
let fileUrl: string;
const web = webFolder();
beforeAll(async () => {
  server = await startTestServer({ WEB_DIST: web.path }, { serveWeb: true });
  const recruiter = await signUp(server, 'RECRUITER');
  const job = await publishJob(server, recruiter, { details: { title: TITLE } });
  slug = job.slug;
  const candidate = await applyTo(server, job);
  const { data } = await server.call(getApplication, { as: recruiter.token, params: { id: candidate.id } });
  fileUrl = data.resume?.viewUrl ?? '';
  const status = await statusToken(server, candidate.email);
  const offer = await sendNewOffer(server, recruiter, candidate);
  paths = {
    open: ['/', '/jobs', `/jobs/${slug}`, `/jobs/${slug}/apply`, '/auth/login', '/auth/register', '/nothing-here'],
    secret: [
      `/offers/${offer.token}`,
      `/applications/${status}`,
      `/board/${(await linkTo(server, recruiter, job.id)).token}`,
      `/auth/verify-email?token=${status}`,
      `/auth/reset-password?token=${status}`,
    ],
  };
});
afterAll(async () => {
  await server.close();
  web.remove();
});

const page = (url: string) => server.app.inject({ url, headers: { accept: 'text/html', host: 'localhost' } });
const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split(';')
      .map((each) => each.trim().split(' '))
      .map(([name = '', ...values]) => [name, values.join(' ')]),
  );

/** What runs, or could be made to run, without a file of ours. */
function inlineCode(html: string, policy: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, , code = '']) => !policy.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`))
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([whole]) => whole);
  const handlers = html.match(/<[^>]+\son[a-z]+\s*=/gi) ?? [];
  const addresses = html.match(/(?:href|src|action)\s*=\s*["']?\s*javascript:/gi) ?? [];
  return [...scripts, ...handlers, ...addresses];
}

test('every answer forbids guessing types, framing, and says nothing of the program', async () => {
  const urls = [
    '/api/v1/public/jobs',
    '/api/v1/nothing',
    '/healthz',
    '/',
    '/nothing',
    '/api/openapi.json',
    '/robots.txt',
  ];
  for (const url of urls) {
    const { headers } = await page(url);
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['x-frame-options'], url).toBe('SAMEORIGIN');
    expect(directives(headers['content-security-policy']).get('frame-ancestors'), url).toBe("'none'");
    expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by'], url).toBeUndefined();
    expect(headers.server, url).toBeUndefined();
    expect(headers['access-control-allow-origin'], url).toBeUndefined();
    // Plain HTTP on one's own machine: a browser must not remember it as secure.
    expect(headers['strict-transport-security'], url).toBeUndefined();
  }
});

test('an answer of the API may load and run nothing', async () => {
  const policy = directives((await page('/api/v1/public/jobs')).headers['content-security-policy']);
  expect(policy.get('default-src')).toBe("'none'");
});

/** Who may use what: of each name of a Permissions-Policy, what stands in its brackets. */
const rights = (header: unknown) =>
  Object.fromEntries(
    [...String(header).matchAll(/([a-z-]+)=\(([^)]*)\)/g)].map(([, name, who]) => [name, who] as const),
  );

test('only pages may use camera, screen or passkeys, and nobody what the product does not use', async () => {
  for (const url of [...paths.open, ...paths.secret]) {
    const { headers } = await page(url);
    const allowed = rights(headers['permissions-policy']);
    const own = Object.keys(allowed).filter((name) => allowed[name] === 'self');
    expect(own, url).toEqual([
      'autoplay',
      'camera',
      'clipboard-write',
      'display-capture',
      'fullscreen',
      'microphone',
      'picture-in-picture',
      'publickey-credentials-create',
      'publickey-credentials-get',
      'screen-wake-lock',
      'speaker-selection',
    ]);
    for (const name of ['geolocation', 'usb', 'serial', 'payment', 'identity-credentials-get'])
      expect(allowed[name], `${name} of ${url}`).toBe('');
    // Every part of the header is one of these two.
    expect(String(headers['permissions-policy']).split(', ').length).toBe(Object.keys(allowed).length);
    expect([...new Set(Object.values(allowed))]).toEqual(['self', '']);
  }
  for (const url of ['/dev/outbox', '/api/docs']) {
    const allowed = rights((await page(url)).headers['permissions-policy']);
    expect(allowed, url).toMatchObject({ camera: '', 'publickey-credentials-get': '', geolocation: '' });
    expect(new Set(Object.values(allowed)), url).toEqual(new Set(['']));
  }
  // Neither data nor a file in its sandbox runs anything that could ask.
  for (const url of ['/api/v1/public/jobs', '/api/v1/nothing', '/healthz', '/robots.txt', '/api/openapi.json', fileUrl])
    expect((await page(url)).headers['permissions-policy'], url).toBeUndefined();
});

describe('a page', () => {
  test('runs nothing but scripts of ours, and styles of ours or under a nonce of its own', async () => {
    for (const url of [...paths.open, ...paths.secret]) {
      const [first, second] = [await page(url), await page(url)];
      const policy = directives(first.headers['content-security-policy']);
      // At most the one that the build puts into every page.
      expect(policy.get('script-src'), url).toMatch(/^'self'( 'sha256-[\w+/]{43}=')?$/);
      expect(policy.get('object-src'), url).toBe("'none'");
      expect(policy.get('base-uri'), url).toBe("'none'");
      expect(policy.get('form-action'), url).toBe("'self'");
      expect(String(first.headers['content-security-policy'])).not.toMatch(/unsafe|\*|https?:/);
      expect(inlineCode(first.body, policy.get('script-src') ?? ''), url).toEqual([]);
      if (entryOf(url.replace(/\?.*/, '')) === 'public') {
        // The same for everybody, so that its bytes can be kept: one style of a library, named by its hash.
        expect(policy.get('style-src'), url).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
        expect(first.body, url).not.toMatch(/\sstyle="|<style|nonce/);
        continue;
      }
      const nonce = /'nonce-([^']+)'/.exec(policy.get('style-src') ?? '')?.[1] ?? '';
      expect(Buffer.from(nonce, 'base64').length, url).toBe(16);
      expect(first.body).toContain(`nonce="${nonce}"`);
      expect(second.body).not.toContain(nonce);
      expect(first.body).not.toContain('__CSP_NONCE__');
    }
  });

  test('carries a hostile title as text', async () => {
    const { body, statusCode } = await page(`/jobs/${slug}`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert');
    const structured = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
    expect(structured.title).toContain('</script><script>alert(1)</script>');
  });

  test('of a secret link is kept out of caches, search engines and other sites’ logs', async () => {
    for (const url of paths.secret) {
      const { headers, body } = await page(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-robots-tag']).toContain('noindex');
      // Its own screen begins with it; nothing that is read by others does.
      expect(body.replace(/<body[\s\S]*/, '')).not.toContain(/[\w-]{43}$/.exec(url)?.[0]);
    }
  });

  test('that nobody knows is a page for people and an envelope for programs', async () => {
    const forPeople = await page('/nothing-here');
    expect([forPeople.statusCode, forPeople.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const forPrograms = await server.app.inject({ url: '/nothing-here', headers: { accept: 'application/json' } });
    expect([forPrograms.statusCode, forPrograms.json().error]).toEqual([404, 'NOT_FOUND']);
    expect((await page('/api/v1/nothing')).json().error).toBe('NOT_FOUND');
    expect((await page('/assets/nothing.js')).headers['content-type']).toContain('application/json');
  });
});

test('a worker that runs code compiles its interpreter, and reaches nothing, as others do', async () => {
  for (const folder of ['runs', 'workers']) mkdirSync(join(web.path, 'assets', folder), { recursive: true });
  for (const name of ['runs/worker.js', 'workers/worker.js', 'other.js'])
    writeFileSync(join(web.path, 'assets', name), '1;');
  const policyOf = async (name: string) => (await page(`/assets/${name}`)).headers['content-security-policy'];
  expect(await policyOf('runs/worker.js')).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
  expect(await policyOf('workers/worker.js')).toBe("default-src 'none'");
  expect(await policyOf('other.js')).not.toContain('wasm-unsafe-eval');
  expect((await page('/')).headers['content-security-policy']).not.toContain('wasm-unsafe-eval');
});

test.runIf(web.built)('files of the client are kept for a year, and only they are reached', async () => {
  const { body } = await page('/');
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
  const answer = await page(asset);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of [
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%5cindex.html',
  ])
    expect((await page(url)).body, url).not.toContain('__CSP_NONCE__');
});

test('a file is a document that may do nothing, and opens by its signed link alone', async () => {
  const { headers, statusCode } = await page(fileUrl);
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toMatch(/^sandbox;/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cache-control']).toBe('private');
  const other = new URL(fileUrl, 'http://localhost');
  for (const [name, value] of [...other.searchParams]) {
    const changed = new URL(other);
    changed.searchParams.set(
      name,
      name === 'd' ? 'attachment' : value.replace(/.$/, (last) => (last === '1' ? '2' : '1')),
    );
    expect((await page(changed.pathname + changed.search)).statusCode, name).toBe(404);
  }
});

test('the pages for developers run nothing inline either', async () => {
  for (const url of ['/dev/outbox', '/api/docs']) {
    const { body, statusCode, headers } = await page(url);
    expect(statusCode, url).toBe(200);
    expect(directives(headers['content-security-policy']).get('script-src') ?? "'none'").not.toContain('unsafe');
    expect(inlineCode(body, ''), url).toEqual([]);
  }
});

test('the figures of the program are for this machine, and not for whom its proxy stands in', async () => {
  expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(200);
  const passedOn = await server.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect([passedOn.statusCode, passedOn.json().error]).toEqual([404, 'NOT_FOUND']);
});

test('nobody holds a connection for ever by sending a byte now and then', () => {
  expect(server.app.server.requestTimeout).toBe(180_000);
  expect(server.app.server.headersTimeout).toBeGreaterThan(0);
  expect(server.app.server.headersTimeout).toBeLessThanOrEqual(60_000);
});
