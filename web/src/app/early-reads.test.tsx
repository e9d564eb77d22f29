import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { failure, success, testApi } from '../../test/api.ts';
import { readEarly } from '../lib/early-query.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { signIn } from '../lib/session.ts';
import { clearTokens } from '../lib/tokens.ts';
import { features } from './features.ts';
import { firstPages } from './first-pages.ts';

const server = testApi();
const early = features.flatMap(({ routes = [] }) => routes).filter(({ reads }) => reads !== undefined);

afterEach(clearTokens);

test('boards, homes and lists are asked for before they are drawn', () => {
  expect(early.map(({ path }) => path)).toEqual([
    '/admin/recruiter/jobs',
    '/admin/recruiter/jobs/:id/board',
    '/admin/recruiter/candidates',
    '/admin/recruiter/home',
    '/admin/recruiter/metrics',
    '/admin/potential/home',
  ]);
});

test('what is asked for before any code is what these pages read', () => {
  const named = firstPages().map(({ path, reads }) => [path, reads]);
  const read = early.map(({ path, reads = () => [] }) => [
    path,
    reads({ params: { id: ':id' }, search: new URLSearchParams() }).map(({ url }) => url.replaceAll('%3A', ':')),
  ]);
  for (const [path, reads] of named)
    expect(read).toContainEqual([path, (reads as string[]).filter((url) => url !== '/api/v1/auth/status')]);
  expect(named).toContainEqual([
    '/admin/recruiter/jobs/:id/board',
    ['/api/v1/applications/funnel-board?jobId=:id', '/api/v1/auth/status'],
  ]);
});

test.each(early.map((route) => [route.path, route] as const))(
  '%s is drawn from what was asked for early, and asks for nothing of it again',
  async (path, { area, page, reads = () => [] }) => {
    signIn({
      user: {
        id: 'u1',
        name: 'Ana',
        email: 'ana@correio.example',
        role: area === 'talent' ? 'POTENTIAL' : 'RECRUITER',
        language: 'pt-BR',
        companies: [],
        acceptedCurrentTerms: true,
      },
      accessToken: 'a',
      refreshToken: 'r',
    });
    const asked: string[] = [];
    server.use(
      http.get(`${location.origin}/api/*`, async ({ request }) => {
        asked.push(request.url);
        await delay('infinite');
      }),
    );
    const client = createQueryClient(() => undefined);
    const queries = reads({ params: { id: 'job' }, search: new URLSearchParams() });
    readEarly(client, queries);
    await waitFor(() => expect(asked).toHaveLength(queries.length));
    const Page = await page();
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path.replace(':id', 'job')]}>
          <Suspense>
            <Routes>
              <Route path={path} element={<Page />} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const watched = () => queries.filter(({ queryKey }) => client.getQueryCache().find({ queryKey })?.isActive());
    await waitFor(() => expect(watched()).toEqual(queries));
    expect(asked.slice(queries.length).filter((url) => asked.indexOf(url) < queries.length)).toEqual([]);
  },
);

test('what failed early is asked for again by the screen, and follows nobody to another company', async () => {
  const client = createQueryClient(() => undefined);
  const [board] = early.filter(({ path }) => path.endsWith('/board'));
  const queries = board?.reads?.({ params: { id: 'job' }, search: new URLSearchParams() }) ?? [];
  server.use(http.get(`${location.origin}/api/*`, () => failure(403, 'NOT_A_MEMBER', 'não'), { once: true }));
  readEarly(client, queries);
  const [query] = queries;
  if (!query) throw new Error('The board asks for nothing early.');
  await waitFor(() => expect(client.getQueryState(query.queryKey)?.status).toBe('error'));
  expect(location.pathname).toBe('/');
  server.use(http.get(`${location.origin}/api/*`, () => success('later')));
  expect(await client.fetchQuery(query)).toBe('later');
});
