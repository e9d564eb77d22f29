import { sitePaths } from '@prova/contract/site/paths';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../src/app.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { webFolder } from './web-folder.ts';

let server: TestServer;
const web = webFolder();
beforeAll(async () => {
  server = await startTestServer({ WEB_DIST: web.path }, { serveWeb: true });
});
afterAll(async () => {
  await server.close();
  web.remove();
});

/** What is served beside the endpoints of the contract. */
const OTHERS = [
  '/files/:id',
  '/assets/:name',
  '/ws/notifications',
  '/dev/mails',
  '/dev/mails/:name/:slug',
  '/dev/mails/:name/:slug/:locale',
  '/dev/outbox',
  '/dev/outbox/:id',
  '/dev/outbox/:id/html',
  '/dev/outbox.json',
  '/api/docs/:name',
  '/api/openapi.json',
  '/sitemap.xml',
  '/sitemap-blog.xml',
  '/sitemap-jobs.xml',
  '/sitemap-jobs/:file',
  '/sitemap-profiles.xml',
  '/sitemap-profiles/:file',
  '/robots.txt',
  '/healthz',
  '/login',
];
const paths = [...pages.map(({ path }) => path.replace('*', ':rest')), ...OTHERS];

const piece = fc.oneof(
  fc.constantFrom(
    '%00',
    '%ff',
    '%',
    '%2e%2e%2f',
    '..',
    '%5c..%5c',
    '%E2%80%AE',
    "'--",
    '%3Cscript%3E',
    '__proto__',
    ':slug',
    '*',
    '',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent),
  fc.constant('a'.repeat(5_000)),
  fc.uuid(),
);
const queries = fc.array(
  fc.tuple(fc.constantFrom('src', 'token', 'to', 'exp', 'd', 'sig', 'page', 'next', '__proto__', 'a[b]'), piece),
  { maxLength: 4 },
);

test.each([...new Set(paths)])('%s answers whatever stands in it', async (path) => {
  await fc.assert(
    fc.asyncProperty(
      piece,
      queries,
      fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PATCH'),
      fc.constantFrom('text/html', 'application/json', '*/*'),
      async (part, query, method, accept) => {
        const search = query.map(([name, value]) => `${name}=${value}`).join('&');
        const url = `${path.replace(/:\w+/g, () => part)}?${search}`;
        const answer = await server.app.inject({
          method: method as 'GET',
          url,
          headers: { accept, host: 'localhost', 'accept-encoding': part.slice(0, 20).replace(/[^\w]/g, '') },
        });
        const shown = `${method} ${url.slice(0, 300)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
        // The page of failures is one itself.
        expect(answer.statusCode, shown).toBeLessThan(path === sitePaths.failure ? 501 : 500);
        expect(answer.headers['x-content-type-options'], shown).toBe('nosniff');
        expect(answer.body, shown).not.toMatch(/node_modules|\bat \w+ \(|root:x:|violates|syntax error at/);
        if (answer.statusCode >= 400 && String(answer.headers['content-type']).includes('json') && answer.body !== '')
          expect(answer.json(), shown).toMatchObject({ success: false, requestId: expect.any(String) });
      },
    ),
    { numRuns: 40, seed: 11, endOnFailure: true },
  );
});

test.each(['/%', '/jobs/50%', '/companies/%ff', '/admin/recruiter/jobs/%/board'])(
  '%s, which nobody can read, leads a browser to the page of unknown addresses',
  async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: 'text/html', host: 'localhost' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, sitePaths.notFound]);
    const program = await server.app.inject({ url, headers: { accept: 'application/json', host: 'localhost' } });
    expect([program.statusCode, program.json().error]).toEqual([400, 'MALFORMED_REQUEST']);
  },
);
