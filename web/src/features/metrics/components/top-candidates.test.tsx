import type { ListedCandidate } from '@prova/contract/funnel/candidates';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { TopCandidates } from './top-candidates.tsx';

const server = testApi();
const LIST = '*/api/v1/applications/candidates';

const ana: ListedCandidate = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@x.example',
  title: null,
  city: null,
  state: null,
  found: [],
  applications: 1,
  application: {
    id: 'a1',
    version: 1,
    jobId: 'j1',
    jobTitle: 'Analista de Dados',
    stage: { id: 's1', name: 'Novos', type: 'new' },
    status: 'new',
    appliedAt: '2026-11-20T00:00:00.000Z',
    replyDueAt: null,
    source: null,
    active: true,
    withdrawn: false,
    closed: false,
    testOut: false,
    interviewAhead: false,
    unopened: true,
    match: 83,
    unreadMessages: 0,
  },
};

const show = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <TopCandidates />
      </QueryClientProvider>
    </MemoryRouter>,
  );

test('asks for who fits well and whom nobody has gone on with, each a way to their card and to what the number stands on', async () => {
  let asked = '';
  server.use(
    http.get(LIST, ({ request }) => {
      asked = new URL(request.url).search;
      return success([ana], { page: 1, limit: 5, total: 9, totalPages: 2 });
    }),
  );
  show();
  const link = await screen.findByRole('link', { name: 'Ana' });
  expect(link.getAttribute('href')).toMatch(/j1.*application=a1$/);
  expect(screen.getByRole('button', { name: 'Compatibilidade de 83%, excelente. Ver por quê: Ana' })).toBeTruthy();
  expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
    show: 'open',
    stage: 'new,review',
    match: 'excellent,good',
    sort: 'match',
    limit: '5',
  });
  expect(screen.getByRole('link', { name: 'Ver todas' }).getAttribute('href')).toContain('sort=match');
});

test('a failure stays in its part and can be tried again, and nobody is said in words', async () => {
  server.use(http.get(LIST, () => failure(404, 'NOT_FOUND', 'Não encontrado.')));
  show();
  const alert = within(await screen.findByRole('alert'));
  server.use(http.get(LIST, () => success([], { page: 1, limit: 5, total: 0, totalPages: 0 })));
  await userEvent.click(alert.getByRole('button'));
  expect(await screen.findByText(/^Ninguém por enquanto/)).toBeTruthy();
});
