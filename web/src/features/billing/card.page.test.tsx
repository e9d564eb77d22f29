import type { CardChange } from '@prova/contract/billing/cards';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { memberOf, ORDER_ID } from '../../../test/billing.ts';
import { authStore } from '../../lib/auth-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { CardPage } from './card.page.tsx';

const server = testApi();

const change: CardChange = {
  id: ORDER_ID,
  state: 'open',
  provider: 'sandbox',
  url: `/admin/recruiter/billing/cards/${ORDER_ID}`,
  expiresAt: '2027-11-30T12:00:00.000Z',
};

function show(given: CardChange | null) {
  authStore.write({ status: 'signed-in', user: memberOf('owner') });
  server.use(
    http.get('*/api/v1/billing/cards/*', () =>
      given ? success(given) : failure(404, 'CARD_CHANGE_NOT_FOUND', 'Não encontramos esta troca de cartão.'),
    ),
  );
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[`/cards/${ORDER_ID}`]}>
        <Routes>
          <Route path="/cards/:id" element={<CardPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test.each([
  ['Aceitar o cartão', 'accept', 'done', 'Cartão trocado'],
  ['Aceitar, e recusar na renovação', 'acceptThenRefuse', 'done', 'Cartão trocado'],
  ['Recusar o cartão', 'decline', 'failed', 'O cartão não foi aceito'],
] as const)('in the sandbox "%s" says what came of it', async (button, outcome, state, said) => {
  const bodies: unknown[] = [];
  show(change);
  server.use(
    http.post('*/api/v1/billing/cards/*/sandbox', async ({ request }) => {
      bodies.push(await request.json());
      return success({ ...change, state, url: null });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const heading = await screen.findByRole('heading', { name: said });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() => expect(bodies).toEqual([{ outcome }]));
});

test('at Stripe the card is given on a page of theirs', async () => {
  show({ ...change, provider: 'stripe', url: 'https://checkout.stripe.example/c/pay/1' });
  const link = await screen.findByRole('link', { name: 'Informar o cartão' });
  expect(link.getAttribute('href')).toBe('https://checkout.stripe.example/c/pay/1');
});

test('what is nobody’s is said to be missing', async () => {
  show(null);
  expect(await screen.findByText('Não encontramos esta troca de cartão')).toBeDefined();
});
