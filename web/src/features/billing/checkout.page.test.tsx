import type { Checkout } from '@prova/contract/billing/checkouts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, success, testApi } from '../../../test/api.ts';
import { checkout, memberOf, ORDER_ID, onePage, payment, talent } from '../../../test/billing.ts';
import { authStore } from '../../lib/auth-store.ts';
import { leaveTo } from '../../lib/leave.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { CheckoutPage } from './checkout.page.tsx';
import { BEGUN } from './order/begun-orders.ts';

const server = testApi();
const PAGE = 'https://checkout.stripe.example/c/1';
const stripe: Partial<Checkout> = { provider: 'stripe', url: PAGE };
vi.mock('../../lib/leave.ts', () => ({ leaveTo: vi.fn() }));

beforeEach(() => {
  authStore.write({ status: 'signed-in', user: talent });
});
afterEach(() => void vi.mocked(leaveTo).mockClear());

function show(changed: Partial<Checkout>, state: unknown = null) {
  server.use(
    http.get(`*/api/v1/billing/checkouts/${ORDER_ID}`, () => success({ ...checkout, ...changed })),
    http.get('*/api/v1/billing/payments', () => success([payment], onePage(1))),
  );
  return render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter initialEntries={[{ pathname: `/checkouts/${ORDER_ID}`, state }]}>
        <Routes>
          <Route path="/checkouts/:id" element={<CheckoutPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the sandbox says that nothing is charged, and what is chosen becomes of the payment', async () => {
  const bodies: unknown[] = [];
  show({});
  server.use(
    http.post('*/api/v1/billing/checkouts/:id/sandbox', async ({ request }) => {
      const body = (await request.json()) as { outcome: string };
      bodies.push(body);
      return success({ ...checkout, state: body.outcome === 'delay' ? 'pending' : 'paid' });
    }),
  );
  expect(await screen.findByText('Ambiente de demonstração: nada é cobrado')).toBeDefined();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Deixar pendente' }));
  const outcome = await screen.findByRole('heading', { name: 'Aguardando confirmação' });
  await waitFor(() => expect(document.activeElement).toBe(outcome));
  expect(screen.queryByRole('button', { name: 'Deixar pendente' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Aprovar' }));
  expect(await screen.findByText('Pagamento confirmado')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Baixar recibo 17 em PDF' })).toBeDefined();
  expect(bodies).toEqual([{ outcome: 'delay' }, { outcome: 'approve' }]);
});

test('a payment that failed is said as everywhere, with the way to try again', async () => {
  show({ state: 'failed' });
  expect(await screen.findByText('Erro no processamento do pagamento. Tente novamente.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tentar de novo' }).getAttribute('href')).toBe(
    '/admin/potential/billing/order?plan=pro&period=monthly',
  );
});

test('one that another payment came before goes back, and is told why', async () => {
  show({ state: 'refunded' });
  expect(await screen.findByText(/Outro pagamento chegou primeiro.*Tudo o que foi pago volta/)).toBeDefined();
});

test('an order whose time is over can be made again', async () => {
  show({ state: 'expired' });
  expect(await screen.findByText('O prazo do pedido terminou')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tentar de novo' })).toBeDefined();
});

test.each([
  ['boleto', /Pague o boleto até o vencimento/],
  ['pix', /Assim que o Pix for confirmado/],
] as const)('while a %s is pending one reads what comes', async (method, words) => {
  show({ ...stripe, state: 'pending', method });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByText('Ambiente de demonstração: nada é cobrado')).toBeNull();
});

test('the order leads to the page of the provider once, and who comes back is not sent away again', async () => {
  const { unmount } = show(stripe, BEGUN);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(PAGE));
  unmount();
  show(stripe, BEGUN);
  expect(await screen.findByText(/Não é preciso pagar de novo/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir para o pagamento' }).getAttribute('href')).toBe(PAGE);
  expect(leaveTo).toHaveBeenCalledTimes(1);
});

test('who opens an order another time finds a link, and is not sent away', async () => {
  show(stripe);
  expect(await screen.findByRole('link', { name: 'Ir para o pagamento' })).toBeDefined();
  expect(leaveTo).not.toHaveBeenCalled();
});

test('while the page is being prepared it is asked for until it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    show({ provider: 'stripe', state: 'opening' });
    expect(await screen.findByText('Preparando a página de pagamento')).toBeDefined();
    server.use(
      http.get(`*/api/v1/billing/checkouts/${ORDER_ID}`, () => success({ ...checkout, ...stripe, state: 'open' })),
    );
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByRole('link', { name: 'Ir para o pagamento' })).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('an owner reads what opens for the company', async () => {
  authStore.write({ status: 'signed-in', user: memberOf('owner') });
  show({ state: 'paid', plan: 'professional' });
  expect(await screen.findByText(/O Professional já está valendo\. Os novos limites já valem/)).toBeDefined();
});

test('an order that is nobody’s or another person’s is not found', async () => {
  show({});
  server.use(
    http.get(`*/api/v1/billing/checkouts/${ORDER_ID}`, () => failure(404, 'CHECKOUT_NOT_FOUND', 'Não encontramos.')),
  );
  expect(await screen.findByText('Não encontramos este pedido')).toBeDefined();
});
