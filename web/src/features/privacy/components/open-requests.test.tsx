import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { success, testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { signIn } from '../../../lib/session.ts';
import { clearTokens } from '../../../lib/tokens.ts';
import { OpenRequests } from './open-requests.tsx';

const server = testApi();
afterEach(clearTokens);

/** The home of somebody with a role in a company that so many requests wait for. @returns what was asked of the server */
function show(role: string, total: number): string[] {
  const asked: string[] = [];
  server.use(
    http.get(`${location.origin}/api/*`, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return success([], { page: 1, limit: 20, total, totalPages: 1 });
    }),
  );
  signIn({
    user: {
      id: 'u1',
      name: 'Ana',
      email: 'ana@correio.example',
      role: 'RECRUITER',
      language: 'pt-BR',
      companies: [{ id: 'c1', name: 'Aurora', role, runsJobs: true, verified: true, logoUrl: null } as never],
      acceptedCurrentTerms: true,
    },
    accessToken: 'a',
    refreshToken: 'r',
  });
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <OpenRequests />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}

test('an owner is told how many requests wait, with the way to where they are answered', async () => {
  show('owner', 3);
  const link = await screen.findByRole('link', { name: '3 pedidos sobre dados pessoais esperam resposta' });
  expect(link.getAttribute('href')).toBe('/admin/recruiter/data-requests');
});

test('nothing is said while none waits', async () => {
  const asked = show('owner', 0);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});

test('nobody else is told, and nothing is asked', () => {
  expect(show('recruiter', 3)).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});
