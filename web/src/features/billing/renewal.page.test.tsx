import type { Subscription } from '@prova/contract/billing/subscriptions';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { success, testApi } from '../../../test/api.ts';
import { memberOf, paidCompany } from '../../../test/billing.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { RenewalPage } from './renewal.page.tsx';

const server = testApi();

const owing: Subscription = {
  ...paidCompany,
  state: 'past_due',
  owed: {
    amountCents: 39_900,
    currency: 'BRL',
    status: 'failed',
    holdsUntil: '2026-12-04T12:00:00.000Z',
    url: '/admin/recruiter/billing/renewal',
  },
};

function show(first: Subscription) {
  let now = first;
  authStore.write({ status: 'signed-in', user: memberOf('owner') });
  server.use(
    http.get('*/api/v1/billing/subscription', () => success(now)),
    http.post('*/api/v1/billing/subscription/renewal/sandbox', async ({ request }) => {
      const { outcome } = (await request.json()) as { outcome: string };
      if (outcome === 'approve') now = paidCompany;
      return success(now);
    }),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={['/admin/recruiter/billing/renewal']}>
        <RenewalPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a renewal that is declined stays owed, and one that is approved is paid', async () => {
  show(owing);
  await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Erro no processamento do pagamento. Tente novamente.');
  await userEvent.click(screen.getByRole('button', { name: 'Aprovar' }));
  const heading = await screen.findByRole('heading', { name: 'Pagamento confirmado' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('what is paid at the provider leads there, and nothing is settled here', async () => {
  const url = 'https://invoice.stripe.example/i/1';
  show({ ...owing, owed: owing.owed && { ...owing.owed, url } });
  expect((await screen.findByRole('link', { name: 'Pagar agora' })).getAttribute('href')).toBe(url);
  expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
});

test('where nothing is owed nothing is asked', async () => {
  show(paidCompany);
  expect(await screen.findByText('Não há renovação a pagar')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Aprovar' })).toBeNull();
});
