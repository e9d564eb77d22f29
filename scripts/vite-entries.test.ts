import { fileURLToPath } from 'node:url';
import { publicPaths } from '@prova/contract/pages';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

let vite: ViteDevServer;
let url = '';

beforeAll(async () => {
  vite = await createServer({
    configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, strictPort: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await vite.listen();
  url = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(() => vite.close());

const entryAt = async (path: string) => {
  const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
  return /src\/app\/(main|public)\.tsx/.exec(html)?.[1];
};

test('while developing, pages have the entry that the server gives them', async () => {
  for (const path of [
    ...Object.values(publicPaths),
    '/no/such/page',
    '/administrators',
    '/?utm_source=x',
    '/jobs?page=2',
  ])
    expect([path, await entryAt(path)]).toEqual([path, 'public']);
  for (const path of ['/auth/login', '/auth/login?next=%2Fjobs', '/admin/recruiter/home', '/dev/ui'])
    expect([path, await entryAt(path)]).toEqual([path, 'main']);
});
