import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '../../src/platform/config.ts';
import { socialHtml } from '../../src/platform/http/social-links.ts';
import { startTestServer, type TestServer } from '../harness.ts';

let folder: string;
const servers: TestServer[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prova-social-'));
  for (const name of ['index.html', 'public.html'])
    writeFileSync(join(folder, name), '<html lang="pt-BR"><head></head><body><!--social--></body></html>');
});
afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function page(env: Record<string, string>): Promise<string> {
  const server = await startTestServer({ WEB_DIST: folder, ...env }, { serveWeb: true });
  servers.push(server);
  const { body } = await server.app.inject({ url: '/jobs', headers: { accept: 'text/html' } });
  return body;
}

test('public pages end with the places that are set, each by its name, and with nothing else', async () => {
  const body = await page({
    SOCIAL_LINKS:
      'https://www.linkedin.com/company/prova, https://br.x.com/prova?a=1&b="2" https://mastodon.example/@prova',
  });
  expect(body).toContain('<nav class="social" aria-label="Social">');
  expect(body).toContain(
    '<a class="social-link" href="https://www.linkedin.com/company/prova" rel="me noopener">LinkedIn</a>',
  );
  expect(body).toContain(
    '<a class="social-link" href="https://br.x.com/prova?a=1&#38;b=%222%22" rel="me noopener">X</a>',
  );
  expect(body).toContain('rel="me noopener">mastodon.example</a>');
});

test('a demo shows examples, which lead to nobody', async () => {
  const body = await page({});
  expect(body).toContain('<a class="social-link" href="/ajuda#redes" rel="nofollow">LinkedIn (exemplo)</a>');
  expect(body.match(/class="social-link"/g)).toHaveLength(3);
  expect(body.match(/class="social-link" href="\/ajuda#redes"/g)).toHaveLength(3);
  expect(socialHtml([], 'pt-BR')).toBe('');
});

test.each(['http://linkedin.com/prova', 'javascript:alert(1)', 'linkedin.com/prova'])(
  '%s is no address for it',
  (link) => {
    expect(settings.shape.SOCIAL_LINKS.safeParse(link).success).toBe(false);
  },
);
