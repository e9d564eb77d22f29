import { fileURLToPath } from 'node:url';
import { applicationPaths } from '@prova/contract/applications/paths';
import { jobPaths } from '@prova/contract/jobs/paths';
import { sitePaths } from '@prova/contract/site/paths';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

let vite: ViteDevServer;
let url = '';

beforeAll(async () => {
  process.env.GOOGLE_CLIENT_ID = 'prova-tests.apps.google.example';
  process.env.GOOGLE_SCRIPT_URL = 'https://accounts.google.com/gsi/client';
  vite = await createServer({
    configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, strictPort: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await vite.listen();
  url = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  delete process.env.GOOGLE_CLIENT_ID;
  delete process.env.GOOGLE_SCRIPT_URL;
  await vite.close();
});

const entryAt = async (path: string) => {
  const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
  return /src\/app\/(main|public)\.ts/.exec(html)?.[1];
};

test('while developing, pages have the entry that the server gives them', async () => {
  for (const path of [
    ...Object.values(sitePaths),
    jobPaths.publicJob,
    applicationPaths.apply,
    applicationPaths.applicationStatus,
    '/no/such/page',
    '/administrators',
    '/?utm_source=x',
    '/jobs?page=2',
    '/auth/login',
    '/auth/login?next=%2Fjobs',
  ])
    expect([path, await entryAt(path)]).toEqual([path, 'public']);
  for (const path of ['/auth/register', '/auth/loginx', '/admin/recruiter/home', '/dev/ui'])
    expect([path, await entryAt(path)]).toEqual([path, 'main']);
});

test('while developing, the login and pages of the application name Google as those of the server do', async () => {
  const head = async (path: string) => (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
  for (const path of ['/auth/login', '/auth/register', '/admin/recruiter/security']) {
    const page = await head(path);
    expect(page).toContain('<meta name="google-client-id" content="prova-tests.apps.google.example">');
    expect(page).toContain('<meta name="google-script" content="https://accounts.google.com/gsi/client">');
  }
  expect(await head('/jobs')).not.toContain('google');
});
