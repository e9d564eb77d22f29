import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';

let folder: string;
const servers: TestServer[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prova-pages-'));
  for (const name of ['index.html', 'public.html'])
    writeFileSync(join(folder, name), '<html lang="pt-BR"><head><!--head--></head><body><!--body--></body></html>');
});
afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function pages(env: Record<string, string> = {}) {
  const server = await startTestServer({ WEB_DIST: folder, ...env }, { serveWeb: true });
  servers.push(server);
  return async (url: string) => {
    const request = { url, headers: { accept: 'text/html' }, cookies: { accessToken: 'of-some-session' } };
    const { headers, body } = await server.app.inject(request);
    return {
      policy: String(headers['content-security-policy']),
      opener: headers['cross-origin-opener-policy'],
      permissions: String(headers['permissions-policy']),
      body,
    };
  };
}

it('names Google in the login and the pages of the application alone, and its script by its whole address', async () => {
  const page = await pages({ GOOGLE_CLIENT_ID: 'prova-tests.apps.google.example' });
  for (const url of ['/auth/login', '/admin/recruiter/home']) {
    const { policy, opener, permissions, body } = await page(url);
    expect(permissions).toContain(', identity-credentials-get=(self "https://accounts.google.com"), ');
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/;");
    expect(policy).toContain("frame-src 'self' https://accounts.google.com/gsi/;");
    expect(policy).toMatch(
      /style-src 'self' '(nonce-[^']+|sha256-[\w+/]{43}=)' https:\/\/accounts\.google\.com\/gsi\/style;/,
    );
    expect(opener).toBe('same-origin-allow-popups');
    expect(body).toContain('<meta name="google-client-id" content="prova-tests.apps.google.example">');
  }
  // The same for everybody: it can be kept.
  expect((await page('/auth/login')).policy).toBe((await page('/auth/login')).policy);
  for (const url of ['/', '/jobs', '/nothing']) {
    const { policy, opener, permissions, body } = await page(url);
    expect(permissions, url).toContain(', identity-credentials-get=(), ');
    expect(policy + permissions + body, url).not.toContain('google');
    expect(opener, url).toBe('same-origin');
  }
});

it('names nothing of Google without a client id', async () => {
  const page = await pages();
  const { policy, opener, permissions, body } = await page('/auth/login');
  expect(permissions).toContain(', identity-credentials-get=(), ');
  expect(policy + permissions + body).not.toMatch(/google|https:/);
  expect(opener).toBe('same-origin');
});

it('refuses a client id that would not stay inside its place', async () => {
  await expect(pages({ GOOGLE_CLIENT_ID: 'a"><script>' })).rejects.toThrow(/GOOGLE_CLIENT_ID: must be the client id/);
});
