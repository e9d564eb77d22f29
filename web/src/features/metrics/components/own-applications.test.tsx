import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { testApi } from '../../../../test/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { OwnApplications } from './own-applications.tsx';

const server = testApi();

const draw = (ended: number) => {
  server.use(
    http.get('*/api/v1/applications', ({ request }) => {
      const total = new URL(request.url).searchParams.get('open') === 'true' ? 0 : ended;
      return HttpResponse.json({ success: true, data: [], meta: { page: 1, limit: 20, total, totalPages: 1 } });
    }),
    http.get('*/api/v1/*', () => HttpResponse.json({ success: true, data: [] })),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <OwnApplications />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test('says of who never applied that they have not, and of who has what became of it', async () => {
  draw(0);
  expect(await screen.findByText('Você ainda não se candidatou')).toBeTruthy();
});

test('says no such thing beside applications that have ended', async () => {
  draw(3);
  expect(await screen.findByText('Nenhuma candidatura aberta agora')).toBeTruthy();
  expect(screen.queryByText('Você ainda não se candidatou')).toBeNull();
});
