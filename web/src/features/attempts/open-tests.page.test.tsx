import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { success, testApi } from '../../../test/api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { OpenTestsPage } from './open-tests.page.tsx';

const server = testApi();

function open(search: string) {
  server.use(http.get('*/api/v1/tests/open', () => success([], { page: 1, limit: 20, total: 0, totalPages: 0 })));
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[`/admin/potential/tests/open${search}`]}>
        <OpenTestsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('that no test proves a skill is said only where nothing else hides tests', async () => {
  const person = open('?skill=React&difficulty=advanced');
  expect(await screen.findByText('Nenhum teste com esses filtros')).toBeTruthy();
  expect(screen.queryByText('Nenhum teste prova React ainda')).toBeNull();
  await person.click(screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Nenhum teste aberto por enquanto')).toBeTruthy();
});

test('where nothing else is asked for, it is', async () => {
  open('?skill=React');
  expect(await screen.findByText('Nenhum teste prova React ainda')).toBeTruthy();
});
